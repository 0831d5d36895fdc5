// The spelling table: the words of all titles, found by letters and by ear.
import { type WordQuery, word } from '@wepa/domain/search/words/word-query'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { IS_PUBLIC } from '../../db/sql/public-ads.ts'
import { textQuery } from '../../db/sql/text-query.ts'

/** Words that look like this one (folded), or sound the same, the likest first. */
export async function listLikeWords(
  db: Database,
  typed: string,
): Promise<{ word: string; isHomophone: boolean }[]> {
  const { rows } = await sql<{ word: string; isHomophone: boolean }>`
    select word, sound = wepa_sound(${typed}) as is_homophone
    from spelling
    where (word % ${typed} or sound = wepa_sound(${typed})) and word <> ${typed}
    order by 2 desc, similarity(word, ${typed}) desc, word limit 12`.execute(db)
  return rows
}

/** How many public ads hold each word, counted to `most`. */
export async function countWords(
  db: Database,
  words: readonly string[],
  most: number,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ word: string; ads: number }>`${sql.join(
    words.map((each) => countOf(each, word(each), most)),
    sql` union all `,
  )}`.execute(db)
  return new Map(rows.map(({ word: key, ads }) => [key, ads]))
}

/** How many public ads have exactly this title, counted to `most`. */
export async function countTitles(db: Database, title: string, most: number): Promise<number> {
  const { rows } = await sql<{ ads: number }>`
    select count(*)::integer as ads from (select from listings
      where lower(title) = ${title.toLowerCase()} and ${IS_PUBLIC}
      limit ${most}) counted`.execute(db)
  return rows[0]?.ads ?? 0
}

function countOf(key: string, query: WordQuery, most: number) {
  return sql`select ${key}::text as word, count(*)::integer as ads from (select from listings
    where words @@ ${textQuery(query)} and ${IS_PUBLIC} limit ${most}) counted`
}
