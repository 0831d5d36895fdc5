import { all, any, phrase, word } from '@wepa/domain/search/words/word-query'
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import { expect, test } from 'vitest'
import { textQuery } from './text-query.ts'

const db = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

test.each(["a'b", "a' | 'b", 'a b', '', '\\', ':*'])(
  '%j is no word, and no query is made of it',
  (text) => {
    expect(() => textQuery(word(text))).toThrow('no word')
  },
)

test('the words travel as one bound value', () => {
  const query = all([word('toyota'), any([phrase(['doble', 'traccion']), word('4x4')])])
  expect(textQuery(query, 'A').compile(db)).toMatchObject({
    sql: '$1::tsquery',
    parameters: ["('toyoto':A) & (('dobl':A <-> 'traccion':A) | ('4x4':A))"],
  })
})

test.each(['ñandú', '1e5kg', '½'])('the database itself makes the stem of %j', (text) => {
  expect(textQuery(any([word('toyota'), word(text)])).compile(db)).toMatchObject({
    sql: "to_tsquery('wepa_es', wepa_stems($1))",
    parameters: [`('toyota') | ('${text}')`],
  })
})

test('a word of titles stays one, and a category is no part of them', () => {
  const query = all([phrase(['civic'], 0.7, 'title'), phrase(['categoria2'], 1, 'category')])
  expect(textQuery(query).compile(db).parameters).toEqual(["('civic':A) & ('categoria2':D)"])
  expect(textQuery(query, 'A').compile(db).parameters).toEqual(["('civic':A) & ('categoria2':D)"])
})
