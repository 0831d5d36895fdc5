import { expect, test } from 'vitest'
import { showStatement } from './statement-text.ts'

test.each([
  [
    `select * from "users" where "email" = 'ana@ejemplo.pr'`,
    'select * from "users" where "email" = ?',
  ],
  [`select 'it''s ana' , 'b'`, 'select ? , ?'],
  // A backslash ends nothing and begins nothing, unless the literal says so.
  [String.raw`select 'a\' , 'ana'`, 'select ? , ?'],
  [String.raw`select e'a\'ana' , E'\\' , x`, 'select ? , ? , x'],
  ['select $$ana$$, $t$ana $$ b$t$, c', 'select ?, ?, c'],
  ['select x from t1 where id = 7875550123 and a=-3.5e7', 'select x from t1 where id = ? and a=-?'],
  ['select /* ana */ a -- ana\n from b', 'select a from b'],
  ['insert into a values ($1, $2,$3), ($4)', 'insert into a values ($1, …), ($4)'],
  [`select "a'b" from c where d = 'ana'`, `select "a'b" from c where d = ?`],
  [`select 'ana never ends`, 'select ?'],
  ['select $tag$ana never ends', 'select ?'],
])('%s', (sql, text) => {
  expect(showStatement(sql).text).toBe(text)
})

test('a long one is cut, and nothing of a literal that goes over the cut is left', () => {
  const { text } = showStatement(`select ${'a, '.repeat(300)}'ana'`)
  expect(text).toHaveLength(501)
  const late = showStatement(`select ${' '.repeat(3990)} '${'ana '.repeat(100)}'`)
  expect(late.text).toBe('select ?')
})

test.each([
  ['select "a" from "listings" where "b" = $1', 'select listings'],
  ['insert into "messages" ("a") values ($1)', 'insert messages'],
  ['/* kept */ with x as (select 1 from users) select', 'with users'],
  ['begin', 'begin'],
  ['', 'statement'],
])('%s is called %s', (sql, name) => {
  expect(showStatement(sql).name).toBe(name)
})
