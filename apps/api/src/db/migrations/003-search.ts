// What makes ads findable: the language, the words of each ad, the spelling table, and the indexes
// of the public lists. Every index of a public list has the condition of one, written
// the same way everywhere, or the planner cannot use it.
import { type Kysely, sql } from 'kysely'

/** Creates the text search and the indexes behind every order and filter of a search. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createLanguage(db)
  await createSearchColumns(db)
  await createListIndexes(db)
  await createPriceIndexes(db)
  await createSpelling(db)
}

async function createLanguage(db: Kysely<unknown>): Promise<void> {
  // The Spanish stemmer without its stop words: 'estado' is one of them and 'nada' another, and a
  // phrase with 'de' inside could not be found. The query leaves small words out instead.
  await sql`create text search dictionary wepa_stem (template = snowball, language = spanish)`.execute(
    db,
  )
  await sql`create text search configuration wepa_es (copy = spanish)`.execute(db)
  await sql`
    alter text search configuration wepa_es
      alter mapping for asciiword, word, numword, asciihword, hword, numhword,
        hword_asciipart, hword_part, hword_numpart
      with unaccent, wepa_stem`.execute(db)
  // The parser reads 'casa/apto' as a file and 'a.com' as a host: punctuation becomes space first.
  await sql`
    create function wepa_words(written text) returns text
      language sql immutable strict parallel safe
      return translate(written, ${sql.lit(PUNCTUATION)}, ${sql.lit(' '.repeat(PUNCTUATION.length))})`.execute(
    db,
  )
  // A title also holds the parts of its mixed words: '65R17' is found by '17', 'PS5' by 'ps 5'.
  await sql`
    create function wepa_title_words(title text) returns text
      language sql immutable strict parallel safe
      return regexp_replace(regexp_replace(wepa_words(title),
        '\\m([0-9]+)([[:alpha:]]+)([0-9]*)\\M', '\\1\\2\\3 \\1 \\2 \\3', 'g'),
        '\\m([[:alpha:]]+)([0-9]+)([[:alpha:]]*)\\M', '\\1\\2\\3 \\1 \\2 \\3', 'g')`.execute(db)
}

const PUNCTUATION = `!"#$%&'()*+,-./:;<=>?@[\\]^_\`{|}~¡¿«»“”‘’–—…·•×°ºª´®™€`

async function createSearchColumns(db: Kysely<unknown>): Promise<void> {
  // cell: 0.05 degrees a side (5.5 km), row * 10000 + column; what a radius search looks up.
  await sql`
    alter table listings
      add column words tsvector generated always as (
        setweight(to_tsvector('wepa_es', wepa_title_words(title)), 'A') ||
        setweight(to_tsvector('wepa_es', wepa_words(description)), 'B') ||
        setweight(to_tsvector('wepa_es', wepa_words(coalesce(location, ''))), 'C')) stored,
      add column cell integer generated always as (
        floor((latitude + 90) / 0.05)::integer * 10000 + floor((longitude + 180) / 0.05)::integer) stored,
      -- Views and clicks rewrite a row often: with room on its page no index hears of it.
      set (fillfactor = 90)`.execute(db)
  // The planner chooses between the newest ads and the text index by how common a word is; with
  // the usual sample it takes rare words for common ones, and then reads the whole table.
  await sql`alter table listings alter column words set statistics 1000`.execute(db)
  // PostgreSQL takes holding a text against a query for as cheap as comparing two numbers; it costs
  // more like thirty. Told so, it reads the index where it would have read a quarter of all ads (20
  // against 10 ms for two common words). Only the owner of the system's functions may say it: where
  // the database is somebody else's, searches are a little slower.
  await sql`
    do $$ begin
      alter function pg_catalog.ts_match_vq(tsvector, tsquery) cost 30;
    exception when insufficient_privilege then null;
    end $$`.execute(db)
  // Words, alone or within a category or a municipality. Without a pending list: a search would
  // read all of it, and publishing can wait a millisecond.
  await sql`
    create index listings_words on listings using gin (words, category_id, municipality)
      with (fastupdate = off) where is_active and status <> 'sold'`.execute(db)
  // Five ads with exactly this title: the word is a name, and its synonyms stay out.
  await sql`
    create index listings_title on listings using hash (lower(title))
      where is_active and status <> 'sold'`.execute(db)
}

async function createListIndexes(db: Kysely<unknown>): Promise<void> {
  // Newest and oldest of all: home, search without words, and common words newest first.
  await sql`
    create index listings_newest on listings (created_at desc, id desc)
      where is_active and status <> 'sold'`.execute(db)
  // A category's page, and the number of its ads.
  await sql`
    create index listings_by_category on listings (category_id, created_at desc, id desc)
      where is_active and status <> 'sold'`.execute(db)
  // The filters by municipality and by region.
  await sql`
    create index listings_by_municipality on listings (municipality, created_at desc, id desc)
      where is_active and status <> 'sold'`.execute(db)
  await sql`
    create index listings_by_region on listings (region, created_at desc, id desc)
      where is_active and status <> 'sold'`.execute(db)
  // Radius: the newest of each cell that the circle touches.
  await sql`
    create index listings_by_cell on listings (cell, created_at desc, id desc)
      where is_active and status <> 'sold'`.execute(db)
  // The paid places at the head of a result page: few rows, in the order of the rotation's pool.
  await sql`
    create index listings_paid on listings (created_at desc, id desc)
      where is_featured and is_active and status <> 'sold'`.execute(db)
}

async function createPriceIndexes(db: Kysely<unknown>): Promise<void> {
  // Both price orders and the price filter. Ads without a number stand last both ways,
  // so each order has its own index; the category's page has the same two.
  await sql`
    create index listings_cheapest on listings (coalesce(price_numeric, 1e9), (-id))
      where is_active and status <> 'sold'`.execute(db)
  await sql`
    create index listings_dearest on listings (coalesce(price_numeric, -1) desc, id desc)
      where is_active and status <> 'sold'`.execute(db)
  await sql`
    create index listings_category_cheapest on listings (category_id, coalesce(price_numeric, 1e9), (-id))
      where is_active and status <> 'sold'`.execute(db)
  await sql`
    create index listings_category_dearest on listings (category_id, coalesce(price_numeric, -1) desc, id desc)
      where is_active and status <> 'sold'`.execute(db)
}

async function createSpelling(db: Kysely<unknown>): Promise<void> {
  // How a word sounds on the island: v is b, z and soft c are s, ll is y, h is mute, r before a
  // consonant or at the end is l, the final s and d fall, and so does the d of -ado.
  await sql`
    create function wepa_sound(word text) returns text
      language sql immutable strict parallel safe
      return ${sql.raw(SOUND_STEPS.reduce(replaceStep, 'word'))}`.execute(db)
  // The words of all titles, without accents. No counter stands beside them: every publish would
  // wait for the row of 'vendo'. How many ads hold a word is asked of the ads when it matters,
  // which also passes over words whose ads are gone.
  await sql`
    create table spelling (
      word text primary key,
      sound text not null generated always as (wepa_sound(word)) stored
    )`.execute(db)
  // The nearest words by letters, and by ear.
  await sql`create index spelling_letters on spelling using gin (word gin_trgm_ops)`.execute(db)
  await sql`create index spelling_sounds on spelling (sound)`.execute(db)
  // By trigger, so that no way in (a person, an import, a test) can leave a title's words out.
  // In order of the words, so that two publishes cannot wait for each other.
  await sql`
    create function remember_title_words() returns trigger language plpgsql as $$
    begin
      insert into spelling (word)
        select distinct word
        from written, string_to_table(lower(unaccent(wepa_words(title))), ' ') as word
        where word ~ '[a-z]{3}' and length(word) between 3 and 40
        order by word
        on conflict do nothing;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger listings_spell_inserted after insert on listings
      referencing new table as written
      for each statement execute function remember_title_words()`.execute(db)
  await sql`
    create function remember_new_title_words() returns trigger language plpgsql as $$
    begin
      insert into spelling (word)
        select distinct word
        from string_to_table(lower(unaccent(wepa_words(new.title))), ' ') as word
        where word ~ '[a-z]{3}' and length(word) between 3 and 40
        order by word
        on conflict do nothing;
      return null;
    end $$`.execute(db)
  // Each row by itself: with a transition table this would run for every counted view.
  await sql`
    create trigger listings_spell_updated after update of title on listings
      for each row when (old.title is distinct from new.title)
      execute function remember_new_title_words()`.execute(db)
}

/** Steps of wepa_sound in order: pattern, replacement. `x` stands for ch, `9` for hard gu. */
const SOUND_STEPS: readonly (readonly [string, string])[] = [
  ['ch', 'x'],
  ['h', ''],
  ['v', 'b'],
  ['z', 's'],
  ['qu', 'k'],
  ['c([ei])', 's\\1'],
  ['c', 'k'],
  ['ll', 'y'],
  ['gu([ei])', '9\\1'],
  ['g([ei])', 'j\\1'],
  ['9', 'g'],
  ['ad([oa]s?)$', 'a\\1'],
  ['s$', ''],
  ['d$', ''],
  ['r(?=$|[bcdfgjklmnpqstvwxy])', 'l'],
  ['(.)\\1+', '\\1'],
]

function replaceStep(inner: string, [pattern, replacement]: readonly [string, string]): string {
  return `regexp_replace(${inner}, '${pattern}', '${replacement}', 'g')`
}
