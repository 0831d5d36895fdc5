// SQL of paid plans. What a state means is the domain's to say.
import type { PaidPlanId, PlanId } from '@wepa/domain/payments/plan'
import type { SubscriptionState } from '@wepa/domain/payments/subscription'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { providerRows } from '../../db/sql/provider-rows.ts'
import type { SubscriptionsTable } from '../../db/tables/payments.ts'

export type SubscriptionRow = Selectable<SubscriptionsTable>

/** The number of a reading of the provider that begins now: who reads later has a higher one, on every server. */
export async function nextReading(db: Database): Promise<number> {
  const { rows } = await sql<{ reading: number }>`
    select nextval('payment_readings') as reading`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a sequence answered no number')
  return row.reading
}

/** A person's account as their plan sees it. */
export type Subscriber = {
  id: number
  email: string
  fullName: string
  plan: PlanId
  until: Date | null
  customerId: string | null
  trialEndsAt: Date | null
}

export async function findSubscriber(
  db: Database,
  userId: number,
): Promise<Subscriber | undefined> {
  return db
    .selectFrom('users')
    .innerJoin('personPlans', 'personPlans.userId', 'users.id')
    .select([
      'id',
      'email',
      'fullName',
      'plan',
      'expiresAt as until',
      'customerId',
      'personPlans.trialEndsAt',
    ])
    .where('id', '=', userId)
    .executeTakeFirst()
}

/** Notes the provider's name for a person; of two that come at once the first stays. Answers the one that stands. */
export async function updateCustomerId(
  db: Database,
  userId: number,
  customerId: string,
): Promise<string | undefined> {
  const row = await db
    .updateTable('personPlans')
    .set((eb) => ({ customerId: eb.fn.coalesce('customerId', eb.val(customerId)) }))
    .where('userId', '=', userId)
    .returning('customerId')
    .executeTakeFirst()
  return row?.customerId ?? undefined
}

export type PlanChange = {
  plan: PlanId
  until: Date | null
  status: string
  providerId?: string | null
  trialEndsAt?: Date | null
  now: Date
}

/** Sets the plan in force, where every limit reads it. The public profile shows it, so that changes too. */
export async function updatePlan(db: Database, userId: number, change: PlanChange): Promise<void> {
  const { plan, until, status, providerId, trialEndsAt, now } = change
  await db.updateTable('users').set({ updatedAt: now }).where('id', '=', userId).execute()
  await db
    .updateTable('personPlans')
    .set({
      plan,
      expiresAt: until,
      status,
      ...(providerId !== undefined && { providerId }),
      ...(trialEndsAt && { trialEndsAt }),
    })
    .where('userId', '=', userId)
    .execute()
}

/** The one subscription of a person that can cost them money. */
export async function findOpenSubscription(
  db: Database,
  userId: number,
): Promise<SubscriptionRow | undefined> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('userId', '=', userId)
    .where('state', '<>', 'ended')
    .executeTakeFirst()
}

/** True once a card stood behind a trial of this person. */
export async function hasHadTrial(db: Database, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('userId', '=', userId)
    .where('trialDays', '>', 0)
    .where('confirmedAt', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export type NewSubscription = {
  userId: number
  attemptKey: string
  plan: PaidPlanId
  trialDays: number
  now: Date
}

export async function insertSubscription(
  db: Database,
  { now, ...values }: NewSubscription,
): Promise<SubscriptionRow> {
  return db
    .insertInto('subscriptions')
    .values({ ...values, state: 'starting', createdAt: now, updatedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const {
  findByProvider,
  lock: lockSubscription,
  updateProviderId,
} = providerRows('subscriptions')

export async function findSubscription(
  db: Database,
  id: number,
): Promise<SubscriptionRow | undefined> {
  return db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst()
}

export type SubscriptionChange = {
  providerId?: string
  plan?: PaidPlanId
  state?: SubscriptionState
  periodStart?: Date | null
  periodEnd?: Date | null
  trialEndsAt?: Date | null
  cancelAt?: Date | null
  endedAt?: Date | null
  confirmedAt?: Date | null
  trialEndToldAt?: Date | null
  endToldAt?: Date | null
  reading?: number
  updatedAt: Date
}

export async function updateSubscription(
  db: Database,
  id: number,
  change: SubscriptionChange,
): Promise<void> {
  await db.updateTable('subscriptions').set(change).where('id', '=', id).execute()
}

/** Open subscriptions after an id, in their order, for the daily comparison. */
export async function listOpenSubscriptions(
  db: Database,
  { after, limit }: { after: number; limit: number },
): Promise<SubscriptionRow[]> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('state', '<>', 'ended')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Open subscriptions of one of the provider's customers. */
export async function listOpenOfCustomer(
  db: Database,
  customerId: string,
): Promise<SubscriptionRow[]> {
  return db
    .selectFrom('subscriptions')
    .innerJoin('personPlans', 'personPlans.userId', 'subscriptions.userId')
    .selectAll('subscriptions')
    .where('personPlans.customerId', '=', customerId)
    .where('state', '<>', 'ended')
    .execute()
}

/** People whose plan's time is over. */
export async function listLapsed(db: Database, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('personPlans')
    .select('userId')
    .where('plan', '<>', 'free')
    .where('expiresAt', '<=', now)
    .orderBy('expiresAt')
    .limit(limit)
    .execute()
  return rows.map(({ userId }) => userId)
}

/** Trials that end before a time and go over into paid months, of which nobody was told. */
export async function listEndingTrials(
  db: Database,
  { until, after }: { until: Date; after: number },
): Promise<SubscriptionRow[]> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('state', '=', 'trialing')
    .where('cancelAt', 'is', null)
    .where('trialEndToldAt', 'is', null)
    .where('trialEndsAt', '<=', until)
    .where('id', '>', after)
    .orderBy('id')
    .limit(500)
    .execute()
}
