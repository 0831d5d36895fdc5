import { type Kysely, sql } from 'kysely'

const adsAtOnce = 200

/** Searches ask for the slices of 112 within the last day alone: the ads of two days get them, in parts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from search_ads
    where created_at > now() - interval '2 days'
      and not facets @> array['q:' || floor(extract(epoch from created_at) / 5400)::integer]
    order by id`.execute(db)
  for (let at = 0; at < rows.length; at += adsAtOnce) {
    const ids = rows.slice(at, at + adsAtOnce).map(({ id }) => id)
    await sql`
      update search_ads set facets = wepa_facets(created_at, category_id, municipality, region, cell)
        || wepa_attribute_facets(attributes)
      where id = any(${ids}::integer[])`.execute(db)
  }
}
