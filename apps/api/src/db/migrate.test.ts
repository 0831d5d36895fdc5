import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Suite, startSuite } from '../../test/harness.ts'
import { request } from '../../test/http.ts'
import { isMigrated, migrate } from './migrate.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

test('/readyz refuses while a migration is missing; /healthz does not ask', async () => {
  const app = await suite.app()
  const last = sql`select max(name) from kysely_migration`
  const { db } = suite.deps
  await sql`create table kept as select * from kysely_migration`.execute(db)
  await sql`delete from kysely_migration where name = (${last})`.execute(db)
  expect(await isMigrated(db)).toBe(false)
  expect(await request(app, 'GET', '/readyz')).toMatchObject({ status: 503 })
  expect((await request(app, 'GET', '/healthz')).status).toBe(200)
  await sql`insert into kysely_migration select * from kept on conflict do nothing`.execute(db)
  expect((await request(app, 'GET', '/readyz')).status).toBe(200)
})

test('migrating again, and twice at once, applies nothing twice', async () => {
  const applied = await Promise.all([migrate(suite.database), migrate(suite.database)])
  expect(applied).toEqual([[], []])
})
