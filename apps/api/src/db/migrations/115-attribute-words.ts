// What attributes say, among the words of an ad: who writes 'corolla 2015' finds the car whose year stands on its chips.
import { type Kysely, sql } from 'kysely'
import { columns as former } from './105-ad-attributes.ts'

/** What searches ask for in words (packages/domain/src/search/reading/said-attributes.ts). */
const CHOICES =
  '{year,rooms,transmission,fuel,furnished,plan8,pets,amenities,schedule,remote,licensed,emergencies}'
/** Names, of which each word is asked for by itself: 'Grand Cherokee'. */
const NAMES = '{make,model}'

const columns = former.map(([name, value]): [string, string] => [
  name,
  name === 'words' ? `${value} || wepa_attribute_words(ad.attributes)` : value,
])

/** `insert into search_ads` of the rows `ad` of `from`. */
export const insertSearchAds = `insert into search_ads (${columns.map(([name]) => name).join(', ')})
  select ${columns.map(([, value]) => value).join(', ')} from`

/**
 * Adds 'a:year=2015' to the words that `search_ads` holds of an ad. Such a word has no place in a text, so that it weighs
 * nothing, and no word that is typed holds a colon. The lock waits for whoever is writing an ad: after it no ad comes in
 * without them, and 116 gives them to those of before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function wepa_attribute_words(attributes jsonb) returns tsvector
    language sql immutable parallel safe as $$
      select coalesce(array_to_tsvector(array_agg('a:' || said)), '') from (
        select key || '=' || value as said
        from jsonb_each(attributes) attribute (key, held), unnest(wepa_attribute_values(held)) value
        where key = any(${sql.lit(CHOICES)}::text[]) and value <> 'false'
        union all
        select key || '=' || word
        from jsonb_each_text(attributes) name (key, held), wepa_folded(held) folded,
          unnest(regexp_split_to_array(folded, '[^a-z0-9]+') || regexp_replace(folded, '[^a-z0-9]+', '', 'g')) word
        where key = any(${sql.lit(NAMES)}::text[]) and word <> ''
        union all
        -- '3/2' is asked for at once: of either alone there are too many.
        select 'roomsBaths=' || (attributes ->> 'rooms') || '_' || (attributes ->> 'baths')
        where attributes ?& array['rooms', 'baths']
      ) words
    $$`.execute(db)
  await sql`lock table search_ads in share row exclusive mode`.execute(db)
  await replaceTriggers(db)
}

/** As in 105, with the words of attributes. */
async function replaceTriggers(db: Kysely<unknown>): Promise<void> {
  const names = columns.map(([name]) => name).join(', ')
  const values = columns.map(([, value]) => value.replaceAll('ad.', 'new.')).join(', ')
  const changes = columns.map(([name]) => `${name} = excluded.${name}`).join(', ')
  await sql
    .raw(`
    create or replace function put_search_ad() returns trigger language plpgsql as $$
    begin
      if new.is_active and new.status <> 'sold' then
        insert into search_ads (${names}) values (${values}) on conflict (id) do update set ${changes};
      else
        delete from search_ads where id = new.id;
      end if;
      return null;
    end $$`)
    .execute(db)
  // An ad whose attributes alone are read anew keeps all its other words.
  await sql`
    create or replace function put_ad_attributes() returns trigger language plpgsql as $$
    begin
      update search_ads set attributes = new.attributes,
        facets = wepa_facets(new.created_at, new.category_id, new.municipality, new.region, new.cell)
          || wepa_attribute_facets(new.attributes),
        words = ts_delete(words, tsvector_to_array(wepa_attribute_words(old.attributes)))
          || wepa_attribute_words(new.attributes)
      where id = new.id;
      return null;
    end $$`.execute(db)
}
