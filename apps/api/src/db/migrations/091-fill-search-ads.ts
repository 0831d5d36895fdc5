import { type Kysely, sql } from 'kysely'
import { insertSearchAds } from './090-search-ads.ts'

const adsAtOnce = 200

/**
 * Brings in the public ads of before 090, in parts; begun again, it finds what is left. Each is held for the moment, so
 * that one that goes meanwhile is not brought back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (let last = 0; ; ) {
    const { rows } = await sql<{ id: number }>`
      select id from listings where id > ${last} and is_active and status <> 'sold'
        and not exists (select from search_ads where search_ads.id = listings.id)
      order by id limit ${adsAtOnce}`.execute(db)
    const until = rows.at(-1)?.id
    if (until === undefined) return
    await sql`${sql.raw(insertSearchAds)} (select * from listings
      where id = any(${rows.map(({ id }) => id)}::integer[]) and is_active and status <> 'sold'
      for share) ad on conflict (id) do nothing`.execute(db)
    last = until
  }
}
