// What lists show is kept until the ad is another one: each way in which it may become that is tried here.
import { SearchQuery } from '@wepa/domain/search/query'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeListingInput } from '../../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../../test/harness.ts'
import { searchListings } from '../../catalog/search-listings.ts'
import { findStamped } from '../listings.repo.ts'

let suite: Suite
let seller: Person
let other: Person
beforeAll(async () => {
  suite = await startSuite()
  seller = await suite.makeUser({ subscriptionPlan: 'business' })
  other = await suite.makeUser()
})
afterAll(() => suite.close())

/** A clock that moves only when told. */
let time = Date.now() + 60_000
const still = { now: () => new Date(time) }

/** The ad as a search of a visitor, or of somebody, shows it. */
async function shown(id: number, person?: Person) {
  const ctx = { ...suite.contextOf(person), clock: still }
  const { items } = await searchListings(ctx, SearchQuery.parse({ sort: 'newest', limit: 50 }))
  return items.find((item) => item.id === id)
}

async function publish() {
  const input = {
    ...makeListingInput(),
    contactPhone: '787-555-0134',
    contactEmail: 'yo@ejemplo.pr',
  }
  const { id } = await suite.asUser(seller).listings.publish(input)
  return id
}

test('who asks twice gets the very same ad', async () => {
  const id = await publish()
  const first = await shown(id)
  expect(first).toBeDefined()
  expect(await shown(id)).toBe(first)
})

const stamp = async (id: number) => {
  const stamped = await findStamped(suite.deps.db, [id], still.now())
  return stamped.get(id)?.stamp
}

test.each([
  ['title', "title = 'Otro título'"],
  ['description', "description = 'Otra cosa'"],
  ['price', "price = '$9', price_numeric = 9"],
  ['location', "location = 'Ponce, PR'"],
  ['categoryId', 'category_id = category_id % 11 + 1'],
  ['condition', "condition = case when condition = 'nuevo' then 'bueno' else 'nuevo' end"],
  ['tags', "tags = array['otra']"],
  ['status', "status = 'pending'"],
  ['views', 'views = views + 1'],
  ['clicks', 'clicks = clicks + 1'],
  ['messages', 'messages = messages + 1'],
  ['isFeatured', "is_featured = true, featured_plan = 'basic'"],
  ['featuredExpiresAt', "featured_expires_at = now() + interval '9 days'"],
  ['isPromoted', 'is_promoted = not is_promoted'],
  ['boostLevel', 'boost_level = boost_level + 1'],
  ['expiresAt', "expires_at = expires_at + interval '1 day'"],
  ['updatedAt', "updated_at = updated_at + interval '1 second'"],
] as const)(
  'a change of %s shows at once, though nobody says that it happened',
  async (field, change) => {
    const id = await publish()
    const before = await shown(id)
    await sql`update listings set ${sql.raw(change)} where id = ${id}`.execute(suite.deps.db)
    const after = await shown(id)
    expect(after).toBeDefined()
    expect(after?.[field]).not.toEqual(before?.[field])
  },
)

test.each([
  [
    'comes',
    (id: number) => sql`insert into photos (user_id, listing_id, position, hash, width, height)
    values (${seller.id}, ${id}, 7, ${'c'.repeat(32)}, 9, 9)`,
  ],
  ['goes', (id: number) => sql`delete from photos where listing_id = ${id} and position = 1`],
  [
    'is another one',
    (id: number) => sql`update photos set hash = ${'d'.repeat(32)}
    where listing_id = ${id} and position = 0`,
  ],
  [
    'changes places',
    (id: number) => sql`update photos set position = 9
    where listing_id = ${id} and position = 0`,
  ],
])('a photo that %s shows at once', async (_, change) => {
  const id = await publish()
  await sql`insert into photos (user_id, listing_id, position, hash, width, height)
    select ${seller.id}, ${id}, at, md5(at::text), 9, 9 from generate_series(0, 1) at`.execute(
    suite.deps.db,
  )
  const before = await shown(id)
  expect(before?.images).toHaveLength(2)
  await change(id).execute(suite.deps.db)
  const after = await shown(id)
  expect(after?.images).not.toEqual(before?.images)
  expect(after?.thumbnails).toHaveLength(after?.images.length ?? -1)
})

test.each(['is_active = false', "status = 'sold'"])(
  'one that gets %s is gone at once',
  async (change) => {
    const id = await publish()
    expect(await shown(id)).toBeDefined()
    await sql`update listings set ${sql.raw(change)} where id = ${id}`.execute(suite.deps.db)
    expect(await shown(id)).toBeUndefined()
  },
)

test('a paid place and the views of a day end by themselves', async () => {
  const id = await publish()
  await sql`update listings set is_featured = true, featured_plan = 'basic',
    featured_expires_at = ${new Date(time + 60_000)}, views_today = 3,
    views_day = (${still.now()}::timestamptz at time zone 'America/Puerto_Rico')::date
    where id = ${id}`.execute(suite.deps.db)
  expect(await shown(id)).toMatchObject({ isFeatured: true, viewsToday: 3 })
  time += 60_001
  expect(await shown(id)).toMatchObject({ isFeatured: false })
  time += 86_400_000
  expect(await shown(id)).toMatchObject({ viewsToday: 0 })
})

test('nothing of the seller is kept: the phone is for members, as the seller allows it now', async () => {
  const allow = (isAllowed: boolean) =>
    sql`update users set allow_phone_contact = ${isAllowed} where id = ${seller.id}`.execute(
      suite.deps.db,
    )
  await allow(true)
  const id = await publish()
  expect(JSON.stringify(await shown(id))).not.toMatch(/555-0134|ejemplo\.pr/)
  expect(await shown(id, other)).toMatchObject({
    contactPhone: '(787) 555-0134',
    contactEmail: null,
  })
  expect(await shown(id, seller)).toMatchObject({ contactEmail: 'yo@ejemplo.pr' })
  await allow(false)
  expect(await shown(id, other)).toMatchObject({ contactPhone: null })
  expect(await shown(id)).toMatchObject({ contactPhone: null, contactEmail: null })
})

test('each state has a stamp of its own, also where one follows another in a transaction', async () => {
  const id = await publish()
  const stamps = [await stamp(id)]
  await suite.deps.db.transaction().execute(async (tx) => {
    for (const views of [5, 6]) {
      await tx.updateTable('listings').set({ views }).where('id', '=', id).execute()
      stamps.push((await findStamped(tx, [id], still.now())).get(id)?.stamp)
    }
  })
  expect(await stamp(id)).toBe(stamps.at(-1))
  expect(new Set(stamps).size).toBe(3)
})
