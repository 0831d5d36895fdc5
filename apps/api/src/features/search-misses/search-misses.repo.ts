// SQL of searches without use.
import { LEAST_PEOPLE, type MissKind, type SearchMiss } from '@wepa/domain/admin/search-miss'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

export type NewMiss = Omit<SearchMiss, 'id' | 'count' | 'people' | 'lastAt'> & {
  mark: number
  /** 'YYYY-MM-DD' */
  day: string
  at: Date
}

/** What marks are made with (migration 100). */
export async function findMarkKey(db: Database): Promise<string> {
  const row = await db
    .selectFrom('serverKeys')
    .select('secret')
    .where('name', '=', 'search_misses')
    .executeTakeFirstOrThrow()
  return row.secret
}

export async function insertMiss(db: Database, { at, ...miss }: NewMiss): Promise<void> {
  await db
    .insertInto('searchMisses')
    .values({ ...miss, count: 1, lastAt: at })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'words', 'category', 'location', 'day', 'mark'])
        .doUpdateSet({ count: sql`search_misses.count + 1`, results: miss.results, lastAt: at }),
    )
    .execute()
}

type ListOptions = {
  /** The first day, 'YYYY-MM-DD'. */
  from: string
  kind: MissKind | undefined
  limit: number
  after: readonly [people: number, count: number, id: number] | undefined
}

type MissRow = Omit<SearchMiss, 'lastAt'> & { lastAt: Date }

/** The searches that enough people made, those of most people first; one more than `limit`. */
export async function listMisses(
  db: Database,
  { from, kind, limit, after }: ListOptions,
): Promise<MissRow[]> {
  const { rows } = await sql<MissRow>`
    select * from (${grouped(from, kind)}) misses
    where people >= ${LEAST_PEOPLE}
      and ${after ? sql`(people, count, id) < (${sql.join([...after])})` : sql`true`}
    order by people desc, count desc, id desc limit ${limit + 1}`.execute(db)
  return rows
}

/** How many different searches fewer people made. */
export async function countWithheld(
  db: Database,
  { from, kind }: Pick<ListOptions, 'from' | 'kind'>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (${grouped(from, kind)}) misses
    where people < ${LEAST_PEOPLE}`.execute(db)
  return rows[0]?.count ?? 0
}

function grouped(from: string, kind: MissKind | undefined) {
  return sql`
    select min(id)::integer as id, kind, words, category, location, sum(count)::integer as count,
      count(distinct mark)::integer as people, max(last_at) as last_at,
      (array_agg(results order by last_at desc, id desc))[1] as results
    from search_misses
    where day >= ${from} and ${kind ? sql`kind = ${kind}` : sql`true`}
    group by kind, words, category, location`
}

/** Forgets the days before one, at most 5,000 rows. Answers how many. */
export async function deleteMisses(db: Database, before: string): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from search_misses where id = any(array(
      select id from search_misses where day < ${before} limit 5000))`.execute(db)
  return Number(numAffectedRows ?? 0)
}
