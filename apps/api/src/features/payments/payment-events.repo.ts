// SQL of what the provider sent.
import type { PaymentEvent } from '@wepa/domain/payments/payment-event'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { isBelow } from '../../db/sql/paginate.ts'
import type { PaymentEventsTable } from '../../db/tables/payments.ts'

export type PaymentEventRow = Selectable<PaymentEventsTable>

/** Keeps an event; false for one that is there already. */
export async function insertEvent(
  db: Database,
  event: Omit<PaymentEventRow, 'appliedAt' | 'note'>,
): Promise<boolean> {
  const row = await db
    .insertInto('paymentEvents')
    .values(event)
    .onConflict((hit) => hit.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** An event that is still to be applied. */
export async function findWaitingEvent(
  db: Database,
  id: string,
): Promise<PaymentEventRow | undefined> {
  return db
    .selectFrom('paymentEvents')
    .selectAll()
    .where('id', '=', id)
    .where('appliedAt', 'is', null)
    .executeTakeFirst()
}

/** Whether an event of a subscription was applied with this note before. */
export async function hasNote(
  db: Database,
  { subscriptionRef, note }: { subscriptionRef: string; note: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('paymentEvents')
    .select('id')
    .where('subscriptionRef', '=', subscriptionRef)
    .where('note', '=', note)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Marks an event as applied; false when somebody else was first. */
export async function markApplied(
  db: Database,
  { id, at, note }: { id: string; at: Date; note: string },
): Promise<boolean> {
  const row = await db
    .updateTable('paymentEvents')
    .set({ appliedAt: at, note })
    .where('id', '=', id)
    .where('appliedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Events that have waited since before a time, after an id, in the order of their ids. */
export async function listForgottenEvents(
  db: Database,
  { before, after, limit }: { before: Date; after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('paymentEvents')
    .select('id')
    .where('appliedAt', 'is', null)
    .where('receivedAt', '<', before)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export type EventKey = { receivedAt: string; id: string }

/** What came, newest first, with the last failure of what is still waiting; one more than `limit`. */
export async function listEvents(
  db: Database,
  { limit, after }: { limit: number; after: EventKey | undefined },
): Promise<PaymentEvent[]> {
  const rows = await db
    .selectFrom('paymentEvents')
    .select([
      'id',
      'type',
      'objectKind',
      'objectId',
      'receivedAt',
      'appliedAt',
      'note',
      // The queue keeps why a try failed, under the key that the job was given.
      sql<string | null>`(select split_part(last_error, E'\n', 1) from graphile_worker.jobs
        where key = 'payment-event:' || payment_events.id)`.as('error'),
      sql<number>`coalesce((select attempts from graphile_worker.jobs
        where key = 'payment-event:' || payment_events.id), 0)`.as('attempts'),
    ])
    .$if(after !== undefined, (query) =>
      query.where(isBelow(['received_at', 'id'], [after?.receivedAt, after?.id])),
    )
    .orderBy('receivedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  return rows.map(({ receivedAt, appliedAt, ...event }) => ({
    ...event,
    receivedAt: receivedAt.toISOString(),
    appliedAt: appliedAt?.toISOString() ?? null,
  }))
}

/** Forgets applied events received before a time, at most 5,000 at once. Answers how many. */
export async function deleteOldEvents(db: Database, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from payment_events where id = any(array(
      select id from payment_events
      where received_at < ${before} and applied_at is not null limit 5000))`.execute(db)
  return Number(numAffectedRows ?? 0)
}
