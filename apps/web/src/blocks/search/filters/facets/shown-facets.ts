// Which attributes a search can be filtered by, and which of their values.
import type { FacetCounts } from '@wepa/domain/attributes/facet-counts'
import { type AskedTexts, FACETS, type FacetKey } from '@wepa/domain/attributes/facet-keys'
import { attributeTable } from '@wepa/domain/attributes/fitting'
import { attributeText } from '@wepa/domain/attributes/format'
import { nameOf, valueLabel } from './facet-labels.ts'
import { hasValue, splitValues } from './facet-values.ts'

type Counts = Pick<FacetCounts, 'facets' | 'isCapped'> | undefined

/**
 * Those of the category; without one those of every ad. What belongs to some kinds of things is left out once other kinds
 * are chosen, and so is what none of the found ads says anything of; what is asked for always stays.
 */
export function shownFacets(
  category: string | undefined,
  asked: AskedTexts,
  counts?: Counts,
): FacetKey[] {
  const shown = FACETS.filter(
    (key) =>
      asked[key] !== undefined ||
      (isOf(key, category) && isAllowed(key, asked) && isSaid(key, counts)),
  )
  // Whether it is for rent or for sale comes before what a home has.
  return category === 'bienes-raices'
    ? shown.toSorted((a, b) => Number(b === 'intent') - Number(a === 'intent'))
    : shown
}

function isOf(key: FacetKey, category: string | undefined): boolean {
  const { categories } = attributeTable[key]
  return !categories || categories.some((slug) => slug === category)
}

function isAllowed(key: FacetKey, asked: AskedTexts): boolean {
  if (key === 'model') return asked.make !== undefined
  // Dollars per hour and per year are not held against each other.
  if (key === 'payFrom') return splitValues(asked.payPer ?? '').length === 1
  const { only } = attributeTable[key]
  const kinds = FACETS.find((each) => each === only?.attribute)
  const chosen = splitValues((kinds && asked[kinds]) ?? '')
  return !only || chosen.length === 0 || chosen.some((code) => only.codes.includes(code))
}

/** Of so many ads that some were not counted, none of them may say it and others do. */
function isSaid(key: FacetKey, counts: Counts): boolean {
  return !counts || counts.isCapped || counts.facets.some((facet) => facet.key === key)
}

export type FacetValue = {
  /** As an address has it. */
  value: string
  label: string
  /** Ads that have it; undefined while nobody knows. */
  count: number | undefined
  isChosen: boolean
}

/** The values of an attribute that has choices or names, and of a flag its yes. What no ad has is left out unless chosen. */
export function valuesOf(key: FacetKey, text: string, counts: Counts): FacetValue[] {
  const counted = counts?.facets.find((facet) => facet.key === key)?.values ?? []
  const countOf = (value: string) =>
    counts && (counted.find((each) => each.value === value)?.count ?? 0)
  const attribute = attributeTable[key]
  if (attribute.kind === 'text') return namesOf(text, counted, counts && 0)
  const codes = attribute.kind === 'choice' ? Object.keys(attribute.choices) : ['si']
  return codes
    .map((value) => ({
      value,
      label: choiceLabel(key, value),
      count: countOf(value),
      isChosen: hasValue(text, value),
    }))
    .filter(({ count, isChosen }) => isChosen || count !== 0 || counts?.isCapped)
}

/** Ads say 'vendo', and who searches reads 'en venta'. */
function choiceLabel(key: FacetKey, value: string): string {
  const { kind, label } = attributeTable[key]
  if (key === 'intent') return valueLabel(key, value)
  return kind === 'choice' ? attributeText(key, value) : label
}

/** Those that the found ads have, as they write them, and those that are asked for. */
function namesOf(
  text: string,
  counted: readonly { value: string; label: string; count: number }[],
  none: number | undefined,
) {
  const found = counted
    // A comma parts values.
    .filter(({ value }) => !value.includes(','))
    .map(({ label, value, count }) => ({
      value: label.includes(',') ? value : label,
      label: nameOf(label),
      count,
      isChosen: hasValue(text, value),
    }))
  const others = splitValues(text).filter(
    (value) => !found.some((each) => hasValue(each.value, value)),
  )
  return [
    ...found,
    ...others.map((value) => ({ value, label: nameOf(value), count: none, isChosen: true })),
  ]
}

/** How many of the found ads have at least so many rooms; undefined while nobody knows. */
export function countFrom(key: FacetKey, least: number, counts: Counts): number | undefined {
  if (!counts) return undefined
  const values = counts.facets.find((facet) => facet.key === key)?.values ?? []
  return values.reduce((sum, { value, count }) => sum + (Number(value) >= least ? count : 0), 0)
}
