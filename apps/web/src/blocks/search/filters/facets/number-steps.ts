// The numbers that filters offer for each attribute.
import { readAsked } from '@wepa/domain/attributes/asked'
import type { AskedTexts, FacetKey } from '@wepa/domain/attributes/facet-keys'
import { CUERDA } from '@wepa/domain/attributes/units'
import { splitValues } from './facet-values.ts'

/** What is counted in ones: '1+', '2+', '3+', '4+'. */
export const AT_LEAST = [1, 2, 3, 4] as const
const COUNTED: ReadonlySet<FacetKey> = new Set(['rooms', 'baths', 'parking'])

export function isCounted(key: FacetKey): boolean {
  return COUNTED.has(key)
}

/** What a job asks for at most is of use, not what it asks for at least; of pay it is the other way round. */
export function endsOf(key: FacetKey): readonly ('min' | 'max')[] {
  if (key === 'experience') return ['max']
  return key === 'payFrom' ? ['min'] : ['min', 'max']
}

const STEPS: { readonly [Key in FacetKey]?: readonly number[] } = {
  miles: Array.from({ length: 10 }, (_, at) => (at + 1) * 20_000),
  builtArea: [500, 750, 1000, 1250, 1500, 2000, 2500, 3000, 4000, 5000, 10_000],
  storage: [32, 64, 128, 256, 512, 1000, 2000],
  inches: [5, 6, 7, 10, 13, 15, 17, 24, 32, 40, 43, 50, 55, 65, 75, 85],
  btu: [5000, 8000, 10_000, 12_000, 18_000, 24_000, 36_000, 48_000, 60_000],
  gallons: [20, 40, 52, 80, 200, 400, 600, 1000, 2000],
  experience: [0, 1, 2, 3, 5, 10],
  age: [2, 6, 12, 24, 60, 120],
}

/** Dollars, by what they are paid for. */
const PAY: Readonly<Record<string, readonly number[]>> = {
  hora: [10.5, 12, 15, 18, 20, 25, 30, 40],
  semana: [400, 500, 600, 800, 1000, 1500],
  mes: [1500, 2000, 2500, 3000, 4000, 5000],
  ano: [20_000, 25_000, 30_000, 40_000, 50_000, 75_000, 100_000],
}

const CUERDAS = [0.25, 0.5, 1, 2, 5, 10, 25, 50, 100]
const FIRST_YEAR = 1960

type Offer = {
  key: FacetKey
  end: 'min' | 'max'
  asked: AskedTexts
  /** The year of now. */
  year: number
}

/** The numbers to choose from, the one that is asked for among them; years begin with the newest. */
export function stepsOf({ key, end, asked, year }: Offer): number[] {
  const chosen = endOf(key, asked[key] ?? '', end)
  const steps = new Set([
    ...offered({ key, end, asked, year }),
    ...(chosen === undefined ? [] : [chosen]),
  ])
  const sorted = [...steps].toSorted((a, b) => a - b)
  return key === 'year' ? sorted.toReversed() : sorted
}

function offered({ key, end, asked, year }: Offer): readonly number[] {
  if (key === 'year')
    return Array.from({ length: year + 2 - FIRST_YEAR }, (_, at) => FIRST_YEAR + at)
  if (key === 'payFrom') return PAY[splitValues(asked.payPer ?? '')[0] ?? ''] ?? []
  // A cuerda is no whole number of square metres: both ends hold what is one.
  if (key === 'landArea') {
    const round = end === 'min' ? Math.floor : Math.ceil
    return CUERDAS.map((cuerdas) => round(cuerdas * CUERDA))
  }
  return STEPS[key] ?? []
}

/** The end of a range as an address has it; undefined where it is open. */
export function endOf(key: FacetKey, text: string, end: 'min' | 'max'): number | undefined {
  const asked = readAsked(key, text)
  return asked && !('oneOf' in asked) ? asked[end] : undefined
}

/** The range with another end; '' for none at all. */
export function withEnd(
  key: FacetKey,
  text: string,
  [end, value]: ['min' | 'max', string],
): string {
  const ends = {
    min: endOf(key, text, 'min') ?? '',
    max: endOf(key, text, 'max') ?? '',
    [end]: value,
  }
  return ends.min === '' && ends.max === '' ? '' : `${ends.min}-${ends.max}`
}
