// SQL of the searches in which ads of businesses appeared.
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { planInForceAt } from '../../db/sql/plan-in-force.ts'

/** What marks are made with (migration 132). */
export async function findMarkKey(db: Database): Promise<string> {
  const row = await db
    .selectFrom('serverKeys')
    .select('secret')
    .where('name', '=', 'search_searchers')
    .executeTakeFirstOrThrow()
  return row.secret
}

/** A page of results that somebody was shown: the ads in their order, `before` of which stood on earlier pages. */
export type MarkedSearch = {
  words: string
  category: string
  before: number
  ids: readonly number[]
  /** Whose ads do not count. */
  userId: number | null
  mark: number
}

/**
 * Counts the ads among these searches whose owners are on Business at this moment, and did not search themselves.
 * Words that such an ad was shown for are noted with the mark of whoever looked for them.
 */
export async function insertAppearances(
  db: Database,
  { searches, day, now }: { searches: readonly MarkedSearch[]; day: string; now: Date },
): Promise<void> {
  // In one order everywhere, so that two servers never wait for each other.
  await sql`
    with shown as materialized (
      select listings.user_id, given.words, given.category, given.mark,
        given.before + ad.place as place
      from json_to_recordset(${JSON.stringify(searches)}::json) as given
        (words text, category text, before integer, ids json, "userId" integer, mark smallint)
      cross join lateral json_array_elements_text(given.ids) with ordinality as ad (id, place)
      join listings on listings.id = ad.id::integer
      where listings.user_id is distinct from given."userId" and exists (
        select from person_plans
        where person_plans.user_id = listings.user_id and ${planInForceAt(now)} = 'business')
    ), searchers as (
      insert into search_searchers (words, mark, day)
      select distinct words, mark, ${day}::date from shown where words <> '' order by 1, 2
      on conflict (words, mark) do update set day = excluded.day
        where search_searchers.day < excluded.day
    )
    insert into search_appearances
      (user_id, day, words, category, appearances, place_sum, best_place)
    select user_id, ${day}::date, words, category, count(*)::integer, sum(place), min(place)::integer
    from shown group by user_id, words, category order by user_id, words, category
    on conflict (user_id, day, words, category) do update set
      appearances = search_appearances.appearances + excluded.appearances,
      place_sum = search_appearances.place_sum + excluded.place_sum,
      best_place = least(search_appearances.best_place, excluded.best_place)`.execute(db)
}

/** `from` and `to` are days, both included; of words only those of at least `floor` people since `from` are named. */
export type AppearanceWindow = { userId: number; from: string; to: string; floor: number }

export type CountedAppearances = {
  words: string
  category: string
  appearances: number
  placeSum: number
  bestPlace: number
}

/** The searches that may be named, those with most appearances first. */
export async function listNamed(
  db: Database,
  window: AppearanceWindow,
  limit: number,
): Promise<CountedAppearances[]> {
  const { rows } = await sql<CountedAppearances>`
    select words, category, ${sums} from (${marked(window)}) as searches
    where is_named group by words, category
    order by sum(appearances) desc, words, category limit ${limit}`.execute(db)
  return rows
}

/** All searches together, and those that may not be named. */
export async function sumAppearances(
  db: Database,
  window: AppearanceWindow,
): Promise<{ all: number; others: Omit<CountedAppearances, 'words' | 'category'> }> {
  const { rows } = await sql<Omit<CountedAppearances, 'words' | 'category'> & { all: number }>`
    select (select coalesce(sum(appearances), 0)::integer from (${marked(window)}) as every) as all,
      ${sums}
    from (${marked(window)}) as searches where not is_named`.execute(db)
  const { all = 0, ...others } = rows[0] ?? { appearances: 0, placeSum: 0, bestPlace: 0 }
  return { all, others }
}

const sums: RawBuilder<unknown> = sql`
  coalesce(sum(appearances), 0)::integer as appearances,
  coalesce(sum(place_sum), 0)::float8 as place_sum,
  coalesce(min(best_place), 0) as best_place`

function marked({ userId, from, to, floor }: AppearanceWindow) {
  return sql`
    select own.*, category <> '' or (words <> '' and (
      select count(*) from (
        select from search_searchers
        where search_searchers.words = own.words and search_searchers.day >= ${from}::date
        limit ${floor}
      ) as searchers
    ) >= ${floor}) as is_named
    from search_appearances as own
    where user_id = ${userId} and day between ${from}::date and ${to}::date`
}

/** Forgets what is before a day; at most 5,000 rows of each kind at a time. Answers how many. */
export async function deleteAppearances(db: Database, before: string): Promise<number> {
  const appearances = await sql`
    delete from search_appearances where ctid = any(array(
      select ctid from search_appearances where day < ${before}::date limit 5000))`.execute(db)
  const searchers = await sql`
    delete from search_searchers where ctid = any(array(
      select ctid from search_searchers where day < ${before}::date limit 5000))`.execute(db)
  return Number(appearances.numAffectedRows ?? 0) + Number(searchers.numAffectedRows ?? 0)
}
