// An ad's concepts are looked up by its words: there are thousands of them, and each ad that is written asks.
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // How far the ads of before carry the concepts of one batch: those that came together and are not ready.
  await sql`
    create table search_concept_fills (
      batch text primary key,
      filled_to integer not null default 0
    )`.execute(db)
  // One of these words stands in every ad that satisfies the query: of a passage its first.
  await sql`
    create function wepa_first_words(query tsquery) returns text[] language sql immutable parallel safe as $$
      select array(select distinct found[1] from regexp_matches(
        regexp_replace(query::text, '<(-|\\d+)> ''[^'']*''', '', 'g'), '''([^'']+)''', 'g') found)
    $$`.execute(db)
  await sql`
    alter table search_concepts
      add column first_words text[] not null generated always as (wepa_first_words(query)) stored`.execute(
    db,
  )
  await sql`
    create index search_concepts_by_word on search_concepts
      using gin (first_words) with (fastupdate = off)`.execute(db)
  // The words that may stand before the thing in a title ('se vende'), as the newest language has them.
  await sql`
    create table search_openers (
      is_only boolean primary key default true check (is_only),
      words text[] not null
    )`.execute(db)
  // open_query: which titles begin with one of the names; of what stands first there the weight is A, of the rest B.
  await sql`alter table search_concepts add column open_query tsquery`.execute(db)
  await sql`
    create function wepa_opening(words tsvector) returns text language sql stable as $$
      select lexeme from unnest(ts_filter(words, '{a}')) title (lexeme, positions, weights), unnest(positions) at
      where lexeme not like '%:%' and lexeme <> all((select search_openers.words from search_openers)::text[])
      order by at limit 1
    $$`.execute(db)
  // Of a concept 1 is its place in the ad, A in the title, and 2B stands where it opens the title. Without its
  // statistics the planner would hold every concept against the ad.
  await sql`
    create or replace function wepa_concepts(words tsvector) returns tsvector language sql stable
    set enable_seqscan = off as $$
      with opening as materialized (select wepa_opening(words) as first),
      opened as materialized (
        select setweight(setweight(ts_filter(words, '{a}'), 'B'), 'A', array_remove(array[first], null)) as title, first
        from opening
      )
      select string_agg(mark, ' ')::tsvector from (
        select quote_literal(token) || ':1' || case when not words @@ title_query then ''
          when title @@ open_query then 'A,2B' else 'A' end as mark
        from opened, search_concepts
        where first_words && tsvector_to_array(words) and words @@ query
        union all select quote_literal('o:' || first) || ':1' from opened where first is not null
      ) marks
    $$`.execute(db)
}
