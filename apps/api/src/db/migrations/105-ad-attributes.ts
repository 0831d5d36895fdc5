// What ads say of themselves beyond their text: year and make, rooms, pay (docs/product/attributes.md).
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // attributes: what stands on the ad; said_attributes: what of it its seller said, where null denies what the text
  // seems to say; attributes_version: of the reader that has read the text, 0 for none.
  await sql`
    alter table listings
      add column attributes jsonb not null default '{}',
      add column said_attributes jsonb not null default '{}',
      add column attributes_version smallint not null default 0`.execute(db)
  await sql`alter table search_ads add column attributes jsonb not null default '{}'`.execute(db)
  await sql`alter table listings_to_match add column attributes jsonb not null default '{}'`.execute(
    db,
  )
  // attributes: as the person asks, asked_attributes: as ads are held against it.
  await sql`alter table saved_searches add column attributes jsonb, add column asked_attributes jsonb`.execute(
    db,
  )
  await createFunctions(db)
  await replaceTriggers(db)
}

async function createFunctions(db: Kysely<unknown>): Promise<void> {
  // The values of one attribute as texts that can be compared: of a text folded, of several each.
  await sql`
    create function wepa_attribute_values(value jsonb) returns text[] language sql immutable parallel safe as $$
      select case jsonb_typeof(value)
        when 'array' then array(select wepa_folded(element) from jsonb_array_elements_text(value) element)
        when 'null' then array[]::text[]
        else array[wepa_folded(value #>> '{}')] end
    $$`.execute(db)
  // What the index finds an ad by: its texts and choices, and numbers of which there are few (years, rooms).
  await sql`
    create function wepa_attribute_facets(attributes jsonb) returns text[] language sql immutable parallel safe as $$
      select coalesce(array_agg('a:' || key || '=' || value order by key, value), array[]::text[])
      from jsonb_each(attributes) attribute (key, held), unnest(wepa_attribute_values(held)) value
      where jsonb_typeof(held) <> 'number' or (held::numeric < 3000 and held::numeric * 2 % 1 = 0)
    $$`.execute(db)
  // asked: {"make": ["toyota"], "year": {"min": 2010}}, all of it.
  await sql`
    create function wepa_fits_attributes(asked jsonb, attributes jsonb) returns boolean
    language sql immutable parallel safe as $$
      select not exists (
        select from jsonb_each(asked) wish (key, value) where not coalesce(case jsonb_typeof(value)
          when 'object' then (attributes ->> key)::numeric
            between coalesce((value ->> 'min')::numeric, '-infinity') and coalesce((value ->> 'max')::numeric, 'infinity')
          else wepa_attribute_values(value) && wepa_attribute_values(attributes -> key) end, false))
    $$`.execute(db)
}

/** The columns of `search_ads`, and what each is made of in a row of `listings` called `ad`. */
export const columns = [
  ['id', 'ad.id'],
  ['created_at', 'ad.created_at'],
  ['category_id', 'ad.category_id'],
  ['municipality', 'ad.municipality'],
  ['region', 'ad.region'],
  ['latitude', 'ad.latitude'],
  ['longitude', 'ad.longitude'],
  ['cell', 'ad.cell'],
  ['price_numeric', 'ad.price_numeric'],
  ['price_max', 'ad.price_max'],
  ['condition', 'ad.condition'],
  ['is_featured', 'ad.is_featured'],
  ['featured_plan', 'ad.featured_plan'],
  ['featured_expires_at', 'ad.featured_expires_at'],
  ['attributes', 'ad.attributes'],
  [
    'facets',
    `wepa_facets(ad.created_at, ad.category_id, ad.municipality, ad.region, ad.cell)
      || wepa_attribute_facets(ad.attributes)`,
  ],
  ['words', "ad.words || coalesce(wepa_concepts(ad.words), '')"],
  [
    'size',
    '(select coalesce(sum(coalesce(cardinality(positions), 1)), 0)::integer from unnest(ad.words))',
  ],
] as const

/** `insert into search_ads` of the rows `ad` of `from`. */
export const insertSearchAds = `insert into search_ads (${columns.map(([name]) => name).join(', ')})
  select ${columns.map(([, value]) => value).join(', ')} from`

/** As in 090, with the attributes. */
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
  // An ad whose attributes alone are read anew keeps its words: they cost most, and stay.
  await sql`
    create function put_ad_attributes() returns trigger language plpgsql as $$
    begin
      update search_ads set attributes = new.attributes,
        facets = wepa_facets(new.created_at, new.category_id, new.municipality, new.region, new.cell)
          || wepa_attribute_facets(new.attributes)
      where id = new.id;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger listings_attributes_updated after update of attributes on listings for each row
      when (new.attributes is distinct from old.attributes) execute function put_ad_attributes()`.execute(
    db,
  )
}
