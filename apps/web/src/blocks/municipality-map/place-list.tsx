import { WHOLE_ISLAND } from '@wepa/domain/places/location'
import { MUNICIPALITIES } from '@wepa/domain/places/municipalities'
import { REGIONS } from '@wepa/domain/places/regions'
import { foldText } from '@wepa/domain/text/writing'
import { type RefObject, useId, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { TextInput } from '../../ui/forms/text-input.tsx'

interface PlaceListProps {
  ref: RefObject<HTMLDivElement | null>
  /** The name of what is picked; '' is the whole island. */
  picked: string | undefined
  onPick: (name: string) => void
  /** '24', '1,000+'; nothing where nothing is counted. */
  countOf: (name: string) => string | undefined
  /** Whether regions and the whole island may be picked, too. */
  hasRegions: boolean
}

/** Every municipality under its region as a choice of its own: what the map shows, for keyboard and screen reader. */
export function PlaceList({ ref, picked, onPick, countOf, hasRegions }: PlaceListProps) {
  const group = useId()
  const [typed, setTyped] = useState('')
  const fits = (name: string) => ` ${foldText(name)}`.includes(` ${foldText(typed.trim())}`)
  const regions = REGIONS.map((region) => ({
    region,
    names: MUNICIPALITIES.filter((each) => each.region === region && fits(each.name)).map(
      ({ name }) => name,
    ),
  })).filter(({ names }) => names.length > 0)
  const found = regions.reduce((sum, { names }) => sum + names.length, 0)
  const choice = (name: string, label = name) => (
    <Choice
      key={name}
      {...{ group, name, label }}
      count={countOf(name)}
      isPicked={picked === name}
      isWide={label !== name}
      onPick={() => onPick(name)}
    />
  )
  return (
    <div ref={ref} className="grid content-start gap-3">
      <TextInput
        label="Elige tu pueblo"
        placeholder="Escribe su nombre"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          const [first] = regions[0]?.names ?? []
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (first && typed.trim() !== '') onPick(first)
        }}
      />
      <p role="status" className="sr-only">
        {typed.trim() === '' ? '' : found === 1 ? '1 municipio' : `${found} municipios`}
      </p>
      {found === 0 && (
        <p className="text-body text-muted">
          Ningún municipio se llama así. Prueba con menos letras.
        </p>
      )}
      {hasRegions && typed.trim() === '' && choice('', WHOLE_ISLAND)}
      {regions.map(({ region, names }) => (
        <fieldset key={region}>
          <legend className="mb-1 text-small font-semibold text-muted">{region}</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-x-2">
            {hasRegions && typed.trim() === '' && choice(region, 'Toda la región')}
            {names.map((name) => choice(name))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}

interface ChoiceProps {
  group: string
  name: string
  label: string
  count: string | undefined
  isPicked: boolean
  /** More than a municipality: a row of its own. */
  isWide: boolean
  onPick: () => void
}

function Choice({ group, name, label, count, isPicked, isWide, onPick }: ChoiceProps) {
  return (
    <label
      className={classNames(
        'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-field px-2 text-body has-focus-visible:outline-3 has-focus-visible:outline-ring',
        isWide && 'col-span-full',
        isPicked ? 'bg-caribe-soft font-semibold text-caribe-strong' : 'hover:bg-sand-deep',
      )}
    >
      <input
        type="radio"
        name={group}
        value={name}
        checked={isPicked}
        onChange={onPick}
        className="size-4.5 flex-none accent-caribe outline-none"
      />
      <span className="min-w-0 flex-1">{label}</span>
      {count !== undefined && (
        <span className="figures text-small text-muted">
          {count}
          <span className="sr-only">{count === '1' ? ' anuncio' : ' anuncios'}</span>
        </span>
      )}
    </label>
  )
}
