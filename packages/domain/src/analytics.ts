// Figures about ads: the seller's own (§9) and the events behind them (§3).
import * as z from 'zod/mini'
import { id, moment } from './scalar.ts'

/** One event of a business seller's ad. */
export const AnalyticsEvent = z.object({
  userId: id(),
  listingId: id(),
  eventType: z.enum(['view', 'click', 'message', 'favorite']),
  eventDate: moment(),
  source: z.nullable(z.string()),
  viewerLocation: z.nullable(z.string()),
  deviceType: z.nullable(z.string()),
})
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>

/** A part of a whole in percent with one decimal: 1 of 8 → '12.5'; nothing of nothing → '0.0'. */
export function percentage(part: number, whole: number): string {
  return whole > 0 ? ((part / whole) * 100).toFixed(1) : '0.0'
}

/** Conversion = messages per view, CTR = clicks per view, in percent (§9). */
export function sellerRates(sums: { views: number; clicks: number; messages: number }): {
  conversion: string
  ctr: string
} {
  return {
    conversion: percentage(sums.messages, sums.views),
    ctr: percentage(sums.clicks, sums.views),
  }
}

/** The texts that stand where fewer than 30 comparable ads give no real figure; shown with 'referencia' (decision A). */
export const BENCHMARK_REFERENCE = {
  ctr: '2.1',
  responseDays: '2.3',
  slowResponseDays: '5.1',
} as const
export const BENCHMARK_MINIMUM_ADS = 30
