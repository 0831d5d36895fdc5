// A paid place whose money went back: what is left of it goes, and comes again with the money.
import type { Deps } from '../../context.ts'
import type { InTransaction } from '../../db/in-transaction.ts'
import { featureListing } from '../listings/featured/feature-listing.ts'
import { shortenPlace } from '../listings/featured/shorten-place.ts'
import { lockPerson } from '../people/lock-person.ts'
import {
  type FeaturedPaymentRow,
  findByProvider,
  lockFeaturedPayment,
  type Payer,
  updateFeaturedPayment,
} from './featured.repo.ts'

export type PaidPlace = { payment: FeaturedPaymentRow; payer: Payer | undefined }

const DAY = 86_400_000

/** What a payment bought, with its payer, both held until the transaction ends. */
export async function findPlace(
  tx: InTransaction<Deps>,
  providerId: string,
): Promise<PaidPlace | undefined> {
  const found = await findByProvider(tx.db, { id: providerId, rowId: null })
  if (!found) return undefined
  const payer = found.userId ? await lockPerson(tx, found.userId) : undefined
  const payment = await lockFeaturedPayment(tx.db, found.id)
  return payment && { payment, payer }
}

/** Takes what is left of a place from its ad, and no other payment's days. Answers it in milliseconds. */
export async function takePlace(
  tx: InTransaction<Deps>,
  { id, listingId, status, startsAt, expiresAt }: FeaturedPaymentRow,
): Promise<number> {
  if (status !== 'paid' || !startsAt || !expiresAt) return 0
  const from = Math.max(tx.clock.now().getTime(), startsAt.getTime())
  const left = expiresAt.getTime() - from
  if (left <= 0) return 0
  await updateFeaturedPayment(tx.db, id, { expiresAt: new Date(from) })
  if (listingId) await shortenPlace(tx, { listingId, ms: left })
  return left
}

/** Gives it back; answers its end, or null when the ad is gone, sold or switched off. */
export async function restorePlace(
  tx: InTransaction<Deps>,
  { id, listingId, plan, providerId }: FeaturedPaymentRow,
  ms: number,
): Promise<Date | null> {
  if (!listingId || !providerId) return null
  const order = { listingId, plan, days: ms / DAY, paymentId: providerId }
  const place = await featureListing(tx, order)
  if (place) await updateFeaturedPayment(tx.db, id, place)
  return place?.expiresAt ?? null
}
