// How a seller's ads do beside those of others, for plans above Free.
import * as z from 'zod/mini'
import { count, decimal, id } from '../scalar.ts'
import { BENCHMARK_MINIMUM_ADS } from './analytics.ts'

const rate = z.string()
const minutes = z.nullable(z.number())

/** Something to do, and the metric that says so. */
export const SellerTip = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('photos'), listingId: id(), title: z.string(), photos: count() }),
  z.object({
    kind: z.literal('price'),
    listingId: id(),
    title: z.string(),
    /** What three of four comparable ads ask at most, and how many there are. */
    high: decimal(),
    basis: count(),
  }),
  z.object({ kind: z.literal('answer') }),
  z.object({ kind: z.literal('waiting'), conversations: count() }),
])
export type SellerTip = z.infer<typeof SellerTip>

/**
 * Rates in percent with one decimal, answers in minutes. `basis`: how many ads of others, of the seller's
 * own categories, stand behind `others`; below 30 it is null, and the fixed texts are shown as a reference.
 */
export const SellerComparison = z.object({
  own: z.object({ ctr: rate, conversion: rate, answerMinutes: minutes }),
  others: z.nullable(z.object({ ctr: rate, conversion: rate, answerMinutes: minutes })),
  basis: count(),
  tips: z.array(SellerTip),
})
export type SellerComparison = z.infer<typeof SellerComparison>

/** Photos below which an ad is told that more help. */
export const FEW_PHOTOS = 3

/** True where enough ads of others stand behind a comparison. */
export function isComparable(basis: number): boolean {
  return basis >= BENCHMARK_MINIMUM_ADS
}

/** Slow: half as long again as others, and more than an hour. */
export function isSlowAnswer(own: number | null, others: number | null): boolean {
  return own !== null && others !== null && own > 60 && own > others * 1.5
}

/** '12 min', '3.5 h', '2.1 días': a waiting time in the unit people would say. */
export function waitingText(value: number): string {
  if (value < 60) return `${Math.max(1, Math.round(value))} min`
  const hours = value / 60
  return hours < 36 ? `${oneDecimal(hours)} h` : `${oneDecimal(hours / 24)} días`
}

const oneDecimal = (value: number) => value.toFixed(1).replace(/\.0$/, '')
