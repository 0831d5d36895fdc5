// The public ads as searches with words read them: few bytes each, and nothing that changes by itself.
import { type Kysely, sql } from 'kysely'

/** The columns of `search_ads`, and what each is made of in a row of `listings` called `ad`. */
const columns = [
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
  ['facets', 'wepa_facets(ad.created_at, ad.category_id, ad.municipality, ad.region, ad.cell)'],
  ['words', "ad.words || coalesce(wepa_concepts(ad.words), '')"],
  [
    'size',
    '(select coalesce(sum(coalesce(cardinality(positions), 1)), 0)::integer from unnest(ad.words))',
  ],
] as const

/** `insert into search_ads` of the rows `ad` of `from`. */
export const insertSearchAds = `insert into search_ads (${columns.map(([name]) => name).join(', ')})
  select ${columns.map(([, value]) => value).join(', ')} from`

/** Makes the tables, and the triggers that keep them in step whichever version writes an ad. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createConcepts(db)
  await createSearchAds(db)
  await createTriggers(db)
}

/**
 * A concept is a set of names for one thing; its token is made of them, so that other names have another token. The
 * token stands among the words of an ad that holds one of the names, and a search asks for it instead of all of them.
 */
async function createConcepts(db: Kysely<unknown>): Promise<void> {
  // waits_for: when no older transaction is left, every ad written since carries the token. filled_to: up to this id
  // the ads of before carry it, too. seen_at: when a server last knew it.
  await sql`
    create table search_concepts (
      token text primary key,
      query tsquery not null,
      title_query tsquery not null,
      waits_for xid8,
      filled_to integer not null default 0,
      is_ready boolean not null default false,
      seen_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`
    create function wepa_concepts(words tsvector) returns tsvector language sql stable as $$
      select string_agg(quote_literal(token) || ':1' ||
        case when words @@ title_query then 'A' else '' end, ' ')::tsvector
      from search_concepts where words @@ query
    $$`.execute(db)
}

async function createSearchAds(db: Kysely<unknown>): Promise<void> {
  // What the index finds an ad by beside its words: slices of time, each four of the one before (6 hours, 1, 4 and 16
  // days), '*' for all time, its category, its place and its cell on the map.
  await sql`
    create function wepa_facets(created_at timestamptz, category_id integer, municipality text, region text,
      cell integer) returns text[] language sql stable as $$
      select array_remove(array['*',
        '0:' || floor(extract(epoch from created_at) / 21600)::integer,
        '1:' || floor(extract(epoch from created_at) / 86400)::integer,
        '2:' || floor(extract(epoch from created_at) / 345600)::integer,
        '3:' || floor(extract(epoch from created_at) / 1382400)::integer,
        'c:' || category_id, 'm:' || municipality, 'r:' || region, 'g:' || cell], null)
    $$`.execute(db)
  // size: of the ad's own words, by which relevance is weighed; those of concepts do not make an ad longer.
  await sql`
    create table search_ads (
      id integer primary key references listings (id) on delete cascade,
      created_at timestamptz(3) not null,
      category_id integer not null,
      municipality text,
      region text,
      latitude double precision,
      longitude double precision,
      cell integer,
      price_numeric numeric(10,2),
      price_max numeric(10,2),
      condition text,
      is_featured boolean not null,
      featured_plan text,
      featured_expires_at timestamptz(3),
      size integer not null,
      facets text[] not null,
      words tsvector not null
    )`.execute(db)
}

async function createTriggers(db: Kysely<unknown>): Promise<void> {
  const values = columns.map(([, value]) => value.replaceAll('ad.', 'new.')).join(', ')
  const changes = columns.map(([name]) => `${name} = excluded.${name}`).join(', ')
  await sql
    .raw(`
    create function put_search_ad() returns trigger language plpgsql as $$
    begin
      if new.is_active and new.status <> 'sold' then
        insert into search_ads (${columns.map(([name]) => name).join(', ')})
          values (${values})
          on conflict (id) do update set ${changes};
      else
        delete from search_ads where id = new.id;
      end if;
      return null;
    end $$`)
    .execute(db)
  await sql`
    create trigger listings_search_inserted after insert on listings for each row
      when (new.is_active and new.status <> 'sold') execute function put_search_ad()`.execute(db)
  // By the columns that are set: what counts views, clicks and messages does not come here.
  await sql`
    create trigger listings_search_updated after update of id, created_at, category_id, title, description, location,
      municipality, region, latitude, longitude, price_numeric, price_max, condition, is_featured, featured_plan,
      featured_expires_at, is_active, status on listings for each row execute function put_search_ad()`.execute(
    db,
  )
}
