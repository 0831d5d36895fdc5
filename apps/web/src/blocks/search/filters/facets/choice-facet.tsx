import type { FacetCounts } from '@wepa/domain/attributes/facet-counts'
import type { FacetKey } from '@wepa/domain/attributes/facet-keys'
import { attributeTable } from '@wepa/domain/attributes/fitting'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { countText } from '../../result-count.tsx'
import { withoutValue, withValue } from './facet-values.ts'
import { type FacetValue, valuesOf } from './shown-facets.ts'

interface ChoiceFacetProps {
  facet: FacetKey
  /** As an address has it. */
  text: string
  counts: FacetCounts | undefined
  onChange: (text: string) => void
}

/** More values than these wait behind 'Ver más'. */
const MOST = 8

/** Values to check, several at once; of what is or is not, the one box. */
export function ChoiceFacet({ facet, text, counts, onChange }: ChoiceFacetProps) {
  const { label, kind } = attributeTable[facet]
  const values = valuesOf(facet, text, counts)
  const [isAll, setIsAll] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button is gone: the focus goes on with the first of what it brought.
    if (isAll) list.current?.querySelectorAll<HTMLElement>('input')[MOST]?.focus()
  }, [isAll])
  if (values.length === 0) return null
  const boxes = values
    .filter(({ isChosen }, at) => isAll || at < MOST || isChosen)
    .map((value) => (
      <ValueBox
        key={value.value}
        value={value}
        isCapped={counts?.isCapped ?? false}
        onToggle={() =>
          onChange(value.isChosen ? withoutValue(text, value.value) : withValue(text, value.value))
        }
      />
    ))
  if (kind === 'flag') return <div>{boxes}</div>
  return (
    <fieldset>
      <legend className="mb-1 text-body font-semibold">{label}</legend>
      <div ref={list}>{boxes}</div>
      {boxes.length < values.length && (
        <Button tone="bare" size="small" className="-ml-3" onClick={() => setIsAll(true)}>
          Ver más<span className="sr-only">: {label}</span>
        </Button>
      )}
    </fieldset>
  )
}

interface ValueBoxProps {
  value: FacetValue
  isCapped: boolean
  onToggle: () => void
}

function ValueBox({ value: { label, count, isChosen }, isCapped, onToggle }: ValueBoxProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 text-body">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={onToggle}
        className="size-5 flex-none accent-caribe"
      />
      <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
      {count !== undefined && (
        <span className="figures text-small text-muted">
          <span className="sr-only">, </span>
          {countText({ total: count, isTotalCapped: false })}
          {isCapped && '+'}
          <span className="sr-only">{count === 1 ? ' anuncio' : ' anuncios'}</span>
        </span>
      )}
    </label>
  )
}
