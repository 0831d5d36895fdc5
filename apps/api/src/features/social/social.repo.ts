// SQL of the posts about ads with a Spotlight place.
import type { SocialNetworkName } from '@wepa/domain/sharing/social'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { IS_PUBLIC } from '../../db/sql/public-ads.ts'
import type { SocialPostsTable } from '../../db/tables/featured/social-posts.ts'

export type SocialPostRow = Selectable<SocialPostsTable>

/** A post for each of the networks and each Spotlight place in force that began since a time; once for each. */
export async function insertDuePosts(
  db: Database,
  { networks, since, now }: { networks: readonly SocialNetworkName[]; since: Date; now: Date },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into social_posts (featured_payment_id, listing_id, network, created_at)
    select place.id, place.listing_id, network, ${now}
    from featured_payments as place cross join unnest(${networks}::text[]) as network
    where place.plan = 'spotlight' and place.status = 'paid'
      and place.starts_at between ${since} and ${now} and place.expires_at > ${now}
      and exists (select from listings where listings.id = place.listing_id and ${IS_PUBLIC})
    on conflict (featured_payment_id, listing_id, network) do nothing
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Posts whose ad has left the lists are to be taken down; answers them. Those that no network has seen are done with. */
export async function endPostsOfGoneAds(db: Database, now: Date): Promise<number[]> {
  await sql`
    update social_posts set state = 'removed', removed_at = ${now}
    where state = 'waiting' and begun_at is null and ${isAdGone()}`.execute(db)
  const { rows } = await sql<{ id: number }>`
    update social_posts set state = 'removing'
    where state = 'posted' and ${isAdGone()} returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Gives up on posts that no network has taken since a time. */
export async function failOldPosts(db: Database, before: Date): Promise<void> {
  await db
    .updateTable('socialPosts')
    .set({ state: 'failed', problem: 'no answer' })
    .where('state', '=', 'waiting')
    .where('createdAt', '<', before)
    .execute()
}

export async function findPost(db: Database, id: number): Promise<SocialPostRow | undefined> {
  return db.selectFrom('socialPosts').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The post that a network fetches the picture of at this moment. */
export async function findBegunPost(
  db: Database,
  pictureKey: string,
): Promise<SocialPostRow | undefined> {
  return db
    .selectFrom('socialPosts')
    .selectAll()
    .where('pictureKey', '=', pictureKey)
    .where('state', '=', 'waiting')
    .where('begunAt', 'is not', null)
    .executeTakeFirst()
}

export type PostChange = Partial<
  Pick<
    SocialPostRow,
    'state' | 'providerId' | 'url' | 'problem' | 'begunAt' | 'postedAt' | 'removedAt'
  >
>

export async function updatePost(db: Database, id: number, change: PostChange): Promise<void> {
  await db.updateTable('socialPosts').set(change).where('id', '=', id).execute()
}

/** The posts of an ad for places that began since a time, in the order of their networks. */
export async function listPosts(
  db: Database,
  listingId: number,
  since: Date,
): Promise<Pick<SocialPostRow, 'network' | 'state' | 'url'>[]> {
  return db
    .selectFrom('socialPosts')
    .select(['network', 'state', 'url'])
    .where('listingId', '=', listingId)
    .where('createdAt', '>=', since)
    .orderBy('id')
    .execute()
}

function isAdGone(): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select from listings where listings.id = social_posts.listing_id and ${IS_PUBLIC})`
}
