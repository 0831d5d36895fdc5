import { type Kysely, sql } from 'kysely'

const adsAtOnce = 200

/** Gives the ads of before 115 the words of their attributes, in parts; begun again, it passes over those that have them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (let last = 0; ; ) {
    const { rows } = await sql<{ id: number }>`
      select id from search_ads where id > ${last} and attributes <> '{}'
      order by id limit ${adsAtOnce}`.execute(db)
    const until = rows.at(-1)?.id
    if (until === undefined) return
    await sql`
      update search_ads set words = words || wepa_attribute_words(attributes)
      where id = any(${rows.map(({ id }) => id)}::integer[])
        and not tsvector_to_array(words) @> tsvector_to_array(wepa_attribute_words(attributes))`.execute(
      db,
    )
    last = until
  }
}
