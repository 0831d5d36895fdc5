// What a search asks of the attributes. In an address each stands under its own name: `make=Toyota,Honda`,
// `year=2010-2018`, `rooms=3-`, `pets=si`.
import { foldText } from '../text/writing.ts'
import type { Attribute } from './attribute.ts'
import { type AskedTexts, FACETS, type FacetKey } from './facet-keys.ts'
import { attributeTable } from './fitting.ts'

/** One of several values, or a range with at least one end. Texts are folded. */
export type Asked = { oneOf: readonly string[] } | { min?: number; max?: number }

export const MOST_VALUES = 20

const YES_NO: Readonly<Record<string, string>> = {
  si: 'true',
  sí: 'true',
  true: 'true',
  '1': 'true',
  no: 'false',
  false: 'false',
  '0': 'false',
}

/** Undefined for what asks nothing or cannot be read. */
export function readAsked(key: FacetKey, text: string): Asked | undefined {
  const attribute = attributeTable[key]
  if (attribute.kind === 'number') return readRange(attribute, text)
  const values = text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
  const known = values.slice(0, MOST_VALUES).flatMap((value) => codeOf(attribute, value) ?? [])
  const oneOf = [...new Set(known)].toSorted()
  return oneOf.length > 0 ? { oneOf } : undefined
}

function codeOf(attribute: Attribute, value: string): string | undefined {
  if (attribute.kind === 'choice')
    return Object.hasOwn(attribute.choices, value) ? value : undefined
  if (attribute.kind === 'flag') return YES_NO[value.toLowerCase()]
  return foldText(value)
}

const END = '(\\d{1,9}(?:\\.\\d{1,2})?)'
const RANGE = new RegExp(`^(?:${END}?-${END}?|${END})$`)

/** '2010-2018', '2010-', '-2018', '2015'; ends that are the wrong way round trade places. */
function readRange({ min, max }: { min: number; max: number }, text: string): Asked | undefined {
  const [, low, high, exact] = RANGE.exec(text.trim()) ?? []
  const [one, other] = [endOf(low ?? exact), endOf(high ?? exact)]
  const isTurned = one !== undefined && other !== undefined && one > other
  const [least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY] = isTurned
    ? [other, one]
    : [one, other]
  const isAsked = Number.isFinite(least) || Number.isFinite(most)
  if (!isAsked || least > max || most < min) return undefined
  return {
    ...(Number.isFinite(least) && { min: least }),
    ...(Number.isFinite(most) && { max: most }),
  }
}

function endOf(digits: string | undefined): number | undefined {
  return digits === undefined ? undefined : Number(digits)
}

/** The one spelling of what is asked. */
export function writeAsked(key: FacetKey, asked: Asked): string {
  if ('oneOf' in asked) {
    const isFlag = attributeTable[key].kind === 'flag'
    return asked.oneOf.map((value) => (isFlag ? (value === 'true' ? 'si' : 'no') : value)).join(',')
  }
  const { min, max } = asked
  if (min !== undefined && min === max) return String(min)
  return `${min ?? ''}-${max ?? ''}`
}

/** All that a search asks, what cannot be read left out. */
export function readAllAsked(texts: AskedTexts): Map<FacetKey, Asked> {
  return new Map(
    FACETS.flatMap((key): [FacetKey, Asked][] => {
      const text = texts[key]
      const asked = text === undefined ? undefined : readAsked(key, text)
      return asked ? [[key, asked]] : []
    }),
  )
}

/** What asks something, in the one spelling of each; null where nothing does. */
export function writeAllAsked(texts: Texts): AskedTexts | null
export function writeAllAsked(texts: Texts): object | null {
  const asked = FACETS.flatMap((key): [string, string][] => {
    const text = texts[key]
    const read = text === undefined ? undefined : readAsked(key, text)
    return read ? [[key, writeAsked(key, read)]] : []
  })
  return asked.length > 0 ? Object.fromEntries(asked) : null
}

type Texts = { readonly [Key in FacetKey]?: string | undefined }
