// What people do, how it is noted, and that noting it never gets in their way.
import type { SearchQueryInput } from '@wepa/domain/search/query'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { makeListingInput } from '../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../test/harness.ts'
import { register } from '../../../test/http.ts'
import { isAnybodyWaiting } from '../../../test/locks/is-anybody-waiting.ts'
import { openDatabase } from '../../db/database.ts'
import { up as addActivities } from '../../db/migrations/022-activities.ts'
import type { NewActivity } from '../../db/tables/activities.ts'
import { createActivityBuffer } from './activity-buffer.ts'
import { forgetOldActivities } from './forget-old-activities.ts'
import { withoutContacts } from './note-search.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())
beforeEach(async () => {
  await suite.activities.flush()
  await suite.database.pool.query('truncate activities, activity_counts')
})

const rows = async () => {
  await suite.activities.flush()
  return suite.deps.db.selectFrom('activities').selectAll().orderBy('id').execute()
}
const countOf = async (action: string) => {
  await suite.activities.flush()
  const { rows: found } = await suite.database.pool.query(
    'select coalesce(sum(count), 0)::integer as count from activity_counts where action = $1',
    [action],
  )
  return found[0].count
}
const publish = async (person: Person, input = {}) =>
  (await suite.asUser(person).listings.publish(makeListingInput(input))).id

describe('what people do is noted', () => {
  test('not what failed, nor the same twice', async () => {
    const [ana, luis] = [await suite.makeUser(), await suite.makeUser()]
    const { user: eva, username } = await register(suite)
    const clientId = crypto.randomUUID()
    const id = await publish(ana, { clientId })
    expect(await publish(ana, { clientId })).toBe(id)
    expect(await codeOf(publish(ana, { categoryId: 99 }))).toBe('validation')
    const wrong = { username, password: 'no es' }
    expect(await codeOf(suite.asVisitor().auth.login(wrong))).toBe('invalid_credentials')
    await suite.asUser(ana).listings.trackView({ id })
    await suite.asUser(luis).listings.trackView({ id })
    await suite.asUser(luis).listings.trackView({ id })
    expect((await rows()).map(({ action, userId }) => [action, userId])).toEqual([
      ['registration', eva.id],
      ['create_listing', ana.id],
      ['view_listing', luis.id],
    ])
  })

  test('registering, signing in and leaving, by whom and when, and nothing of where from', async () => {
    const { user, username, password } = await register(suite)
    await suite.asVisitor().auth.login({ username, password })
    await suite.asUser(user).auth.logout()
    const noted = await rows()
    expect(noted.map(({ action }) => action)).toEqual(['registration', 'login', 'logout'])
    for (const { userId, metadata, entityId } of noted) {
      expect({ userId, metadata, entityId }).toEqual({
        userId: user.id,
        metadata: {},
        entityId: null,
      })
    }
    expect(JSON.stringify(noted)).not.toContain('203.0.113.7')
  })

  test('a search is nobody’s, its words are short, and telephones in them are blotted out', async () => {
    const ana = await suite.makeUser()
    const search = (query: SearchQueryInput) => suite.asUser(ana).listings.browse(query)
    await search({ sort: 'newest', limit: 15 })
    await search({ category: 'vehiculos' })
    expect(await rows()).toEqual([])
    await search({ search: `guagua ana@ejemplo.pr 787-555-0123 ${'x'.repeat(100)}` })
    await search({ location: 'Ponce', category: 'vehiculos', maxPrice: 9000 })
    await search({ q: 'nevera' })
    const noted = await rows()
    expect(noted.map(({ action, userId }) => [action, userId])).toEqual(
      Array.from({ length: 3 }, () => ['search', null]),
    )
    expect(noted[0]?.metadata).toEqual({
      words: expect.stringMatching(/^guagua … … x+$/),
      results: 0,
    })
    expect(String(noted[0]?.metadata.words)).toHaveLength(80)
    expect(noted[1]?.metadata).toEqual({ category: 'vehiculos', location: 'Ponce', results: 0 })
    expect(noted[2]?.metadata).toEqual({ words: 'nevera', results: 0 })
    expect(await countOf('search')).toBe(3)
  })

  test('a sign of two halves is not cut in two', () => {
    expect([...withoutContacts('🚗'.repeat(90))]).toHaveLength(80)
    expect(withoutContacts('civic 2015 9,500')).toBe('civic 2015 9,500')
  })

  test('who deletes their account takes along what they did, and refuses nobody else’s', async () => {
    const [ana, luis] = [await suite.makeUser(), await suite.makeUser()]
    const id = await publish(luis)
    await suite.asUser(ana).listings.trackView({ id })
    expect(await rows()).toHaveLength(2)
    suite.activities.note(doing(ana.id))
    suite.activities.note(doing(luis.id))
    await suite.deps.db.deleteFrom('users').where('id', '=', ana.id).execute()
    expect((await rows()).map(({ userId }) => userId)).toEqual([luis.id, luis.id])
  })
})

describe('the buffer', () => {
  const open: { close: () => Promise<unknown> }[] = []
  afterEach(async () => {
    for (const each of open.splice(0)) await each.close()
  })

  test('keeps no more than it has room for, says how many it let go, and still counts them', async () => {
    const { db } = suite.deps
    const buffer = createActivityBuffer({ db, log: suite.deps.log, every: HOUR, most: 3 })
    open.push(buffer)
    for (let i = 0; i < 10; i++) buffer.note(doing(null))
    await buffer.flush()
    expect(await rows()).toHaveLength(3)
    expect(buffer.lost()).toBe(7)
    expect(await countOf('view_listing')).toBe(10)
  })

  test('writes by itself, and the last when it is closed', async () => {
    const { db, log } = suite.deps
    const soon = createActivityBuffer({ db, log, every: 1 })
    open.push(soon)
    soon.note(doing(null))
    await expect.poll(() => countOf('view_listing')).toBe(1)
    const late = createActivityBuffer({ db, log, every: HOUR })
    late.note(doing(null))
    await late.close()
    expect(await countOf('view_listing')).toBe(2)
    late.note(doing(null))
    await late.flush()
    expect(await countOf('view_listing')).toBe(2)
  })

  test('waits while the database is away, without getting in anybody’s way', async () => {
    const options = { poolSize: 1, statementTimeout: 1000, onIdleError: () => {} }
    const nowhere = openDatabase({ ...options, url: 'postgres://127.0.0.1:1/nowhere' })
    open.push(nowhere)
    let { db } = nowhere
    const buffer = createActivityBuffer({
      get db() {
        return db
      },
      log: suite.deps.log,
      every: HOUR,
      most: 3,
    })
    open.push(buffer)
    for (let i = 0; i < 2; i++) buffer.note(doing(null))
    await buffer.flush()
    expect(buffer.lost()).toBe(0)
    for (let i = 0; i < 2; i++) buffer.note(doing(null))
    await buffer.flush()
    expect(buffer.lost()).toBe(1)
    db = suite.deps.db
    await buffer.flush()
    expect(await rows()).toHaveLength(3)
    expect(await countOf('view_listing')).toBe(4)
  })

  test('two servers that count at once both count', async () => {
    const { db, log } = suite.deps
    const buffers = Array.from({ length: 8 }, () => createActivityBuffer({ db, log, every: HOUR }))
    for (const buffer of buffers) {
      for (const action of ['search', 'login', 'view_listing'] as const) {
        for (let i = 0; i < 50; i++) buffer.note({ ...doing(null), action })
      }
    }
    await Promise.all(buffers.map((buffer) => buffer.close()))
    expect(buffers.map((buffer) => buffer.lost())).toEqual(buffers.map(() => 0))
    expect(await countOf('login')).toBe(400)
    expect(await rows()).toHaveLength(1200)
  })

  test('waits for who holds two people, instead of the two for each other', async () => {
    const { db, log } = suite.deps
    const [first, second] = [await suite.makeUser(), await suite.makeUser()]
    const buffer = createActivityBuffer({ db, log, every: HOUR })
    open.push(buffer)
    for (const { id } of [second, first]) buffer.note(doing(id))
    const hold = (tx: typeof db, id: number) =>
      tx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute()
    const writing = await db.transaction().execute(async (tx) => {
      await hold(tx, first.id)
      const flushing = buffer.flush()
      await expect.poll(() => isAnybodyWaiting(suite)).toBe(true)
      await hold(tx, second.id)
      return { flushing }
    })
    await writing.flushing
    expect(buffer.lost()).toBe(0)
    expect(await rows()).toHaveLength(2)
  })
})

test('what was done is forgotten after 30 days and beyond a number; the metrics stay for 90', async () => {
  const now = suite.clock.now().getTime()
  for (const age of [95, 40, 31, 29, 2, 1, 0]) {
    suite.activities.note({ ...doing(null), createdAt: new Date(now - age * DAY) })
  }
  expect(await rows()).toHaveLength(7)
  expect(await forgetOldActivities(suite.deps)).toBe(3)
  expect(await countOf('view_listing')).toBe(6)
  expect(await forgetOldActivities(suite.deps, { days: 30, rows: 2, countDays: 90 })).toBe(2)
  const left = await rows()
  expect(left.map(({ createdAt }) => createdAt.getTime())).toEqual([now - DAY, now])
})

test('the charts begin with the views of before', async () => {
  const [ana, luis] = [await suite.makeUser(), await suite.makeUser()]
  const id = await publish(ana)
  await suite.asUser(luis).listings.trackView({ id })
  await suite.activities.flush()
  await sql`truncate business_analytics`.execute(suite.deps.db)
  await sql`insert into business_analytics (listing_id, event_date, event_type, count)
    values (${id}, current_date - 3, 'view', 5), (${id}, current_date - 3, 'click', 9)`.execute(
    suite.deps.db,
  )
  await sql`drop table activities, activity_counts, role_changes`.execute(suite.deps.db)
  await sql`drop index listings_by_age`.execute(suite.deps.db)
  const migration: Migration = { up: addActivities }
  await migration.up(suite.deps.db.withoutPlugins())
  expect(await countOf('view_listing')).toBe(5)
})

function doing(userId: number | null): NewActivity {
  return {
    action: 'view_listing',
    userId,
    entityType: 'listing',
    entityId: 1,
    metadata: {},
    createdAt: suite.clock.now(),
  }
}
