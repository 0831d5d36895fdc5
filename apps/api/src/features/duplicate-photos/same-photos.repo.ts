// SQL of which ads show the same photo, by what their pictures look like.
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** So many of 64 bits may differ between two prints of one photo. */
export const NEAR = 6
/** Each bit alone, and none: what one band may differ in. */
const FLIPS = [0, ...Array.from({ length: 16 }, (_, bit) => 1 << bit)]
/** More than this is a picture that is everywhere. */
const MOST_MATCHES = 200

export type ComparedListing = { id: number; userId: number; title: string }

export async function findCompared(db: Database, id: number): Promise<ComparedListing | undefined> {
  return db
    .selectFrom('listings')
    .select(['id', 'userId', 'title'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Another ad with a photo like one of the ad's. `isEarlier`: its photo was there first. */
export type SamePhoto = ComparedListing & {
  /** Which of the ad's photos, from 0 on. */
  position: number
  status: string
  isHidden: boolean
  isEarlier: boolean
}

/** The other ads with a photo that looks like one of this ad's, the nearest first, at most MOST_MATCHES. */
export async function listSamePhotos(db: Database, listingId: number): Promise<SamePhoto[]> {
  const inBand = (band: string) => sql`
    select hash, look from photo_looks
    where ${sql.ref(band)} = any(array(select ${sql.ref(`mine.${band}`)} # flip
      from unnest(${FLIPS}::integer[]) flip))`
  const { rows } = await sql<SamePhoto>`
    with mine as (
      select photos.id, photos.position, photos.created_at, photo_looks.*
      from photos join photo_looks using (hash)
      where photos.listing_id = ${listingId} and look is not null),
    near as (
      select mine.id as mine_id, mine.position, mine.created_at, alike.hash,
        bit_count((alike.look # mine.look)::bit(64)) as distance
      from mine, lateral (
        ${inBand('band_0')} union ${inBand('band_1')} union ${inBand('band_2')} union
        ${inBand('band_3')}) alike
      where bit_count((alike.look # mine.look)::bit(64)) <= ${NEAR})
    select listings.id, listings.user_id as "userId", listings.title, listings.status,
      listings.hidden_at is not null as "isHidden", near.position,
      (photos.created_at, photos.id) < (near.created_at, near.mine_id) as "isEarlier"
    from near
      join photos on photos.hash = near.hash and photos.listing_id <> ${listingId}
      join listings on listings.id = photos.listing_id
    order by near.distance, near.position, listings.id
    limit ${MOST_MATCHES}`.execute(db)
  return rows
}
