import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { verify } from 'argon2'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NEAR } from '../anthropic/known-pictures.ts'
import { difference, lookOf } from '../anthropic/photo-look.ts'
import { projectRoot } from '../env.ts'
import { startTestPostgres, type TestPostgres } from '../test-postgres.ts'
import { demoLogins } from './logins.ts'
import { makeDemo } from './make-demo.ts'
import { type Draw, drawPictures } from './pictures/pictures.ts'
import { seedDemo } from './seed-demo.ts'

const now = new Date('2026-11-21T15:00:00Z')
const run = promisify(execFile)
let server: TestPostgres
let client: pg.Client
let databaseUrl: string

/** Names without pictures: drawing eight hundred takes most of two minutes. */
const nameOnly: Draw = async (drawings) =>
  drawings.map((drawing) => ({
    hash: createHash('md5').update(JSON.stringify(drawing)).digest('hex'),
    width: 960,
    height: 720,
  }))

const settings = () => ({ databaseUrl, now, put: async () => undefined, draw: nameOnly })

beforeAll(async () => {
  server = await startTestPostgres()
  databaseUrl = await server.createDatabase('sandbox_demo')
  const migrate = join(projectRoot, 'apps/api/src/db/migrate.ts')
  await run(process.execPath, [migrate], { env: { DATABASE_URL: databaseUrl } })
  client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
}, 60_000)

afterAll(async () => {
  await client?.end()
  await server?.stop()
})

async function ask(sql: string): Promise<Record<string, unknown>> {
  const { rows } = await client.query<Record<string, unknown>>(sql)
  return rows[0] ?? {}
}

test('a seeding that breaks leaves nothing behind', async () => {
  const draw = () => Promise.reject(new Error('the disk is full'))
  await expect(seedDemo({ ...settings(), draw })).rejects.toThrow('disk is full')
  expect(await ask('select count(*)::int as n from users')).toEqual({ n: 0 })
})

test('it fills an empty database once, whoever comes second finds people', async () => {
  const [first, second] = await Promise.all([seedDemo(settings()), seedDemo(settings())])
  expect([first.users, second.users].toSorted((a, b) => a - b)).toEqual([0, 60])
  expect((await seedDemo(settings())).listings).toBe(0)
  const counts = await ask(
    'select (select count(*)::int from users) as users, (select count(*)::int from listings) as listings',
  )
  expect(counts).toEqual({ users: 60, listings: 600 })
})

test('the demo person’s trial of the assistant begins with the first start, whatever their account’s age', async () => {
  expect(
    await ask(
      "select trial_from, created_at < trial_from as is_older from users join assistant_uses on user_id = id where username = 'demo'",
    ),
  ).toEqual({ trial_from: now, is_older: true })
  expect(await ask('select count(trial_from)::int as n from assistant_uses')).toEqual({ n: 1 })
})

test('the printed passwords are those of the two logins', async () => {
  for (const { username, password } of demoLogins) {
    const { rows } = await client.query<{ password_hash: string }>(
      'select password_hash from users where username = $1',
      [username],
    )
    expect(await verify(rows[0]?.password_hash ?? '', password)).toBe(true)
  }
  expect(await ask(`select role from users where username = 'admin'`)).toEqual({ role: 'admin' })
})

test('averages and counters say what the rows say', async () => {
  const wrong = await ask(`
    select count(*)::int as n from users u where
      u.seller_rating <> coalesce((select round(avg(rating), 2) from ratings where to_user_id = u.id and type = 'seller' and hidden_until is null), 0)
      or u.buyer_rating <> coalesce((select round(avg(rating), 2) from ratings where to_user_id = u.id and type = 'buyer' and hidden_until is null), 0)
      or u.total_sales <> (select count(*) from transactions where seller_id = u.id)
      or u.total_purchases <> (select count(*) from transactions where buyer_id = u.id)`)
  expect(wrong).toEqual({ n: 0 })
  const standing = await ask(`
    select count(*)::int as n from users u join business_profiles b on b.user_id = u.id
    cross join lateral (
      select count(*) as level, coalesce(bool_or(verification_type = 'business'), false) as is_business
      from user_verifications where user_id = u.id and status = 'approved'
    ) v
    where (u.verification_level, u.is_verified, b.is_verified)
      is distinct from (v.level::int, v.level > 0, v.is_business)`)
  expect(standing).toEqual({ n: 0 })
  const talks = await ask(
    'select count(*)::int as n from listings l where messages <> (select count(*) from conversations where listing_id = l.id)',
  )
  expect(talks).toEqual({ n: 0 })
})

test('profile pictures belong to the people who show them, and businesses have an account of their kind', async () => {
  const shown = await ask(`
    select count(*)::int as pictures, count(p.id)::int as own from users u
    left join photos p on p.user_id = u.id and p.listing_id is null
      and u.profile_image_url = '/uploads/' || p.hash || '.webp'
    where u.profile_image_url is not null`)
  expect(shown).toEqual({ pictures: 1, own: 1 })
  expect(
    await ask(`
      select count(*)::int as n, count(name)::int as named, count(hours) > 12 as open
      from users join business_profiles on user_id = id where account_type = 'business'`),
  ).toEqual({ n: 20, named: 20, open: true })
})

test('the tables count on from the last id', async () => {
  const { id } = await ask(`insert into users (username, email, password_hash, full_name)
    values ('nueva', 'nueva@correo.example', 'x', 'Nueva') returning id`)
  expect(id).toBe(61)
})

test('a picture is stored four times, and known again by its look', async () => {
  const files = new Map<string, Uint8Array>()
  const put = async (name: string, bytes: Uint8Array) => {
    files.set(name, bytes)
  }
  const drawings = makeDemo(now)
    .ads.flatMap(({ pictures }) => pictures.slice(0, 1))
    .slice(0, 8)
  const stored = await drawPictures(drawings, put)
  for (const { hash, width, height, look } of stored) {
    expect(hash).toMatch(/^[0-9a-f]{32}$/)
    expect([width, height]).toEqual([960, 720])
    const widths = await Promise.all(
      [
        `uploads/${hash}.webp`,
        `uploads/${hash}.avif`,
        `thumbnails/${hash}.webp`,
        `thumbnails/${hash}.avif`,
      ].map(async (name) => (await sharp(files.get(name)).metadata()).width),
    )
    expect(widths).toEqual([960, 960, 480, 480])
    // As the page sends a photo on.
    const sent = await sharp(files.get(`uploads/${hash}.webp`))
      .jpeg()
      .toBuffer()
    const seen = await lookOf(sharp(sent))
    expect(difference(seen, Buffer.from(look ?? '', 'base64')), hash).toBeLessThan(NEAR)
  }
})

test('what people did last lies in the last days, in order', async () => {
  await seedDemo(settings())
  const { rows } = await client.query('select action, created_at, id from activities order by id')
  expect(new Set(rows.map(({ action }) => action))).toEqual(
    new Set(['login', 'logout', 'create_listing', 'view_listing', 'search']),
  )
  const times = rows.map(({ created_at }) => created_at.getTime())
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(times.at(-1)).toBeLessThanOrEqual(now.getTime())
  expect(await ask('select count(*)::int as n from activity_counts')).toEqual({ n: 60 })
})
