import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeListingInput } from '../../../test/factories.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { register, request } from '../../../test/http.ts'
import { moderationSteps } from '../../../test/moderation-steps.ts'
import { readPersonColumns } from '../../../test/person-columns.ts'
import { makeDataUrl } from '../../../test/pictures.ts'
import { exportSections } from './export-sections.ts'
import { notExported } from './not-exported.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

const call = async (...[method, url, options]: [Method, string, object?]) =>
  request(await suite.app(), method, url, options)
type Method = Parameters<typeof request>[1]

/** All that stands of a person in the five tables of an account, but secrets and the payment provider's names. */
const accountKeys =
  `accountType aiLastAnalysisAt aiTrialFrom aiUsageCount aiUsageResetDate allowPhoneContact bio businessAddress businessCategory businessDescription businessHours businessLicense businessName businessPhone businessVerified businessWebsite buyerRating closedAt createdAt email emailNotifications followedAds fullName id isVerified lastLoginAt location loginCount phone priceDrops profileImageUrl pushNotifications role sellerRating subscriptionExpiry subscriptionPlan subscriptionStatus suspendedAt suspendedUntil totalPurchases totalSales trialEndsAt updatedAt username verificationLevel weeklySummary`.split(
    /\s+/,
  )

const exportOf = ({ user, token }: { user: { id: number }; token: string }) =>
  call('GET', `/api/users/${user.id}/export`, { token })
const snakeCase = (name: string) => name.replace(/[A-Z]/g, (sent) => `_${sent.toLowerCase()}`)

describe('the export', () => {
  test('is one’s own alone', async () => {
    const [ana, luis] = [await register(suite), await register(suite)]
    expect((await call('GET', `/api/users/${ana.user.id}/export`)).status).toBe(401)
    expect((await exportOf({ user: ana.user, token: luis.token })).status).toBe(403)
    expect((await call('GET', '/api/users/0/export', { token: ana.token })).status).toBe(404)
  })

  test('speaks of every table with a person in it, or there is a reason why not', async () => {
    const tables = new Set((await readPersonColumns(suite)).map(({ table }) => table))
    const told = exportSections.map(({ table }) => snakeCase(table))
    const excused = Object.keys(notExported).map(snakeCase)
    expect(
      [...tables].filter((table) => !told.includes(table) && !excused.includes(table)),
    ).toEqual([])
    expect(told.filter((table) => excused.includes(table))).toEqual([])
    expect([...told, ...excused].filter((table) => !tables.has(table))).toEqual([])
  })

  test('names decisions as they were told, and no report in which nothing was wrong', async () => {
    const [ana, admin] = [await register(suite), await suite.makeUser({ role: 'admin' })]
    const { publish, report, decide } = moderationSteps(() => suite)
    const listingId = await publish({ id: ana.user.id, role: 'user' })
    await decide(admin, await report(listingId), 'resolve', 'Luis se queja sin razón.')
    await decide(admin, await report(listingId), 'hide_listing', 'La foto es de otra página.')
    const { json, text } = await exportOf(ana)
    expect(json.moderationDecisions).toMatchObject([
      { action: 'hide_listing', reason: 'La foto es de otra página.' },
    ])
    expect(text).not.toContain('Luis')
  })

  test('holds what ads say of themselves, what their seller said of it, and what searches ask', async () => {
    const ana = await register(suite)
    const car = { title: 'Toyota Corolla 2015', description: 'Con 95 mil millas', categoryId: 2 }
    await call('POST', '/api/listings', {
      token: ana.token,
      body: makeListingInput({ ...car, attributes: { color: 'Gris', miles: null } }),
    })
    await call('POST', '/api/saved-searches', {
      token: ana.token,
      body: { name: 'Carro', query: 'corolla', attributes: { make: 'toyota', builtArea: '900-' } },
    })
    const { json } = await exportOf(ana)
    const [listing] = json.listings
    expect(listing.attributes).toMatchObject({ make: 'Toyota', year: 2015, color: 'Gris' })
    expect(listing.saidAttributes).toEqual({ color: 'Gris', miles: null })
    expect(json.savedSearches).toMatchObject([
      { attributes: { make: 'toyota', builtArea: '900-' } },
    ])
  })

  test('holds what a person has here, and neither secrets nor what is others’', async () => {
    const [ana, luis] = [await register(suite), await register(suite, { phone: '787 555 0177' })]
    const image = makeDataUrl()
    const own = await call('POST', '/api/listings', {
      token: ana.token,
      body: makeListingInput({ title: 'Nevera de Ana', images: [image] }),
    })
    const other = await call('POST', '/api/listings', {
      token: luis.token,
      body: makeListingInput({ title: 'Estufa de Luis' }),
    })
    await call('POST', `/api/listings/${other.json.id}/favorite`, { token: ana.token })
    await call('POST', `/api/listings/${other.json.id}/track-view`, { token: ana.token })
    await talk(other.json.id, ana.user.id, luis.user.id)

    const { status, headers, text, json } = await exportOf(ana)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': expect.stringContaining('attachment'),
    })
    expect(json.account).toMatchObject({
      id: ana.user.id,
      email: ana.email,
      username: ana.username,
      emailNotifications: true,
    })
    expect(Object.keys(json.account).sort()).toEqual(accountKeys)
    expect(Object.keys(json)).toEqual([
      'exportedAt',
      'account',
      ...exportSections.map(({ name }) => name),
    ])
    expect(json.listings[0]).toMatchObject({
      priceHistory: [{ price: '$150', isPublic: true }],
      renewals: null,
    })
    expect(json).toMatchObject({
      sessions: [{ ip: '203.0.113.7', userAgent: 'vitest' }],
      listings: [{ id: own.json.id, title: 'Nevera de Ana', category: 'Deportes y Ocio' }],
      photos: [{ listingId: own.json.id, url: own.json.images[0] }],
      favorites: [{ listingId: other.json.id, listingTitle: 'Estufa de Luis' }],
      viewedListings: [{ listingId: other.json.id, listingTitle: 'Estufa de Luis' }],
      conversations: [{ yourSide: 'buyer', withWhom: luis.fullName }],
      messages: [
        { isYours: true, content: '¿Está disponible?' },
        { isYours: false, content: 'Sí, pasa a verla' },
      ],
      ratings: [{ isYours: true, rating: 5, comment: 'Todo bien' }],
      transactions: [{ yourSide: 'buyer', saleAmount: '150.00' }],
    })
    const { rows } = await suite.database.pool.query(
      `select password_hash as secret from users where id = $1
       union all select encode(token_hash, 'hex') from sessions where user_id = $1`,
      [ana.user.id],
    )
    for (const { secret } of rows) expect(text).not.toContain(secret)
    expect(text).not.toMatch(/Hash"|payment/)
    for (const theirs of [luis.email, '7875550177', luis.token]) expect(text).not.toContain(theirs)
  })

  test('comes whole when it is many pages long, in order and nothing twice', async () => {
    const [ana, luis] = [await register(suite), await register(suite)]
    const { pool } = suite.database
    await pool.query(
      `insert into notifications (user_id, type, title, message)
       select $1, 'other', 'Aviso ' || n, 'x' from generate_series(1, 1203) as n`,
      [ana.user.id],
    )
    await pool.query(
      `with ads as (insert into listings (user_id, category_id, title, description)
         select $2, 9, 'Visto ' || n, 'x' from generate_series(1, 1000) as n returning id)
       insert into listing_views (listing_id, viewer_id, viewed_on)
       select id, $1, date '2026-01-01' + (id % 3)::int from ads`,
      [ana.user.id, luis.user.id],
    )
    const { json } = await exportOf(ana)
    expect(json.notifications.map(({ title }: { title: string }) => title)).toEqual(
      Array.from({ length: 1203 }, (_, n) => `Aviso ${n + 1}`),
    )
    const seen: { viewedOn: string; listingId: number }[] = json.viewedListings
    expect(new Set(seen.map(({ listingId }) => listingId)).size).toBe(1000)
  })

  test('breaks off when a page fails, so that half of it cannot pass for all', async () => {
    const broken = await startSuite()
    const { user, token } = await register(broken)
    const app = await broken.app()
    await broken.database.pool.query('alter table mails rename to lost')
    const answer = request(app, 'GET', `/api/users/${user.id}/export`, { token })
    await expect(answer).rejects.toThrow()
    await broken.close()
  })

  test('is refused over the web’s own door, which cannot answer in pieces', async () => {
    const { user, token } = await register(suite)
    const input = encodeURIComponent(JSON.stringify({ id: user.id }))
    const { status, text } = await call('GET', `/trpc/account.export?input=${input}`, { token })
    expect(status).toBe(415)
    expect(text).not.toContain(user.username)
  })

  test('is limited, for it reads much', async () => {
    const strict = await startSuite({ rateLimitFactor: 1 })
    const { user, token } = await register(strict)
    const app = await strict.app()
    const ask = () => request(app, 'GET', `/api/users/${user.id}/export`, { token })
    for (let n = 0; n < 10; n++) expect((await ask()).status).toBe(200)
    expect((await ask()).status).toBe(429)
    await strict.close()
  })
})

/** A conversation about an ad of the seller's, a sale and a rating. */
async function talk(listingId: number, buyer: number, seller: number): Promise<void> {
  const { pool } = suite.database
  const { rows } = await pool.query(
    `insert into conversations (listing_id, buyer_id, seller_id) values ($1, $2, $3) returning id`,
    [listingId, buyer, seller],
  )
  const say = 'insert into messages (conversation_id, sender_id, content) values ($1, $2, $3)'
  await pool.query(say, [rows[0].id, buyer, '¿Está disponible?'])
  await pool.query(say, [rows[0].id, seller, 'Sí, pasa a verla'])
  await pool.query(
    `insert into transactions (listing_id, buyer_id, seller_id, sale_amount) values ($1, $2, $3, 150)`,
    [listingId, buyer, seller],
  )
  await pool.query(
    `insert into ratings (from_user_id, to_user_id, listing_id, rating, comment, type)
     values ($1, $2, $3, 5, 'Todo bien', 'seller')`,
    [buyer, seller, listingId],
  )
}
