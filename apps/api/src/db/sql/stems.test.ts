// The stems of queries are made here, those of ads in the database: both must be the same.
import { SYNONYM_GROUPS } from '@wepa/domain/search/synonyms'
import { splitWords } from '@wepa/domain/search/tokens'
import { any, word } from '@wepa/domain/search/words/word-query'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { textQuery } from './text-query.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

const vocabulary = SYNONYM_GROUPS.flatMap(({ pr, es, en, misspellings }) =>
  [...pr, ...es, ...en, ...misspellings].flatMap(({ text }) => splitWords(text)),
).map(({ key }) => key)

/** Words of all endings, lengths and digits that the rules tell apart. */
const made = ['a', 'xa', 'bra', 'luz', '4a', 'm3', '90e5', '5e1se1'].flatMap((head) =>
  ['', 's', 'es', 'e', 'a', 'as', 'z', 'ces', 'zas', 'e5', '5'].map((end) => head + end),
)

test('a word of a query has the stem that it has in an ad', async () => {
  const words = [...new Set([...vocabulary, ...made, 'ñandú', 'größe'])]
  const queries = await Promise.all(
    words.map(async (each) => {
      const { rows } = await sql<{ query: string; isFound: boolean }>`
        select ${textQuery(any([word(each)]))}::text as query,
          to_tsvector('wepa_es', wepa_stems(wepa_words(${each}))) @@ ${textQuery(word(each))} as is_found`.execute(
        suite.deps.db,
      )
      return rows[0]
    }),
  )
  const { rows } = await sql<{ query: string }>`
    select to_tsquery('wepa_es', wepa_stems('''' || word || ''''))::text as query
    from unnest(${words}::text[]) with ordinality as asked (word, at) order by at`.execute(
    suite.deps.db,
  )
  expect(queries).toEqual(rows.map(({ query }) => ({ query, isFound: true })))
})
