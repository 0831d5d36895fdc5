// A stem of our own. The Spanish one takes 'cámara' for 'cama', 'solo' for 'solar' and 'playa' for
// 'play', for it cuts verb endings off all words; ads are made of nouns and adjectives.
import { type Kysely, sql } from 'kysely'

/** Folds number, gender and accents, and nothing else; notes the category among an ad's words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // camiones, camión: camion. muebles, mueble: muebl. luces, luz: luc. roja, rojos: rojo.
  await sql`
    create function wepa_stems(written text) returns text
      language sql immutable strict parallel safe
      return regexp_replace(regexp_replace(regexp_replace(
        translate(lower(written), ${sql.lit(ACCENTED)}, ${sql.lit(PLAIN)}),
        '([a-z]{3})(es|s|e)\\M', '\\1', 'g'),
        '([a-z]{2})a\\M', '\\1o', 'g'),
        '([a-z]{2})z\\M', '\\1c', 'g')`.execute(db)
  await sql`alter table listings drop column words`.execute(db)
  await sql`
    alter text search configuration wepa_es
      alter mapping for asciiword, word, numword, asciihword, hword, numhword,
        hword_asciipart, hword_part, hword_numpart
      with unaccent, simple`.execute(db)
  await sql`drop text search dictionary wepa_stem`.execute(db)
  // 'categoria2' beside the words: a Toyota is a car where it stands among vehicles.
  await sql`
    alter table listings
      add column words tsvector generated always as (
        setweight(to_tsvector('wepa_es', wepa_stems(wepa_title_words(title))), 'A') ||
        setweight(to_tsvector('wepa_es', wepa_stems(wepa_words(description))), 'B') ||
        setweight(to_tsvector('wepa_es', wepa_stems(wepa_words(coalesce(location, '')))), 'C') ||
        setweight(to_tsvector('wepa_es', 'categoria' || category_id), 'D')) stored`.execute(db)
  // As in 003-search: so that rare words are known to be rare.
  await sql`alter table listings alter column words set statistics 1000`.execute(db)
  // As in 003-search: words, alone or within a category or a municipality.
  await sql`
    create index listings_words on listings using gin (words, category_id, municipality)
      with (fastupdate = off) where is_active and status <> 'sold'`.execute(db)
}

const ACCENTED = 'áàâäãéèêëíìîïóòôöõúùûüñç'
const PLAIN = 'aaaaaeeeeiiiiooooouuuunc'
