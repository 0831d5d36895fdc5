import { type Kysely, sql } from 'kysely'

/** Text as names and titles are compared: lower case without accents. For indexes, which `unaccent` itself may not serve. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function wepa_folded(written text) returns text
      language sql immutable strict parallel safe
      return translate(lower(written), ${sql.lit(ACCENTED)}, ${sql.lit(PLAIN)})`.execute(db)
}

const ACCENTED = 'áàâäãåéèêëíìîïóòôöõúùûüñç'
const PLAIN = 'aaaaaaeeeeiiiiooooouuuunc'
