import * as z from 'zod/mini'
import { decimal, id, moment } from './scalar.ts'

/** The fee of a sale in percent: the spec promises no commission (decision B8). */
export const FEE_PERCENTAGE = '0.00'

/** A completed sale. Amounts in dollars as decimals; `saleAmount` null when the ad named no number. */
export const Transaction = z.object({
  id: id(),
  buyerId: id(),
  sellerId: id(),
  listingId: id(),
  saleAmount: z.nullable(decimal()),
  feeAmount: decimal(),
  feePercentage: decimal(),
  status: z.enum(['completed', 'cancelled']),
  createdAt: moment(),
})
export type Transaction = z.infer<typeof Transaction>
