// The table of concepts: which ads carry which, as far as that is known of all of them.
import { setTimeout as wait } from 'node:timers/promises'
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Database } from './database.ts'
import { concepts } from './sql/concepts.ts'

const tokens = concepts.map(({ token }) => token)
/** Ads that are looked at in one statement, and held meanwhile. */
const adsAtOnce = 200
/** Past the last ad. */
const END = 2_147_483_647

/** The tokens of this version that every ad carries where it should. */
export async function findReadyTokens(db: Database): Promise<Set<string>> {
  const { rows } = await sql<{ token: string }>`
    select token from search_concepts where is_ready and token = any(${tokens})`.execute(db)
  return new Set(rows.map(({ token }) => token))
}

/**
 * Has the ads carry the concepts of this version: those that are written from now on by their trigger, those of before
 * in parts, for about so many milliseconds. Begun again it goes on where it stopped. True when nothing is left.
 */
export async function fillConcepts(db: Database, milliseconds: number): Promise<boolean> {
  const until = performance.now() + milliseconds
  await insertConcepts(db)
  while (!(await isEveryWriterNew(db))) {
    if (performance.now() > until) return false
    await wait(100)
  }
  while (!(await fillNext(db))) {
    if (performance.now() > until) return false
  }
  return true
}

/** Notes that this version knows its concepts, and forgets those that none has known for a month. */
export async function keepConcepts(db: Database): Promise<void> {
  await sql`
    update search_concepts set seen_at = now()
    where token = any(${tokens}) and seen_at < now() - interval '1 day'`.execute(db)
  await sql`delete from search_concepts where seen_at < now() - interval '30 days'`.execute(db)
}

/** Makes this version's concepts known to the trigger. */
export async function insertConcepts(db: QueryExecutorProvider): Promise<void> {
  const queries = concepts.map(({ query }) => query)
  const titleQueries = concepts.map(({ titleQuery }) => titleQuery)
  await sql`
    insert into search_concepts (token, query, title_query)
    select token, query::tsquery, title_query::tsquery
    from unnest(${tokens}::text[], ${queries}::text[], ${titleQueries}::text[])
      as known (token, query, title_query)
    where not exists (select from search_concepts where search_concepts.token = known.token)
    order by token on conflict do nothing`.execute(db)
}

/**
 * True when whoever writes an ad at this moment knows the concepts: a transaction that began before could still bring
 * in an ad without them, behind the part that has been filled.
 */
async function isEveryWriterNew(db: Database): Promise<boolean> {
  await sql`
    update search_concepts set waits_for = pg_snapshot_xmax(pg_current_snapshot())
    where waits_for is null and token = any(${tokens})`.execute(db)
  const { rows } = await sql<{ isNew: boolean }>`
    select coalesce(bool_and(waits_for <= pg_snapshot_xmin(pg_current_snapshot())), true) as is_new
    from search_concepts where not is_ready and token = any(${tokens})`.execute(db)
  return rows[0]?.isNew ?? false
}

/** The next ads get what they miss. True when there were none, or nothing is missing. */
async function fillNext(db: Database): Promise<boolean> {
  const { rows } = await sql<{ isOver: boolean }>`
    with missing as materialized (
      select * from search_concepts where not is_ready and token = any(${tokens})
    ), ads as materialized (
      select id, words from search_ads
      where id > (select min(filled_to) from missing) order by id limit ${adsAtOnce} for update
    ), held as (
      select ads.id, string_agg(quote_literal(token) || ':1' ||
          case when words @@ title_query then 'A' else '' end, ' ')::tsvector as concepts
      -- What an ad carries already was found by the same names in the same words.
      from ads join missing on words @@ query and not words @@ quote_literal(token)::tsquery
      group by ads.id
    ), filled as (
      update search_ads set words = words || held.concepts
      from held where search_ads.id = held.id
    ), step as (
      -- What comes after a short part was written by the trigger.
      select case when count(*) < ${adsAtOnce} then ${END}::integer else max(id) end as last from ads
    )
    update search_concepts set filled_to = last, is_ready = (last = ${END})
    from step where token in (select token from missing)
    returning is_ready as is_over`.execute(db)
  return rows.every(({ isOver }) => isOver)
}
