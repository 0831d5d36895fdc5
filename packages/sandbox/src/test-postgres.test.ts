import { afterAll, expect, test } from 'vitest'
import { withClient } from './postgres/socket.ts'
import { startTestPostgres } from './test-postgres.ts'

const postgres = await startTestPostgres()
afterAll(() => postgres.stop())

const tables = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query(
      "select tablename from pg_tables where schemaname = 'public'",
    )
    return rows.map((row) => row.tablename)
  })

const template = {
  key: 'one table',
  prepare: (url: string) =>
    withClient(url, async (client) => {
      await client.query('create table prepared (n int)')
    }),
}

test('a database of the same name starts empty', async () => {
  const url = await postgres.createDatabase('suite_empty')
  await withClient(url, (client) => client.query('create table leftover (n int)'))
  expect(await tables(await postgres.createDatabase('suite_empty'))).toEqual([])
})

test('suites that ask at the same time get copies of one prepared database', async () => {
  let prepared = 0
  const counted = {
    key: `counted ${process.pid}`,
    prepare: async (url: string) => {
      prepared += 1
      await template.prepare(url)
    },
  }
  const urls = await Promise.all(
    ['suite_a', 'suite_b', 'suite_c'].map((name) => postgres.createDatabase(name, counted)),
  )
  for (const url of urls) expect(await tables(url)).toEqual(['prepared'])
  expect(prepared).toBe(1)
})

test('a second user of the server keeps it alive when the first leaves', async () => {
  const other = await startTestPostgres()
  await other.createDatabase('suite_other')
  await other.stop()
  expect(await tables(await postgres.createDatabase('suite_after', template))).toEqual(['prepared'])
})
