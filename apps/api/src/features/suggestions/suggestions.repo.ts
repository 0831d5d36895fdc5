// SQL of what many look for, and of the words of the newest ads.
import { sql } from 'kysely'
import { type Database, kept, type ReadDatabase } from '../../db/database.ts'

/** Made by a repo's caller: a text and the mark of whoever looked for it, in hexadecimal. */
export type SearchMark = { text: string; mark: string }

/** The secret of a day ('YYYY-MM-DD'), the same for all processes; the given one where there is none. */
export async function findSecret(db: Database, day: string, given: Buffer): Promise<Buffer> {
  await sql`
    insert into search_secrets (day, secret) values (${day}, ${given})
    on conflict do nothing`.execute(db)
  const { secret } = await db
    .selectFrom('searchSecrets')
    .select('secret')
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  return secret
}

/** Counts each mark of a day once, whoever else writes at the same time. */
export async function insertMarks(
  db: Database,
  day: string,
  marks: readonly SearchMark[],
): Promise<void> {
  // In one order everywhere, so that two servers never wait for each other.
  await sql`
    with added as (
      insert into search_marks (day, text, mark)
      select distinct ${day}::date, text, decode(mark, 'hex')
      from json_to_recordset(${JSON.stringify(marks)}::json) as given (text text, mark text)
      order by 2, 3
      on conflict do nothing
      returning text
    )
    insert into search_people (day, text, people)
    select ${day}::date, text, count(*)::integer from added group by text order by text
    on conflict (day, text) do update set people = search_people.people + excluded.people`.execute(
    db,
  )
}

/** What at least `floor` different people looked for on one day since `from`, the most asked first. */
export async function listPopular(
  db: ReadDatabase,
  { from, floor, most }: { from: string; floor: number; most: number },
): Promise<string[]> {
  // The number stands in the text, as in the condition of the index.
  const { rows } = await sql<{ text: string }>`${kept}
    select text from search_people
    where day >= ${from} and people >= ${sql.lit(floor)}
    group by text order by sum(people) desc, text limit ${sql.lit(most)}`.execute(db)
  return rows.map(({ text }) => text)
}

/** Which of these stems stand in the titles of the `most` newest public ads. */
export async function listStemsOfTitles(
  db: ReadDatabase,
  stems: readonly string[],
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ lexeme: string }>`${kept}
    select distinct title.lexeme
    from (select words from search_ads order by id desc limit ${sql.lit(most)}) newest,
      unnest(ts_filter(newest.words, '{a}')) title
    where title.lexeme = any(${stems})`.execute(db)
  return rows.map(({ lexeme }) => lexeme)
}

/** Forgets of the days before `today` who asked, and what fewer than `floor` did; and all of before `from`. Answers how many rows went. */
export async function deleteOldSearches(
  db: Database,
  { today, from, floor }: { today: string; from: string; floor: number },
): Promise<number> {
  await db.deleteFrom('searchSecrets').where('day', '<', today).execute()
  const marks = await sql`
    delete from search_marks where ctid = any(array(
      select ctid from search_marks where day < ${today} limit 5000))`.execute(db)
  const people = await sql`
    delete from search_people where ctid = any(array(
      select ctid from search_people
      where day < ${from} or (day < ${today} and people < ${sql.lit(floor)}) limit 5000))`.execute(
    db,
  )
  return Number(marks.numAffectedRows ?? 0) + Number(people.numAffectedRows ?? 0)
}
