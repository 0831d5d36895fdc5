import { isLink } from '@wepa/domain/photos/photo'
import { ImageIcon } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { ConflictField, Difference, Side } from './conflict.ts'
import { useFocusAtStart } from './use-focus-at-start.ts'

interface ConflictPanelProps {
  differences: readonly Difference[]
  /** The fields for which the published version was chosen. */
  onSave: (theirs: readonly ConflictField[]) => void
  onBack: () => void
}

/** The ad was edited elsewhere: both versions, field by field, and which of them is to stand. */
export function ConflictPanel({ differences, onSave, onBack }: ConflictPanelProps) {
  const [chosen, setChosen] = useState<Partial<Record<ConflictField, Side>>>({})
  const heading = useFocusAtStart()
  const sideOf = ({ field, suggested }: Difference) => chosen[field] ?? suggested
  const chooseAll = (side: Side) =>
    setChosen(Object.fromEntries(differences.map(({ field }) => [field, side])))
  const save = () =>
    onSave(
      differences.filter((difference) => sideOf(difference) === 'theirs').map(({ field }) => field),
    )
  return (
    <section className="grid grid-cols-1 gap-5 rounded-card border border-sol bg-card p-4 shadow-soft sm:p-6">
      <div className="grid gap-1">
        <h2 ref={heading} tabIndex={-1} className="text-h3 font-bold outline-none">
          Este anuncio cambió mientras lo editabas
        </h2>
        <p className="text-body text-muted">
          Alguien con tu cuenta lo guardó desde otro lugar. Elige qué queda; no se pierde nada de lo
          que escribiste.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button tone="quiet" size="small" onClick={() => chooseAll('theirs')}>
          Usar todo lo publicado
        </Button>
        <Button tone="quiet" size="small" onClick={() => chooseAll('mine')}>
          Usar todo lo mío
        </Button>
      </div>
      {differences.map((difference) => (
        <Choice
          key={difference.field}
          difference={difference}
          side={sideOf(difference)}
          onChoose={(side) => setChosen({ ...chosen, [difference.field]: side })}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button tone="call" size="large" className="min-w-40 flex-1" onClick={save}>
          Guardar así
        </Button>
        <Button tone="quiet" size="large" onClick={onBack}>
          Volver al formulario
        </Button>
      </div>
    </section>
  )
}

interface ChoiceProps {
  difference: Difference
  side: Side
  onChoose: (side: Side) => void
}

function Choice({ difference, side, onChoose }: ChoiceProps) {
  const { field, label } = difference
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2 sm:grid-cols-2 sm:gap-3">
      <legend className="mb-2 text-body font-semibold">{label}</legend>
      {sides.map(({ name, words }) => (
        <label
          key={name}
          className={classNames(
            'grid min-w-0 cursor-pointer grid-cols-[auto_1fr] content-start gap-x-3 gap-y-1 rounded-field border p-3 transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
            side === name ? 'border-caribe bg-caribe-soft' : 'border-edge bg-card hover:border-ink',
          )}
        >
          <input
            type="radio"
            name={`conflicto-${field}`}
            checked={side === name}
            onChange={() => onChoose(name)}
            className="mt-1 size-5 accent-caribe outline-none"
          />
          <span className="text-small font-semibold text-muted">{words}</span>
          <span className="col-start-2 min-w-0">
            <Version value={difference[name]} />
          </span>
        </label>
      ))}
    </fieldset>
  )
}

const sides = [
  { name: 'theirs', words: 'Lo que está publicado' },
  { name: 'mine', words: 'Lo tuyo' },
] as const

function Version({ value }: { value: string | readonly string[] }) {
  if (typeof value === 'string') {
    return (
      <span className="text-body whitespace-pre-line wrap-anywhere">{value || 'Sin nada'}</span>
    )
  }
  if (value.length === 0) return <span className="text-body">Sin fotos</span>
  return (
    <span className="flex flex-wrap gap-1.5">
      {value.map((url, index) => (
        <Small key={url} url={url} number={index + 1} />
      ))}
    </span>
  )
}

// One that lies elsewhere has no picture to show before its copy is here.
function Small({ url, number }: { url: string; number: number }) {
  if (isLink(url)) {
    return (
      <span className="grid size-14 place-items-center rounded-field bg-sand-deep text-muted">
        <ImageIcon role="img" aria-label={`Foto ${number}`} size={24} strokeWidth={1.5} />
      </span>
    )
  }
  return <img src={url} alt={`Foto ${number}`} className="size-14 rounded-field object-cover" />
}
