// The table of concepts: which ads carry which, as far as that is known of all of them.
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database, ReadDatabase } from './database.ts'
import { type Concept, concepts, openers } from './sql/words/concepts.ts'

const tokens = concepts.map(({ token }) => token)
/** Ads that are looked at in one statement, and held meanwhile. */
const adsAtOnce = 200
/** Concepts that one statement writes. */
const CONCEPTS_AT_ONCE = 250
/** Past the last ad. */
const END = 2_147_483_647

/** The tokens of this version that every ad carries where it should. */
export async function findReadyTokens(db: ReadDatabase): Promise<Set<string>> {
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

/** Makes this version's concepts known to the trigger, in parts that no limit of a statement's time ends. */
async function insertConcepts(db: Database): Promise<void> {
  const { rows } = await sql<{ token: string }>`
    select token from search_concepts where token = any(${tokens})`.execute(db)
  const known = new Set(rows.map(({ token }) => token))
  const unknown = concepts.filter(({ token }) => !known.has(token))
  if (unknown.length === 0) return
  await sql`
    insert into search_openers (words) values (${[...openers]})
    on conflict (is_only) do update set words = excluded.words
    where search_openers.words <> excluded.words`.execute(db)
  for (const some of inParts(unknown)) await insertSome(db, some)
}

function inParts<Item>(all: readonly Item[]): Item[][] {
  const parts = Math.ceil(all.length / CONCEPTS_AT_ONCE)
  return Array.from({ length: parts }, (_, at) =>
    all.slice(at * CONCEPTS_AT_ONCE, (at + 1) * CONCEPTS_AT_ONCE),
  )
}

async function insertSome(db: Database, some: readonly Concept[]): Promise<void> {
  const columns = [
    some.map(({ token }) => token),
    some.map(({ query }) => query),
    some.map(({ titleQuery }) => titleQuery),
    some.map(({ openQuery }) => openQuery),
  ]
  await sql`
    insert into search_concepts (token, query, title_query, open_query)
    select token, query::tsquery, title_query::tsquery, open_query::tsquery
    from unnest(${sql.join(columns.map((column) => sql`${column}::text[]`))})
      as known (token, query, title_query, open_query)
    order by token on conflict do nothing`.execute(db)
}

/**
 * True when whoever writes an ad at this moment knows the concepts: a transaction that began before could still bring
 * in an ad without them, behind the part that has been filled.
 */
async function isEveryWriterNew(db: Database): Promise<boolean> {
  const fresh = await sql<{ token: string }>`
    select token from search_concepts where waits_for is null and token = any(${tokens})`.execute(
    db,
  )
  for (const some of inParts(fresh.rows)) {
    await sql`
      update search_concepts set waits_for = pg_snapshot_xmax(pg_current_snapshot())
      where waits_for is null and token = any(${some.map(({ token }) => token)})`.execute(db)
  }
  const { rows } = await sql<{ isNew: boolean }>`
    select coalesce(bool_and(waits_for <= pg_snapshot_xmin(pg_current_snapshot())), true) as is_new
    from search_concepts where not is_ready and token = any(${tokens})`.execute(db)
  return rows[0]?.isNew ?? false
}

/** The next ads get what they miss. True when there were none, or nothing is missing. */
async function fillNext(db: Database): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    // Each ad looks its concepts up by its words, whatever the planner makes of a table that has just been filled.
    await sql`set local enable_seqscan = off`.execute(tx)
    const batch = await findBatch(tx)
    if (!batch) return true
    const { rows } = await sql<{ last: number }>`
      with ads as materialized (
        select id, words from search_ads
        where id > (select filled_to from search_concept_fills where batch = ${batch})
        order by id limit ${adsAtOnce} for update
      ), held as (
        -- What an ad carries already was found by the same names in the same words.
        select ads.id, marks.concepts from ads, lateral (
          select ts_delete(wepa_concepts(ads.words), tsvector_to_array(ads.words)) as concepts
        ) marks where marks.concepts <> ''::tsvector
      ), filled as (
        update search_ads set words = words || held.concepts
        from held where search_ads.id = held.id
      )
      -- What comes after a short part was written by the trigger.
      update search_concept_fills set filled_to = last
      from (select case when count(*) < ${adsAtOnce} then ${END}::integer else max(id) end as last from ads) step
      where batch = ${batch} returning last`.execute(tx)
    if (rows.some(({ last }) => last !== END)) return false
    for (const some of inParts(tokens)) {
      await sql`
        update search_concepts set is_ready = true where not is_ready and token = any(${some})`.execute(
        tx,
      )
    }
    await sql`delete from search_concept_fills where batch = ${batch}`.execute(tx)
    return true
  })
}

/** The name of what is missing: of other concepts, or of the same ones that were forgotten meanwhile, it is another. */
async function findBatch(db: Database): Promise<string | null> {
  const { rows } = await sql<{ batch: string | null }>`
    select md5(string_agg(token || waits_for, ',' order by token)) as batch
    from search_concepts where not is_ready and token = any(${tokens})`.execute(db)
  const batch = rows[0]?.batch ?? null
  if (batch === null) return null
  await sql`insert into search_concept_fills (batch) values (${batch}) on conflict do nothing`.execute(
    db,
  )
  return batch
}
