// SQL of pictures elsewhere: one row for each person and address, until their copy is ours and for a while after.
import type { Rotation } from '@wepa/domain/photos/sent-photo'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { LinkState } from '../../../db/tables/photos.ts'

export type NotedLink = {
  id: number
  url: string
  state: LinkState
  hash: string | null
  /** Tries begun; none of a new one, and of one that waits anew. */
  tries: number
}
export type NewLink = { url: string; rotation: Rotation }

/** When it is tried again, should the job that is queued with it be lost. */
const graceMinutes = 15

/**
 * Notes the addresses that an ad names, and holds their rows until the transaction ends: in one order, whoever
 * asks, and before any row of `photos`. One that failed waits anew, unless it was tried a moment ago.
 */
export async function noteLinks(
  db: Database,
  userId: number,
  { links, at }: { links: readonly NewLink[]; at: Date },
): Promise<NotedLink[]> {
  if (links.length === 0) return []
  const isAgain = sql`photo_links.state = 'failed' and photo_links.next_try_at <= ${at}`
  const { rows } = await sql<NotedLink>`
    insert into photo_links as photo_links (user_id, url, rotation, next_try_at, created_at, updated_at)
    select ${userId}, url, rotation, ${minutesAfter(at, graceMinutes)}, ${at}, ${at}
    from unnest(${links.map(({ url }) => url)}::text[], ${links.map(({ rotation }) => rotation)}::int[])
      as sent (url, rotation)
    order by md5(url)
    on conflict (user_id, md5(url)) do update set
      updated_at = excluded.updated_at,
      rotation = case when excluded.rotation <> 0 then excluded.rotation else photo_links.rotation end,
      tries = case when ${isAgain} then 0 else photo_links.tries end,
      next_try_at = case when ${isAgain} then excluded.next_try_at else photo_links.next_try_at end,
      state = case when ${isAgain} then 'waiting' else photo_links.state end
    returning id, url, state, hash, tries`.execute(db)
  return rows
}

/** Has a copy made anew: its picture is not the person's any more. */
export async function restartLink(db: Database, id: number, at: Date): Promise<void> {
  await db
    .updateTable('photoLinks')
    .set({ state: 'waiting', hash: null, tries: 0, nextTryAt: minutesAfter(at, graceMinutes) })
    .where('id', '=', id)
    .execute()
}

export type WaitingLink = { userId: number; url: string; rotation: Rotation; tries: number }

/** Begins a try: counts it, and says when the next is due should this one fail or its process die. */
export async function beginTry(
  db: Database,
  id: number,
  { at, pauses }: { at: Date; pauses: readonly number[] },
): Promise<WaitingLink | undefined> {
  const minutes = sql`(${pauses}::int[])[least(tries + 1, ${pauses.length})]`
  return db
    .updateTable('photoLinks')
    .set({
      tries: sql`tries + 1`,
      nextTryAt: sql`${at}::timestamptz + make_interval(mins => ${minutes})`,
    })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning(['userId', 'url', 'rotation', 'tries'])
    .executeTakeFirst()
}

/** Takes a try back that came to nothing through no fault of the other side. `until`: not before then. */
export async function returnTry(db: Database, id: number, until?: Date): Promise<void> {
  await sql`update photo_links
    set tries = tries - 1, next_try_at = coalesce(${until ?? null}::timestamptz, next_try_at)
    where id = ${id} and state = 'waiting' and tries > 0`.execute(db)
}

/** `until`: the earliest that sending the address again has it tried anew. Without it another try follows. */
export async function noteFailure(
  db: Database,
  id: number,
  { failure, at, until }: { failure: string; at: Date; until: Date | undefined },
): Promise<void> {
  await db
    .updateTable('photoLinks')
    .set({ failure, updatedAt: at, ...(until && { state: 'failed', nextTryAt: until }) })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

/** Holds the row of a link that still waits; false for any other. */
export async function lockWaitingLink(db: Database, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('photoLinks')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function noteCopy(
  db: Database,
  id: number,
  { hash, at }: { hash: string; at: Date },
): Promise<void> {
  await db
    .updateTable('photoLinks')
    .set({ state: 'copied', hash, failure: null, updatedAt: at })
    .where('id', '=', id)
    .execute()
}

export async function deleteLink(db: Database, id: number): Promise<void> {
  await db.deleteFrom('photoLinks').where('id', '=', id).execute()
}

/** True while there is a row of this id: a person who goes takes theirs along. */
export async function hasLink(db: Database, id: number): Promise<boolean> {
  const row = await db.selectFrom('photoLinks').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** Those to be tried, the longest due first. */
export async function listDueLinks(
  db: Database,
  { at, limit }: { at: Date; limit: number },
): Promise<{ id: number; userId: number }[]> {
  return db
    .selectFrom('photoLinks')
    .select(['id', 'userId'])
    .where('state', '=', 'waiting')
    .where('nextTryAt', '<=', at)
    .orderBy('nextTryAt')
    .limit(limit)
    .execute()
}

/** Deletes rows from before `before` that no ad needs, at most `limit`. Answers how many. */
export async function deleteOldLinks(
  db: Database,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from photo_links where id = any(array(
      select id from photo_links old
      where updated_at < ${before} and not exists (select from photos
        where photos.user_id = old.user_id and md5(photos.url) = md5(old.url) and url is not null)
      order by updated_at limit ${limit}))`.execute(db)
  return Number(numAffectedRows)
}

function minutesAfter(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * 60_000)
}
