// SQL of paid places: what was bought, what a plan gave, what is still open.

import type { FeaturedRecord } from '@wepa/domain/payments/feature-schema'
import type { FeaturedPlanId } from '@wepa/domain/payments/featured-plan'
import type { Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import { providerRows } from '../../db/sql/provider-rows.ts'
import type { FeaturedPaymentsTable } from '../../db/tables/payments.ts'

export type FeaturedPaymentRow = Selectable<FeaturedPaymentsTable>

export type NewFeaturedPayment = {
  userId: number
  listingId: number
  listingTitle: string
  attemptKey: string
  plan: FeaturedPlanId
  duration: number
  createdAt: Date
} & (
  | { source: 'payment'; amount: string; status: 'pending' }
  | { source: 'allowance'; amount: '0.00'; status: 'paid' }
)

export async function insertFeaturedPayment(
  db: Database,
  payment: NewFeaturedPayment,
): Promise<FeaturedPaymentRow> {
  return db.insertInto('featuredPayments').values(payment).returningAll().executeTakeFirstOrThrow()
}

/** Places that a person's plan gave since a time. */
export async function countAllowance(db: Database, userId: number, since: Date): Promise<number> {
  const row = await db
    .selectFrom('featuredPayments')
    .select(({ fn }) => fn.countAll<number>().as('used'))
    .where('userId', '=', userId)
    .where('createdAt', '>=', since)
    .where('source', '=', 'allowance')
    .executeTakeFirstOrThrow()
  return row.used
}

/** Payments of an ad that the provider was asked for and that nobody has seen paid. */
export async function listPendingOfListing(
  db: Database,
  listingId: number,
): Promise<FeaturedPaymentRow[]> {
  return db
    .selectFrom('featuredPayments')
    .selectAll()
    .where('listingId', '=', listingId)
    .where('status', '=', 'pending')
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
}

/** Whether the last payment for an ad that was made bought nothing; its money is still to be given back. */
export async function isRefused(db: Database, listingId: number): Promise<boolean> {
  const last = await db
    .selectFrom('featuredPayments')
    .select('status')
    .where('listingId', '=', listingId)
    .where('status', 'in', ['paid', 'refused'])
    .orderBy('paidAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.status === 'refused'
}

export const {
  findByProvider,
  lock: lockFeaturedPayment,
  updateProviderId,
} = providerRows('featuredPayments')

export type FeaturedPaymentChange = {
  providerId?: string
  status?: FeaturedPaymentRow['status']
  problem?: string
  startsAt?: Date
  expiresAt?: Date
  paidAt?: Date
}

export async function updateFeaturedPayment(
  db: Database,
  id: number,
  change: FeaturedPaymentChange,
): Promise<void> {
  await db.updateTable('featuredPayments').set(change).where('id', '=', id).execute()
}

/** One's own places that run now, the one that ends first in front. */
export async function listRunning(
  db: Database,
  userId: number,
  now: Date,
): Promise<FeaturedRecord[]> {
  const rows = await db
    .selectFrom('featuredPayments')
    .innerJoin('listings', 'listings.id', 'featuredPayments.listingId')
    .select([
      'featuredPayments.id',
      'featuredPayments.plan',
      'featuredPayments.expiresAt',
      'listings.id as listingId',
      'listings.title',
    ])
    .where('featuredPayments.userId', '=', userId)
    .where('featuredPayments.status', '=', 'paid')
    .where('featuredPayments.expiresAt', '>', now)
    .orderBy('featuredPayments.expiresAt')
    .orderBy('featuredPayments.id')
    .limit(200)
    .execute()
  return rows.flatMap(({ id, plan, expiresAt, listingId, title }) =>
    expiresAt
      ? [{ id, plan, expiresAt: expiresAt.toISOString(), listing: { id: listingId, title } }]
      : [],
  )
}

/** The ad of the payment that a person began or made last, since a time; undefined without one, or where the ad is gone. */
export async function findLatestBegun(
  db: Database,
  userId: number,
  since: Date,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('featuredPayments')
    .select('listingId')
    .where('userId', '=', userId)
    .where('source', '=', 'payment')
    .where('status', 'in', ['pending', 'paid'])
    .where('listingId', 'is not', null)
    .where('createdAt', '>=', since)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.listingId ?? undefined
}

/** What is still open and was begun before a time, after an id, in their order. */
export async function listPending(
  db: Database,
  { before, after, limit }: { before: Date; after: number; limit: number },
): Promise<FeaturedPaymentRow[]> {
  return db
    .selectFrom('featuredPayments')
    .selectAll()
    .where('status', '=', 'pending')
    .where('createdAt', '<=', before)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** A person as a receipt addresses them, and the provider's name for them. */
export type Payer = { id: number; email: string; fullName: string; customerId: string | null }
