// Which ads are like another one, by what they say of themselves: what follows an ad on its page.
import { foldText } from '../text/writing.ts'
import type { AskedTexts, FacetKey } from './facet-keys.ts'
import type { AdAttributes } from './values.ts'

/** What is compared. `price` in dollars; the place in degrees. */
export type Compared = {
  price: number | null
  latitude: number | null
  longitude: number | null
  attributes: AdAttributes
}

export type Candidate = Compared & { id: number; createdAt: Date; isPaid: boolean }

/** What a thing is; an ad says at most one of them, that of its category. */
const KINDS = [
  ...['vehicleKind', 'homeKind', 'deviceKind', 'petKind', 'wearKind', 'householdKind'],
  ...['sportKind', 'businessKind', 'trade'],
] as const satisfies readonly FacetKey[]

/** Names that tell one thing from another of its kind, with what it is worth to share them. */
const NAMES = {
  make: 2,
  model: 3,
  brand: 2,
  deviceModel: 3,
  breed: 3,
  bedSize: 2,
  size: 1,
  forWhom: 1,
} as const

/** Numbers: how far apart they count as unlike, and what it is worth to be equal. */
const NUMBERS = {
  year: { reach: 6, worth: 2 },
  rooms: { reach: 2, worth: 2 },
  baths: { reach: 2, worth: 0.5 },
  inches: { reach: 15, worth: 1 },
  btu: { reach: 8000, worth: 1 },
} as const

/** Prices so many times apart are of different purses. */
const PRICE_REACH = 2.5
const PRICE_WORTH = 2
const KM_REACH = 60
const KM_PER_DEGREE = 108
const AGE_REACH = 60 * 86_400_000
/** A paid place leads where it is at most so much less alike than the most alike. */
const LEAD_MARGIN = 3

/** Facets that ads like this one share, the closest first; none for an ad that does not say what it is. */
export function sharedFacets({ attributes }: Pick<Compared, 'attributes'>): AskedTexts[] {
  const kind = pick(attributes, KINDS)
  const name = pick(attributes, ['make', 'brand', 'breed'])
  const closest = {
    ...kind,
    ...name,
    ...pick(attributes, ['model']),
    ...pick(attributes, ['rooms']),
  }
  const steps = [closest, { ...kind, ...name }, kind].filter((step) => Object.keys(step).length > 0)
  return [...new Map(steps.map((step) => [JSON.stringify(step), step])).values()]
}

/** The first of these that an ad says, as a search asks for it. */
function pick(attributes: AdAttributes, keys: readonly FacetKey[]): AskedTexts {
  const key = keys.find((each) => attributes[each] !== undefined)
  return key ? { [key]: String(attributes[key]).replaceAll(',', ' ') } : {}
}

/** The ids of those that are alike, the most alike first; a paid one that is about as alike as any leads. */
export function rankAlike(ad: Compared, candidates: readonly Candidate[], now: Date): number[] {
  const ranked = candidates
    .filter((each) => isAlike(ad, each))
    .map((each) => ({ ...each, score: likeness(ad, each, now) }))
    .toSorted((one, other) => other.score - one.score || other.id - one.id)
  const least = (ranked[0]?.score ?? 0) - LEAD_MARGIN
  const lead = ranked.find(({ isPaid, score }) => isPaid && score >= least)
  const ids = ranked.map(({ id }) => id)
  return lead ? [lead.id, ...ids.filter((id) => id !== lead.id)] : ids
}

/** Whether nothing says that they are different things: of the same kind where both say it, and for the same purpose. */
export function isAlike(
  ad: Pick<Compared, 'attributes'>,
  other: Pick<Compared, 'attributes'>,
): boolean {
  const [one, two] = [ad.attributes, other.attributes]
  const isOtherKind = KINDS.some(
    (key) => said(one[key]) && said(two[key]) && !same(one[key], two[key]),
  )
  return !isOtherKind && purposeOf(one) === purposeOf(two)
}

/** Bought, rented, or looked for. */
function purposeOf({ intent }: AdAttributes): string {
  return intent === 'busco' || intent === 'alquilo' ? intent : ''
}

function likeness(ad: Compared, other: Candidate, now: Date): number {
  return (
    kindWorth(ad.attributes, other.attributes) +
    nameWorth(ad.attributes, other.attributes) +
    numberWorth(ad.attributes, other.attributes) +
    priceWorth(ad.price, other.price) +
    near(distance(ad, other), KM_REACH) +
    near(now.getTime() - other.createdAt.getTime(), AGE_REACH)
  )
}

/** Both say what they are, and it is the same, as `isAlike` has found. */
function kindWorth(one: AdAttributes, two: AdAttributes): number {
  return KINDS.some((key) => said(one[key]) && said(two[key])) ? 4 : 0
}

function nameWorth(one: AdAttributes, two: AdAttributes): number {
  return sumOf(NAMES, (key, worth) => (said(one[key]) && same(one[key], two[key]) ? worth : 0))
}

function numberWorth(one: AdAttributes, two: AdAttributes): number {
  return sumOf(NUMBERS, (key, { reach, worth }) => {
    const [a, b] = [one[key], two[key]]
    return a === undefined || b === undefined ? 0 : worth * near(Math.abs(a - b), reach)
  })
}

function sumOf<Key extends string, Worth>(
  worths: Readonly<Record<Key, Worth>>,
  each: (key: Key, worth: Worth) => number,
): number {
  let sum = 0
  for (const key in worths) sum += each(key, worths[key])
  return sum
}

function priceWorth(one: number | null, two: number | null): number {
  if (!one || !two) return 0
  return PRICE_WORTH * near(Math.abs(Math.log(one / two)), Math.log(PRICE_REACH))
}

/** Flat earth: on this island it errs by little. */
function distance(one: Compared, two: Compared): number {
  if (one.latitude === null || one.longitude === null) return KM_REACH
  if (two.latitude === null || two.longitude === null) return KM_REACH
  return KM_PER_DEGREE * Math.hypot(one.latitude - two.latitude, one.longitude - two.longitude)
}

/** 1 for no difference, falling to 0 at `reach`. */
function near(difference: number, reach: number): number {
  return Math.max(0, 1 - difference / reach)
}

function said(value: unknown): boolean {
  return value !== undefined
}

function same(one: unknown, two: unknown): boolean {
  return foldText(String(one)) === foldText(String(two))
}
