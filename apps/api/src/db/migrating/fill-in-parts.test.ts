// Filling a table in parts, beside people who write to it.
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { holdTransaction } from '../../../test/locks/hold-transaction.ts'
import { type Migration, runMigrations } from '../run-migrations.ts'
import { fillInParts, type Part } from './fill-in-parts.ts'

let suite: Suite
let db: Parameters<typeof runMigrations>[0]
beforeAll(async () => {
  suite = await startSuite()
  db = suite.database.db.withoutPlugins()
})
beforeEach(async () => {
  await sql`drop table if exists boxes`.execute(db)
  await sql`
    create table boxes (id integer primary key, size integer, written integer not null default 0)
  `.execute(db)
  await sql`insert into boxes (id) select * from generate_series(1, 1000)`.execute(db)
})
afterAll(() => suite.close())

/** Says of each box how often it was filled. */
const filling = ({ after, upTo }: Part) => sql`
  update boxes set size = id * 2, written = written + 1
  where id > ${after} and id <= ${upTo} and size is null`
const fillBoxes = (fill: (part: Part) => ReturnType<typeof filling>): Migration => ({
  withoutTransaction: true,
  up: (connection) => fillInParts(connection, 'boxes', fill, { firstSize: 10, pause: 1 }),
})
const countFilled = async () => {
  const { rows } = await sql<{ filled: number; written: number }>`
    select count(size)::int as filled, sum(written)::int as written from boxes`.execute(db)
  return rows[0]
}
/** Holds box 55 until the answer is called. */
const holdABox = () => holdTransaction(db, sql`select from boxes where id = 55 for update`)

test('what fails for another reason than a lock ends it, and the parts before it stand', async () => {
  const broken = fillBoxes((part) => (part.upTo > 50 ? sql`select 1 / 0` : filling(part)))
  await expect(runMigrations(db, { 'fill-1': broken })).rejects.toMatchObject({ code: '22012' })
  const before = await countFilled()
  expect(before?.filled).toBeGreaterThanOrEqual(10)

  expect(await runMigrations(db, { 'fill-1': fillBoxes(filling) })).toEqual(['fill-1'])
  expect(await countFilled()).toEqual({ filled: 1000, written: 1000 })
})

test('a row that is never let go ends it, and the parts before it stand', async () => {
  const letGo = await holdABox()
  let tries = 0
  const counting = (part: Part) => {
    if (part.after < 55 && part.upTo >= 55) tries += 1
    return filling(part)
  }
  const impatient: Migration = {
    withoutTransaction: true,
    up: (connection) =>
      fillInParts(connection, 'boxes', counting, { firstSize: 10, pause: 1, attempts: 3 }),
  }
  const options = { lockTimeout: 20, pause: 1, attempts: 4 }
  const migrating = runMigrations(db, { 'fill-2': impatient }, options)
  const error = await migrating.then(String, (reason: Error) => reason.cause)
  await letGo()
  expect(error).toMatchObject({ code: '55P03' })
  // The whole is not tried again for a part that was tried often enough.
  expect(tries).toBe(3)
  expect((await countFilled())?.filled).toBeGreaterThanOrEqual(10)
})

test('while somebody holds a row, others write to its neighbors, and the fill goes on afterwards', async () => {
  const letGo = await holdABox()
  let tries = 0
  const counting = (part: Part) => {
    if (part.after < 55 && part.upTo >= 55) tries += 1
    return filling(part)
  }
  const migrating = runMigrations(db, { 'fill-3': fillBoxes(counting) }, { lockTimeout: 20 })
  while (tries < 3) await wait(10)
  // Each of its tries holds them for a moment only.
  await sql`update boxes set size = -1 where id in (54, 56)`.execute(db)
  await letGo()
  expect(await migrating).toEqual(['fill-3'])
  // Nor does it write over what they said.
  expect(
    (await sql`select id, size from boxes where id in (54, 55, 56) order by id`.execute(db)).rows,
  ).toEqual([
    { id: 54, size: -1 },
    { id: 55, size: 110 },
    { id: 56, size: -1 },
  ])
})

test('one that is killed half way leaves the rest to the next one, which writes nothing twice', async () => {
  const killing = ({ after, upTo }: Part) =>
    after < 100 ? filling({ after, upTo }) : sql`select pg_terminate_backend(pg_backend_pid())`
  await expect(runMigrations(db, { 'fill-4': fillBoxes(killing) })).rejects.toThrow()
  const before = await countFilled()
  expect(before?.filled).toBeGreaterThanOrEqual(100)
  expect(before?.filled).toBeLessThan(1000)

  expect(await runMigrations(db, { 'fill-4': fillBoxes(filling) })).toEqual(['fill-4'])
  expect(await countFilled()).toEqual({ filled: 1000, written: 1000 })
})

test('a table without rows is filled at once, and rows that come meanwhile are not its business', async () => {
  await sql`truncate boxes`.execute(db)
  expect(await runMigrations(db, { 'fill-5': fillBoxes(filling) })).toEqual(['fill-5'])
  await sql`insert into boxes (id) values (1), (2)`.execute(db)
  const adding = (part: Part) =>
    sql`with filled as (${filling(part)}) insert into boxes (id) values (${part.upTo + 1000})`
  expect(await runMigrations(db, { 'fill-6': fillBoxes(adding) })).toEqual(['fill-6'])
  const { rows } = await sql`select id, size from boxes order by id`.execute(db)
  expect(rows).toEqual([
    { id: 1, size: 2 },
    { id: 2, size: 4 },
    { id: 1002, size: null },
  ])
})
