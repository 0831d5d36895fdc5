import * as z from 'zod/mini'
import { EarlierPrice } from '../listings/listing-schema.ts'
import { moment } from '../scalar.ts'

/** How many prices, and how many renewals, are answered at most. */
export const PRICE_HISTORY_LIMIT = 200

/**
 * What an own ad asked and how its time was prolonged, each the newest first. `at`: since when a price was asked, or
 * when the ad got the end `expiresAt`. `earlierPrice`: what people see beside the present price.
 */
export const PriceHistory = z.object({
  prices: z.array(z.object({ price: z.nullable(z.string()), at: moment() })),
  renewals: z.array(z.object({ expiresAt: moment(), at: moment() })),
  earlierPrice: z.nullable(EarlierPrice),
})
export type PriceHistory = z.infer<typeof PriceHistory>
