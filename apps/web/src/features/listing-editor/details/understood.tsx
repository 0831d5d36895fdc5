import { attributeTable } from '@wepa/domain/attributes/fitting'
import { attributeText } from '@wepa/domain/attributes/format'
import type { AttributeKey } from '@wepa/domain/attributes/table'
import { X } from 'lucide-react'
import { useId, useLayoutEffect, useRef } from 'react'
import { attributePath, DENIED } from '../../../blocks/listing-fields/typed-attributes.ts'
import type { ListingForm } from '../listing-form.ts'
import type { Reading } from './text-reader.tsx'
import { type AdAnswers, deniedKeys, readOnly, useAnswers } from './use-answers.ts'

interface UnderstoodProps<Output> {
  form: ListingForm<Output>
  reading: Reading
}

/** What was read from the ad's text and stands on it: to change, or to take away and back. */
export function Understood<Output>({ form, reading }: UnderstoodProps<Output>) {
  const answers = useAnswers(form, reading)
  const heading = useId()
  const list = useRef<HTMLUListElement>(null)
  const chipOf = (key: AttributeKey) =>
    list.current?.querySelector<HTMLElement>(`[data-key="${key}"]`)
  /** Once what was pressed is gone, the focus goes to what stands in its place. */
  const pressed = useRef<{ key: AttributeKey; chip: HTMLElement | null | undefined } | null>(null)
  // Before anybody sees the page without it.
  useLayoutEffect(() => {
    if (pressed.current === null) return
    const { key, chip: before } = pressed.current
    const chip = chipOf(key)
    // Drawn for another reason, before the answer is.
    if (chip && chip === before) return
    pressed.current = null
    if (chip) chip.focus()
    // The text says nothing of it any more.
    else form.setFocus(attributePath(key))
  })
  const answer = (key: AttributeKey, text: string) => {
    pressed.current = { key, chip: chipOf(key) }
    form.setValue(attributePath(key), text, { shouldDirty: true, shouldValidate: isRefused(key) })
  }
  const isRefused = (key: AttributeKey) => form.getFieldState(attributePath(key)).invalid
  const items = itemsOf(answers)
  const count = items.filter(({ isDenied }) => !isDenied).length
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 && `Entendimos ${count} ${count === 1 ? 'detalle' : 'detalles'}`}
      </p>
      {items.length > 0 && (
        <section aria-labelledby={heading} className="grid grid-cols-1 gap-2">
          <h3 id={heading} className="text-body font-semibold">
            Entendimos
          </h3>
          <p className="text-small text-muted">
            Sale así en tu anuncio. Toca para cambiarlo, o quita lo que no es.
          </p>
          <ul ref={list} className="flex flex-wrap gap-2">
            {items.map(({ key, isDenied, text }) => (
              <li key={key} className="min-w-0">
                {isDenied ? (
                  <DeniedChip name={key} onRestore={() => answer(key, '')} />
                ) : (
                  <ReadChip
                    name={key}
                    text={text}
                    onOpen={() => form.setFocus(attributePath(key))}
                    onRemove={() => answer(key, DENIED)}
                  />
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** What was read and what of it was taken away, each at its place. */
function itemsOf(answers: AdAnswers) {
  const { standing } = answers
  const denied = deniedKeys(answers).map((key) => ({ key, isDenied: true, text: '' }))
  const read = readOnly(answers).map((key) => ({
    key,
    isDenied: false,
    text: attributeText(key, standing[key]),
  }))
  return [...read, ...denied]
}

interface ReadChipProps {
  name: AttributeKey
  text: string
  onOpen: () => void
  onRemove: () => void
}

// The words for a screen reader are content: a label of its own would read like the field's.
function ReadChip({ name, text, onOpen, onRemove }: ReadChipProps) {
  const { label } = attributeTable[name]
  return (
    <span className="inline-flex max-w-full items-center rounded-full bg-caribe-soft text-caribe-strong">
      <button
        type="button"
        data-key={name}
        onClick={onOpen}
        className="min-h-11 min-w-0 rounded-full py-1 pl-4 text-left text-body wrap-anywhere hover:underline"
      >
        <span className="sr-only">Cambiar</span> {label}:{' '}
        <span className="font-semibold">{text}</span>
      </button>
      <button
        type="button"
        onClick={onRemove}
        className="grid size-11 flex-none place-items-center rounded-full"
      >
        <span className="sr-only">
          Quitar {label}: {text}
        </span>
        <X aria-hidden="true" size={16} strokeWidth={2} />
      </button>
    </span>
  )
}

function DeniedChip({ name, onRestore }: { name: AttributeKey; onRestore: () => void }) {
  const { label } = attributeTable[name]
  return (
    <button
      type="button"
      data-key={name}
      onClick={onRestore}
      className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-edge px-4 py-1 text-left text-body text-muted hover:border-ink"
    >
      <span className="sr-only">Quitado:</span> <s className="min-w-0 wrap-anywhere">{label}</s>{' '}
      <span className="font-semibold text-caribe">Volver a leer</span>
    </button>
  )
}
