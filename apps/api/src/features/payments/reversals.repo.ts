// SQL of money that went back.
import type { PaymentReversal, ReversalState } from '@wepa/domain/payments/reversal'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { PaymentReversalsTable } from '../../db/tables/payments.ts'

export type ReversalRow = Selectable<PaymentReversalsTable>

/** What a payment bought: one of the two. */
export type Bought = { featuredPaymentId: number } | { subscriptionPaymentId: number }

export async function findReversal(
  db: Database,
  providerId: string,
): Promise<ReversalRow | undefined> {
  return db
    .selectFrom('paymentReversals')
    .selectAll()
    .where('providerId', '=', providerId)
    .executeTakeFirst()
}

/** The row of a payment, made where there is none, and held until the transaction ends. */
export async function lockReversal(
  db: Database,
  { providerId, amount, bought, now }: NewReversal,
): Promise<ReversalRow> {
  await db
    .insertInto('paymentReversals')
    .values({ providerId, amount, ...bought, createdAt: now, updatedAt: now })
    .onConflict((hit) => hit.column('providerId').doNothing())
    .execute()
  return db
    .selectFrom('paymentReversals')
    .selectAll()
    .where('providerId', '=', providerId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

type NewReversal = { providerId: string; amount: string; bought: Bought; now: Date }

export async function updateReversal(
  db: Database,
  id: number,
  change: {
    state: ReversalState
    gone: string
    takenMs: number
    reading: number
    updatedAt: Date
  },
): Promise<void> {
  await db.updateTable('paymentReversals').set(change).where('id', '=', id).execute()
}

/** Payments whose dispute is open, after a row's id, in their order. */
export async function listDisputed(
  db: Database,
  { after, limit }: { after: number; limit: number },
): Promise<{ id: number; providerId: string }[]> {
  return db
    .selectFrom('paymentReversals')
    .select(['id', 'providerId'])
    .where('state', '=', 'disputed')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

export type ShownReversal = Omit<PaymentReversal, 'updatedAt'> & { updatedAt: Date }

/** The newest, at most 100, without what came to nothing. */
export async function listReversals(db: Database): Promise<ShownReversal[]> {
  const { rows } = await sql<ShownReversal>`
    select
      case when featured.id is null then 'P-' || plans.id else 'D-' || featured.id end as receipt,
      coalesce(featured.listing_title, plans.plan) as what,
      users.username, backs.amount, backs.gone, backs.state, backs.updated_at
    from payment_reversals backs
    left join featured_payments featured on featured.id = backs.featured_payment_id
    left join subscription_payments plans on plans.id = backs.subscription_payment_id
    left join users on users.id = coalesce(featured.user_id, plans.user_id)
    order by backs.updated_at desc, backs.id desc limit 100`.execute(db)
  return rows
}

/** Dollars that wait for a bank, and those that are given back or lost, of all there are. */
export async function sumReversals(db: Database): Promise<{ disputed: string; gone: string }> {
  const { rows } = await sql<{ disputed: string; gone: string }>`
    select
      coalesce(sum(gone) filter (where state = 'disputed'), 0)::numeric(12,2)::text as disputed,
      coalesce(sum(gone) filter (where state <> 'disputed'), 0)::numeric(12,2)::text as gone
    from payment_reversals`.execute(db)
  return rows[0] ?? { disputed: '0.00', gone: '0.00' }
}
