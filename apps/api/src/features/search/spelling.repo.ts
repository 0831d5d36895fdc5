// The spelling table: the words of all titles, found by letters and by ear.
import { word } from '@wepa/domain/search/words/word-query'
import { sql } from 'kysely'
import { kept, type ReadDatabase } from '../../db/database.ts'
import { newestWithWords } from '../../db/sql/newest-with-words.ts'
import { IS_PUBLIC } from '../../db/sql/public-ads.ts'
import { textQuery } from '../../db/sql/text-query.ts'

/** Words that look like this one (folded), or sound the same, the likest first. */
export async function listLikeWords(
  db: ReadDatabase,
  typed: string,
): Promise<{ word: string; isHomophone: boolean }[]> {
  const { rows } = await sql<{ word: string; isHomophone: boolean }>`${kept}
    select word, sound = wepa_sound(${typed}) as is_homophone
    from spelling
    where (word % ${typed} or sound = wepa_sound(${typed})) and word <> ${typed}
    order by 2 desc, similarity(word, ${typed}) desc, word limit 12`.execute(db)
  return rows
}

/** How many public ads hold each word, counted to `most`. */
export async function countWords(
  db: ReadDatabase,
  words: readonly string[],
  { most, now }: { most: number; now: Date },
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ word: string; ads: number }>`${kept} ${sql.join(
    words.map((each) => {
      const filters = { now, match: word(each) }
      const ads = newestWithWords(filters, {
        columns: sql`id, created_at`,
        limit: most,
        until: now,
        write: textQuery,
      })
      return sql`select ${each}::text as word, count(*)::integer as ads from (${ads}) counted`
    }),
    sql` union all `,
  )}`.execute(db)
  return new Map(rows.map(({ word: key, ads }) => [key, ads]))
}

/** How many public ads have exactly this title, counted to `most`. */
export async function countTitles(db: ReadDatabase, title: string, most: number): Promise<number> {
  const { rows } = await sql<{ ads: number }>`${kept}
    select count(*)::integer as ads from (select from listings
      where lower(title) = ${title.toLowerCase()} and ${IS_PUBLIC}
      limit ${sql.lit(most)}) counted`.execute(db)
  return rows[0]?.ads ?? 0
}
