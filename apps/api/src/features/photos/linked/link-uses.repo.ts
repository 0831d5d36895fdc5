// SQL of the places at which a person's ads name pictures elsewhere, and of what came of them.
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { LinkState } from '../../../db/tables/photos.ts'

type Copy = { userId: number; url: string; hash: string; width: number; height: number }

/** Puts the copy at every place of the link. The ads are as old and as new as before. Answers which they are. */
export async function replaceLink(db: Database, copy: Copy): Promise<number[]> {
  const { hash, width, height } = copy
  const rows = await db
    .updateTable('photos')
    .set({ url: null, hash, width, height })
    .where(isUseOf(copy))
    .returning('listingId')
    .execute()
  return [...new Set(rows.flatMap(({ listingId }) => (listingId === null ? [] : [listingId])))]
}

/** True while an ad of the person names it. */
export async function isLinkUsed(
  db: Database,
  link: { userId: number; url: string },
): Promise<boolean> {
  const row = await db.selectFrom('photos').select('id').where(isUseOf(link)).executeTakeFirst()
  return row !== undefined
}

const isUseOf = ({ userId, url }: { userId: number; url: string }) =>
  sql<boolean>`user_id = ${userId} and md5(url) = md5(${url}::text) and url is not null`

/** The copy of an address that this person sent before, while it is theirs. */
export async function findCopy(
  db: Database,
  userId: number,
  url: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ hash: string }>`
    select hash from photo_links
    where user_id = ${userId} and md5(url) = md5(${url}::text) and state = 'copied'
      and exists (select from photos
        where photos.hash = photo_links.hash and photos.user_id = photo_links.user_id)`.execute(db)
  return rows[0]?.hash
}

/** The same of many addresses. */
export async function listCopies(
  db: Database,
  userId: number,
  urls: readonly string[],
): Promise<{ url: string; hash: string }[]> {
  if (urls.length === 0) return []
  const { rows } = await sql<{ url: string; hash: string }>`
    select url, hash from photo_links
    where user_id = ${userId} and md5(url) = any(array(select md5(unnest(${urls}::text[]))))
      and state = 'copied' and exists (select from photos
        where photos.hash = photo_links.hash and photos.user_id = photo_links.user_id)`.execute(db)
  return rows
}

export type ListedLink = {
  url: string
  state: LinkState
  failure: string | null
  hash: string | null
}

/** The links of an ad that is this person's, and those whose copy it shows. */
export async function listLinks(
  db: Database,
  { userId, listingId }: { userId: number; listingId: number },
): Promise<ListedLink[]> {
  const { rows } = await sql<ListedLink>`
    select link.url, state, failure, link.hash from photo_links link
    where user_id = ${userId} and exists (
      select from photos where photos.listing_id = ${listingId} and photos.user_id = link.user_id
        and (photos.hash = link.hash or md5(photos.url) = md5(link.url)))
    order by id`.execute(db)
  return rows
}

/** Notes addresses in ads that have no row: of before, or written by a server of the last version. */
export async function noteForgottenLinks(
  db: Database,
  { at, limit }: { at: Date; limit: number },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into photo_links (user_id, url, next_try_at, created_at, updated_at)
    select distinct on (user_id, md5(url)) user_id, url, ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz
    from (select user_id, url from photos where url is not null and not exists (
        select from photo_links link
        where link.user_id = photos.user_id and md5(link.url) = md5(photos.url))
      limit ${limit}) forgotten
    on conflict do nothing`.execute(db)
  return Number(numAffectedRows)
}
