// SQL of photos: a row is one use of a picture (unclaimed, or at a place of an ad or a message); files are named by hash.
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { StoredPhoto } from '../../db/sql/conversations/message-rows.ts'

/** `isPrivate`: for a message, opened by a pass alone. */
export type NewPhoto = {
  userId: number
  hash: string
  width: number
  height: number
  isPrivate: boolean
  at: Date
}

/** One at a time may decide about the files of this hash, until the transaction ends. */
export async function lockPhotoFiles(db: Database, hash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`.execute(db)
}

/** Answers the id of the row. */
export async function insertPhoto(db: Database, photo: NewPhoto): Promise<number> {
  const { at, ...values } = photo
  const row = await db
    .insertInto('photos')
    .values({ ...values, createdAt: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

type Place = { userId: number; listingId: number; position: number }

/** Puts an uploaded picture of this person at a place of their ad. False when they have none of this hash. */
export async function claimPhoto(db: Database, place: Place, hash: string): Promise<boolean> {
  const { userId, listingId, position } = place
  const claimed = await db
    .updateTable('photos')
    .set({ listingId, position })
    .where('id', '=', (from) =>
      from
        .selectFrom('photos')
        .select('id')
        .where('hash', '=', hash)
        .where('userId', '=', userId)
        .where('listingId', 'is', null)
        // One for a message has not all the files that ads show.
        .where('isPrivate', '=', false)
        .orderBy('id')
        .limit(1)
        .forUpdate(),
    )
    .executeTakeFirst()
  return claimed.numUpdatedRows > 0n || (await copyPhoto(db, place, hash))
}

/** The picture is already in one of their ads: another use of the same files. */
async function copyPhoto(db: Database, place: Place, hash: string): Promise<boolean> {
  const copied = await sql`
    insert into photos (user_id, listing_id, position, hash, width, height, created_at)
    select user_id, ${place.listingId}, ${place.position}, hash, width, height, created_at
    from photos where hash = ${hash} and user_id = ${place.userId} and not is_private
    order by id limit 1 for update`.execute(db)
  return (copied.numAffectedRows ?? 0n) > 0n
}

/** Puts an uploaded picture of this person at a place of their message. Undefined when they have none of this hash. */
export async function claimPhotoForMessage(
  db: Database,
  place: { userId: number; messageId: number; position: number },
  hash: string,
): Promise<StoredPhoto | undefined> {
  const { userId, messageId, position } = place
  const mine = sql`hash = ${hash} and user_id = ${userId}`
  const { rows } = await sql<StoredPhoto>`
    with unclaimed as (
      select id from photos where ${mine} and listing_id is null and message_id is null
        and is_private
      order by id limit 1 for update
    ), claimed as (
      update photos set message_id = ${messageId}, position = ${position}
      from unclaimed where photos.id = unclaimed.id
      returning photos.hash, photos.width, photos.height
    ), copied as (
      insert into photos (user_id, message_id, position, hash, width, height, created_at, is_private)
      select user_id, ${messageId}, ${position}, hash, width, height, created_at, true
      from photos where ${mine} and not exists (select from unclaimed)
      order by id limit 1
      returning hash, width, height
    )
    select * from claimed union all select * from copied`.execute(db)
  return rows[0]
}

/** Takes the photos of messages that were uploaded before `before` off them, at most `limit`. Answers how many. */
export async function detachMessagePhotos(
  db: Database,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update photos set message_id = null, position = null
    where id in (
      select id from photos where message_id is not null and created_at < ${before}
      order by created_at limit ${limit} for update skip locked)`.execute(db)
  return Number(numAffectedRows)
}

/** A picture that lives elsewhere, as a link. */
export async function insertLink(db: Database, place: Place, url: string): Promise<void> {
  await db
    .insertInto('photos')
    .values({ ...place, url })
    .execute()
}

/** Takes all pictures off an ad without deleting them. Answers the ids of their rows. */
export async function detachPhotos(db: Database, listingId: number): Promise<number[]> {
  const rows = await db
    .updateTable('photos')
    .set({ listingId: null, position: null })
    .where('listingId', '=', listingId)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Deletes those of the rows that are at no ad and no message. */
export async function deleteDetachedPhotos(db: Database, ids: readonly number[]): Promise<void> {
  await db
    .deleteFrom('photos')
    .where('id', '=', sql<number>`any(${ids})`)
    .where('listingId', 'is', null)
    .where('messageId', 'is', null)
    .execute()
}

/** Deletes uploads from before `before` that no ad, message or profile uses, at most `limit`. Answers how many. */
export async function deleteUnclaimedPhotos(
  db: Database,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const deleted = await db
    .deleteFrom('photos')
    .where('listingId', 'is', null)
    .where('messageId', 'is', null)
    .where('id', 'in', (from) =>
      from
        .selectFrom('photos')
        .select('id')
        .where('listingId', 'is', null)
        .where('messageId', 'is', null)
        .where('createdAt', '<', before)
        .where(({ not, exists }) => not(exists(isProfilePicture)))
        .orderBy('createdAt')
        .limit(limit),
    )
    .executeTakeFirst()
  return Number(deleted.numDeletedRows)
}

const isProfilePicture: Expression<SqlBool> = sql`(
  select 1 from users where users.id = photos.user_id
  and users.profile_image_url = '/uploads/' || photos.hash || '.webp')`

/** True when this person uploaded the picture of this hash, used or not. */
export async function hasPhoto(db: Database, userId: number, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('photos')
    .select('id')
    .where('hash', '=', hash)
    .where('userId', '=', userId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Hashes to be looked at, oldest first. */
export async function listDueGarbage(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('photoGarbage')
    .select('hash')
    .where('dueAt', '<=', now)
    .orderBy('dueAt')
    .limit(limit)
    .execute()
  return rows.map(({ hash }) => hash)
}

/**
 * Gives whoever shows this picture on their profile a row of their own for it, where they have none any more: the
 * ad that shared it may have gone.
 */
export async function keepProfilePhoto(db: Database, hash: string): Promise<void> {
  await sql`
    insert into photos (user_id, hash)
    select users.id, ${hash} from users
    where users.profile_image_url = '/uploads/' || ${hash} || '.webp'
      and not exists (select from photos where photos.hash = ${hash} and photos.user_id = users.id)
    for key share`.execute(db)
}

/**
 * Takes a hash that is due off the list when a row uses its files, and answers false. When none does,
 * keeps it until `until`, in which time its files are being deleted, and answers true.
 */
export async function claimGarbage(
  db: Database,
  hash: string,
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const isDue = sql`photo_garbage.hash = ${hash} and due_at <= ${now}`
  const isUsed = sql`exists (select from photos where photos.hash = photo_garbage.hash)`
  await sql`delete from photo_garbage where ${isDue} and ${isUsed}`.execute(db)
  const claimed = await sql`
    update photo_garbage set due_at = ${until} where ${isDue} and not ${isUsed}`.execute(db)
  return (claimed.numAffectedRows ?? 0n) > 0n
}

/** True while the files of this hash are being deleted. */
export async function isBeingDeleted(db: Database, hash: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('photoGarbage')
    .select('hash')
    .where('hash', '=', hash)
    .where('dueAt', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** The files are deleted: takes the hash off the list, unless it came on it anew. */
export async function deleteGarbage(db: Database, hash: string, until: Date): Promise<void> {
  await db.deleteFrom('photoGarbage').where('hash', '=', hash).where('dueAt', '=', until).execute()
}
