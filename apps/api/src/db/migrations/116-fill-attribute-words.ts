import { type Kysely, sql } from 'kysely'

const adsAtOnce = 200

/** Gives the ads of before 115 the words of their attributes, in parts; begun again, it finds what is left. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from search_ads, tsvector_to_array(wepa_attribute_words(attributes)) said
    where attributes <> '{}' and not tsvector_to_array(words) @> said
    order by id`.execute(db)
  for (let at = 0; at < rows.length; at += adsAtOnce) {
    const ids = rows.slice(at, at + adsAtOnce).map(({ id }) => id)
    await sql`
      update search_ads set words = words || wepa_attribute_words(attributes)
      where id = any(${ids}::integer[])`.execute(db)
  }
}
