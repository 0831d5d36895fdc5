// The pictures that the first start left out, drawn behind the running product.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { projectRoot } from '../../env.ts'
import { startTestPostgres, type TestPostgres } from '../../test-postgres.ts'
import { makeDemo } from '../make-demo.ts'
import { seedDemo } from '../seed-demo.ts'
import { drawMissingPictures, hasMissingPictures, noteMissingPictures } from './missing-pictures.ts'
import type { Draw } from './pictures.ts'

const now = new Date('2026-11-21T15:00:00Z')
const demo = makeDemo(now)
const wanted = demo.ads.reduce((sum, { pictures }) => sum + pictures.length, 0)
const portraits = demo.people.filter(({ portrait }) => portrait !== null).length
const run = promisify(execFile)
let server: TestPostgres
let client: pg.Client
let databaseUrl: string
let dataDir: string
let databases = 0
/** What the store holds. */
let files: Set<string>

const put = async (name: string) => {
  files.add(name)
}

/** Stores the files of each picture without drawing them: eight hundred take most of two minutes. */
const draw: Draw = (drawings, put) =>
  Promise.all(
    drawings.map(async (drawing) => {
      const hash = createHash('md5').update(JSON.stringify(drawing)).digest('hex')
      await put(`uploads/${hash}.webp`, Buffer.of(), '')
      return { hash, width: 960, height: 720, look: 'AAAA' }
    }),
  )

/** Ends in the middle, as a killed program does. */
function drawUntil(count: number): Draw {
  let drawings = 0
  return (list, put) => {
    drawings += list.length
    if (drawings > count) throw new Error('killed')
    return draw(list, put)
  }
}

const settings = () => ({
  dataDir,
  databaseUrl,
  put,
  draw,
  remember: async () => {},
  log: () => {},
})

beforeAll(async () => {
  server = await startTestPostgres()
}, 60_000)
afterAll(() => server?.stop())

beforeEach(async () => {
  databases += 1
  databaseUrl = await server.createDatabase(`missing_pictures_${databases}`)
  const migrate = join(projectRoot, 'apps/api/src/db/migrate.ts')
  await run(process.execPath, [migrate], { env: { DATABASE_URL: databaseUrl } })
  client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  dataDir = await mkdtemp('/tmp/wepa-missing-pictures-')
  files = new Set()
  await noteMissingPictures(dataDir, now)
  await seedDemo({ databaseUrl, now, put, draw })
}, 60_000)
afterEach(async () => {
  await client.end()
  await rm(dataDir, { recursive: true, force: true })
})

const all = async <T extends pg.QueryResultRow>(sql: string) => (await client.query<T>(sql)).rows

/** Pictures that somebody is shown although their files are not there. */
async function broken(): Promise<string[]> {
  const rows = await all<{ url: string }>(`
    select '/uploads/' || hash || '.webp' as url from photos
    union select profile_image_url from users where profile_image_url is not null`)
  return rows.map(({ url }) => url).filter((url) => !files.has(url.slice(1)))
}

const counts = async () => {
  const [row] = await all<{ ads: number; people: number }>(`
    select (select count(*)::int from photos where listing_id is not null) as ads,
      (select count(*)::int from photos p join users u on u.id = p.user_id
        and u.profile_image_url = '/uploads/' || p.hash || '.webp' and p.listing_id is null) as people`)
  return row
}

test('the first start draws for the newest ads, the paid ones and those of the demo person', async () => {
  const rows = await all<{ id: number }>(`
    (select id from listings where is_active and status = 'active' order by created_at desc limit 24)
    union select id from listings where is_featured
    union select l.id from listings l join users on users.id = user_id where username = 'demo'`)
  const first = new Set(rows.map(({ id }) => id))
  const pictured = await all<{ listing_id: number; n: number }>(
    'select listing_id, count(*)::int as n from photos where listing_id is not null group by 1',
  )
  const expected = demo.ads.filter(({ id, pictures }) => first.has(id) && pictures.length > 0)
  expect(new Map(pictured.map(({ listing_id, n }) => [listing_id, n]))).toEqual(
    new Map(expected.map(({ id, pictures }) => [id, pictures.length])),
  )
  expect(await broken()).toEqual([])
  expect(await hasMissingPictures(dataDir)).toBe(true)
})

test('killed in the middle it has broken nothing, and the next start completes it', async () => {
  await expect(drawMissingPictures({ ...settings(), draw: drawUntil(300) })).rejects.toThrow(
    'killed',
  )
  const between = await counts()
  expect(between?.people).toBe(portraits)
  expect(between?.ads).toBeGreaterThan(200)
  expect(between?.ads).toBeLessThan(wanted)
  expect(await broken()).toEqual([])
  expect(await hasMissingPictures(dataDir)).toBe(true)

  await drawMissingPictures(settings())
  expect(await counts()).toEqual({ ads: wanted, people: portraits })
  expect(await broken()).toEqual([])
  expect(await hasMissingPictures(dataDir)).toBe(false)
})

test('what was deleted, renamed or given other pictures meanwhile is left alone', async () => {
  const [deleted, renamed, own] = await all<{ id: number }>(`
    select id from listings l where not exists (select from photos where listing_id = l.id) order by id desc limit 3`)
  await client.query('update listings set title = $2 where id = $1', [renamed?.id, 'Otra cosa'])
  await client.query(
    `update users set profile_image_url = '/uploads/mine.webp' where username = (
       select username from users where profile_image_url is null order by id desc limit 1)`,
  )
  // Between the question what is missing and the answer.
  let meddled: Promise<unknown> | undefined
  const meddle: Draw = async (drawings, put) => {
    meddled ??= client.query(`
      with gone as (delete from listings where id = ${deleted?.id})
      insert into photos (user_id, listing_id, position, hash, width, height)
      select user_id, id, 0, 'mine', 1, 1 from listings where id = ${own?.id}`)
    await meddled
    return draw(drawings, put)
  }
  await drawMissingPictures({ ...settings(), draw: meddle })
  const touched = await all<{ listing_id: number; hash: string }>(
    `select listing_id, hash from photos where listing_id in (${deleted?.id}, ${renamed?.id}, ${own?.id})`,
  )
  expect(touched).toEqual([{ listing_id: own?.id, hash: 'mine' }])
  const [mine] = await all(
    "select count(*)::int as n from users where profile_image_url like '%/mine.webp'",
  )
  expect(mine).toEqual({ n: 1 })
  expect(await hasMissingPictures(dataDir)).toBe(false)
})
