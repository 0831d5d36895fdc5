// SQL of webhooks: the addresses, and the events on their way to them.
import { RETRY_PAUSES, type WebhookEvent } from '@wepa/domain/developers/webhook'
import type { Webhook, WebhookDelivery } from '@wepa/domain/developers/webhook-schema'
import { sql } from 'kysely'
import { type Database, kept } from '../../db/database.ts'

type Event = { userId: number; type: string; line: string; data: object }

export async function emitWebhook(
  db: Database,
  { userId, type, line, data }: Event,
): Promise<void> {
  await sql`select ${kept} emit_webhook(${userId}, ${type}, ${line}, ${JSON.stringify(data)}::jsonb)`.execute(
    db,
  )
}

export async function insertEndpoint(
  db: Database,
  endpoint: { userId: number; url: string; events: WebhookEvent[]; createdAt: Date },
): Promise<number> {
  const row = await db
    .insertInto('webhookEndpoints')
    .values({ ...endpoint, sealedSecret: Buffer.alloc(0) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function putSecret(db: Database, id: number, sealedSecret: Buffer): Promise<void> {
  await db.updateTable('webhookEndpoints').set({ sealedSecret }).where('id', '=', id).execute()
}

/** A person's addresses, in the order in which they were named. */
export async function listEndpoints(db: Database, userId: number): Promise<Webhook[]> {
  const rows = await db
    .selectFrom('webhookEndpoints')
    .select(['id', 'url', 'events', 'createdAt', 'failingSince', 'offAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()
  return rows.map(({ createdAt, failingSince, offAt, ...endpoint }) => ({
    ...endpoint,
    createdAt: createdAt.toISOString(),
    failingSince: failingSince?.toISOString() ?? null,
    offAt: offAt?.toISOString() ?? null,
  }))
}

/** False for one that is not this person's. */
export async function deleteEndpoint(
  db: Database,
  { id, userId }: { id: number; userId: number },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('webhookEndpoints')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Tells an address again that was told no more. */
export async function switchOn(db: Database, id: number): Promise<void> {
  await db
    .updateTable('webhookEndpoints')
    .set({ offAt: null, failingSince: null })
    .where('id', '=', id)
    .execute()
}

/** An event for one address alone, to try it. */
export async function insertPing(db: Database, endpointId: number): Promise<void> {
  await sql`
    insert into webhook_deliveries (endpoint_id, event_id, type, line, body)
    select ${endpointId}, id, 'ping', 'ping:' || id, jsonb_build_object('id', id, 'type', 'ping',
      'createdAt', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data', '{}'::jsonb)::text
    from (select gen_random_uuid() as id) event`.execute(db)
}

/** A person's last deliveries, the newest first. */
export async function listDeliveries(
  db: Database,
  userId: number,
  limit: number,
): Promise<WebhookDelivery[]> {
  const rows = await db
    .selectFrom('webhookDeliveries')
    .innerJoin('webhookEndpoints', 'webhookEndpoints.id', 'webhookDeliveries.endpointId')
    .select([
      'webhookDeliveries.id',
      'endpointId as webhookId',
      'eventId',
      'type',
      'state',
      'tries',
      'status',
      'problem',
      'webhookDeliveries.createdAt',
      'doneAt',
    ])
    .where('userId', '=', userId)
    .orderBy('webhookDeliveries.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ createdAt, doneAt, ...delivery }) => ({
    ...delivery,
    createdAt: createdAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
  }))
}

/** Has a delivery of the person sent again. False for another's, and for one whose address is told no more. */
export async function repeatDelivery(
  db: Database,
  { id, userId }: { id: number; userId: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhookDeliveries')
    .set({ state: 'waiting', tries: 0, nextAt: new Date(0), doneAt: null })
    .where('id', '=', id)
    .where('endpointId', 'in', (from) =>
      from
        .selectFrom('webhookEndpoints')
        .select('id')
        .where('userId', '=', userId)
        .where('offAt', 'is', null),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export type DueDelivery = {
  id: number
  endpointId: number
  userId: number
  url: string
  body: string
  sealedSecret: Buffer
}

/**
 * Takes deliveries that are due, and says when their next try is should this one come to nothing. Of each line the first
 * one waits for its turn before the others; an address that fails is asked by one delivery at a time, the least tried.
 * `except`: addresses that are left for now.
 */
export async function takeDue(
  db: Database,
  { at, limit, except }: { at: Date; limit: number; except: readonly number[] },
): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    with heads as (
      select distinct on (endpoint_id, line) waiting.id, endpoint_id, tries, next_at
      from webhook_deliveries waiting
      where state = 'waiting' and endpoint_id <> all(${except}::int[])
      order by endpoint_id, line, waiting.id),
    turns as (
      select heads.id, endpoint.user_id, endpoint.url, endpoint.sealed_secret, failing_since,
        row_number() over (partition by endpoint_id order by tries, heads.id) as turn
      from heads join webhook_endpoints endpoint on endpoint.id = endpoint_id and off_at is null
      where next_at <= ${at}),
    due as (
      select * from turns where turn = 1 or failing_since is null order by id limit ${limit})
    update webhook_deliveries taken set tries = tries + 1,
      next_at = ${at}::timestamptz
        + make_interval(secs => (${RETRY_PAUSES}::int[])[least(tries + 1, ${RETRY_PAUSES.length})])
    from due where taken.id = due.id and taken.state = 'waiting' and taken.next_at <= ${at}
    returning taken.id, taken.endpoint_id as "endpointId", due.user_id as "userId", due.url, taken.body,
      due.sealed_secret as "sealedSecret"`.execute(db)
  return rows
}

export async function noteDelivered(
  db: Database,
  { id, endpointId, status, at }: { id: number; endpointId: number; status: number; at: Date },
): Promise<void> {
  await db
    .updateTable('webhookDeliveries')
    .set({ state: 'done', status, problem: null, doneAt: at })
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('webhookEndpoints')
    .set({ failingSince: null })
    .where('id', '=', endpointId)
    .where('failingSince', 'is not', null)
    .execute()
}

type Failure = { id: number; endpointId: number; status: number | null; problem: string; at: Date }

/** Answers since when the address has failed. */
export async function noteFailed(
  db: Database,
  { id, endpointId, status, problem, at }: Failure,
): Promise<Date | undefined> {
  await db.updateTable('webhookDeliveries').set({ status, problem }).where('id', '=', id).execute()
  const row = await db
    .updateTable('webhookEndpoints')
    .set(({ fn, val }) => ({ failingSince: fn.coalesce('failingSince', val(at)) }))
    .where('id', '=', endpointId)
    .returning('failingSince')
    .executeTakeFirst()
  return row?.failingSince ?? undefined
}

/** Tells an address no more; what waits for it fails. Answers its address, once. */
export async function switchOff(
  db: Database,
  endpointId: number,
  at: Date,
): Promise<string | undefined> {
  const row = await db
    .updateTable('webhookEndpoints')
    .set({ offAt: at })
    .where('id', '=', endpointId)
    .where('offAt', 'is', null)
    .returning('url')
    .executeTakeFirst()
  await db
    .updateTable('webhookDeliveries')
    .set({ state: 'failed' })
    .where('endpointId', '=', endpointId)
    .where('state', '=', 'waiting')
    .execute()
  return row?.url
}

/** Deletes deliveries from before `before`, at most `limit`. Answers how many. */
export async function deleteOldDeliveries(
  db: Database,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from webhook_deliveries where id = any(array(
      select id from webhook_deliveries where created_at < ${before}
      order by created_at limit ${limit}))`.execute(db)
  return Number(numAffectedRows)
}
