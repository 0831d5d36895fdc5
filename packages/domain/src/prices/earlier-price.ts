// The price that an ad asked before it was lowered, as far as it may be shown beside the present one
// (docs/product/prices.md#lowered-prices). The rule is that of Directive 98/6/EC, article 6a, where nobody has to
// follow it and everybody understands it: a reduction is told from the lowest price of the 30 days before it.
// https://eur-lex.europa.eu/eli/dir/1998/6/2022-05-28

import { isWanted } from '../attributes/headline.ts'
import type { AttributeValues } from '../attributes/values.ts'
import { categoryById } from '../listings/category.ts'
import { parsePrice } from './parse-price.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** How long a price has to have been asked without a break, to be told as the earlier one. */
export const STOOD_DAYS = 3
/** Of so many days before a lowering the lowest price counts. */
export const REFERENCE_DAYS = 30
/** How long the earlier price is shown. */
export const SHOWN_DAYS = 14
/** Further back than this nothing can change what is shown today. */
export const LOOKED_BACK_DAYS = SHOWN_DAYS + REFERENCE_DAYS + 1

/** What an ad asked from `since` until the next of its kind begins, and whether anybody could see it. */
export type AskedPrice = {
  since: string
  price: string | null
  categoryId: number
  isPublic: boolean
}

/** Amounts in cents; `at`: when the present price was asked first, in ms. */
export type Lowering = { from: number; to: number; at: number }

/**
 * The earlier price of an ad, a decimal, and until when it may be shown; undefined where there is none.
 * @param asked what the ad asked, oldest first
 */
export function findEarlierPrice(
  asked: readonly AskedPrice[],
  now: Date,
): { amount: string; until: Date } | undefined {
  const { present, before } = readRuns(asked, now)
  if (!present) return undefined
  const { first, earlier } = withoutSteps(present, before)
  const until = new Date(first.from + SHOWN_DAYS * DAY)
  const lowest = lowestOf(earlier, first.from)
  if (lowest === undefined || lowest <= present.cents || until <= now) return undefined
  const hasStood = referenceRuns(earlier, first.from).some(
    (run) => run.cents === lowest && stood(run),
  )
  return hasStood ? { amount: (lowest / 100).toFixed(2), until } : undefined
}

/** How far an ad asks less than at any time of the 30 days before; undefined where it does not. */
export function findLowering(asked: readonly AskedPrice[], now: Date): Lowering | undefined {
  const { present, before } = readRuns(asked, now)
  const from = present && lowestOf(before, present.from)
  if (!present || from === undefined || from <= present.cents) return undefined
  return { from, to: present.cents, at: present.from }
}

/** Whether people are told of it: by 1 % or by $1 at least. */
export function isWorthTelling({ from, to }: Pick<Lowering, 'from' | 'to'>): boolean {
  return from - to >= 100 || (from - to) * 100 >= from
}

/** False for a job, whose amount is a pay, and for what somebody looks for: there less is no better. */
export function hasComparedPrice(ad: {
  categoryId: number
  attributes?: AttributeValues
}): boolean {
  return categoryById(ad.categoryId)?.slug !== 'empleos' && !isWanted(ad)
}

/** One price, without a break, in sight of everybody. */
type Run = { from: number; to: number; cents: number }

/** The present price and the ones before it that can be held against it, oldest first. */
function readRuns(
  asked: readonly AskedPrice[],
  now: Date,
): { present?: Run | undefined; before: readonly Run[] } {
  const last = asked.at(-1)
  if (!last?.isPublic) return { before: [] }
  const runs = comparableRuns(asked, now)
  const cents = runs.at(-1)?.cents
  // Being switched off and on again makes no other price of it.
  const count = runs.length - 1 - runs.findLastIndex((run) => run.cents !== cents)
  const [present] = runs.slice(-count)
  return { present, before: runs.slice(0, -count) }
}

/** Since the ad last asked for something else: another category, other words around the amount, or no amount. */
function comparableRuns(asked: readonly AskedPrice[], now: Date): Run[] {
  const seen = asked.flatMap((each, index) => {
    const to = Date.parse(asked[index + 1]?.since ?? now.toISOString())
    return each.isPublic ? [{ ...readAmount(each), from: Date.parse(each.since), to }] : []
  })
  const kind = seen.at(-1)?.kind
  if (kind === undefined) return []
  const first = seen.findLastIndex((each) => each.kind !== kind) + 1
  return joinRuns(seen.slice(first))
}

function joinRuns(runs: readonly Run[]): Run[] {
  return runs.reduce<Run[]>((joined, { from, to, cents }) => {
    const last = joined.at(-1)
    if (last?.cents === cents && last.to === from) last.to = to
    else joined.push({ from, to, cents })
    return joined
  }, [])
}

/**
 * A price that goes down in steps of less than three days is lowered once, at the first of them: told from what
 * was asked before all of them, and shown from the first one on.
 */
function withoutSteps(
  present: Run,
  before: readonly Run[],
): { first: Run; earlier: readonly Run[] } {
  const last = before.at(-1)
  const isStep = last !== undefined && last.cents > present.cents && !stood(last)
  return isStep ? withoutSteps(last, before.slice(0, -1)) : { first: present, earlier: before }
}

function referenceRuns(runs: readonly Run[], before: number): readonly Run[] {
  return runs.filter(({ to }) => to > before - REFERENCE_DAYS * DAY)
}

function lowestOf(runs: readonly Run[], before: number): number | undefined {
  const reference = referenceRuns(runs, before)
  return reference.length === 0 ? undefined : Math.min(...reference.map(({ cents }) => cents))
}

function stood({ from, to }: Run): boolean {
  return to - from >= STOOD_DAYS * DAY
}

/** `kind` is what the amount is asked for: two of one kind can be compared; undefined without one amount. */
function readAmount({ price, categoryId }: AskedPrice): { cents: number; kind?: string } {
  const { priceNumeric, priceMax } = parsePrice(price)
  const cents = Math.round(Number(priceNumeric ?? 0) * 100)
  if (cents <= 0 || priceMax !== null || price === null) return { cents: 0 }
  const amount = price.includes('$') ? /\$\s*[\d.,]+/ : /[\d.,]*\d/
  const words = price
    .replace(amount, ' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(HAGGLING, ' ')
  return { cents, kind: `${categoryId} ${words.split(' ').filter(Boolean).join(' ')}` }
}

/** Words that leave the amount what it is. */
const HAGGLING = /\b(?:o ?m ?o|o mejor oferta|negociable|firme|fijo|d[oó]lares|usd)\b/g
