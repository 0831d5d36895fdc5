import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeListingInput } from '../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../test/harness.ts'
import { request } from '../../test/http.ts'
import { makePng } from '../../test/pictures.ts'
import { createLimiter } from '../rate-limit.ts'

let suite: Suite
let seller: Person
let seeker: Person

beforeAll(async () => {
  suite = await startSuite()
  const people = [await suite.makeUser({ phone: '+17875550100' }), await suite.makeUser()]
  const [first, second] = people.map(({ id }) => ({ id, role: 'user' }) as const)
  if (!first || !second) throw new Error('nobody')
  seller = first
  seeker = second
  await suite.deps.db.updateTable('personPlans').set({ plan: 'business' }).execute()
})
afterEach(() => suite.clock.advance(61_000))
afterAll(() => suite.close())

const get = async (url: string, headers: Record<string, string> = {}) =>
  request(await suite.app(), 'GET', url, { headers })
const publish = (ad: object = {}) =>
  suite.asUser(seller).listings.publish({
    title: 'Nevera',
    description: 'Enfría bien',
    categoryId: 8,
    price: '350',
    location: 'Ponce, Sur',
    contactEmail: 'secreto@ejemplo.pr',
    contactPhone: '787-555-0199',
    ...ad,
  })
const keep = async (search: object) => {
  const { search: kept } = await suite
    .asUser(seeker)
    .savedSearches.save({ name: 'Mi búsqueda', query: 'velero', ...search })
  return kept.id
}

test('feeds of what does not exist are not there', async () => {
  expect((await get('/category/nada/rss.xml')).status).toBe(404)
  expect((await get('/category/8/rss.xml')).status).toBe(404)
  for (const token of ['', 'x', 'a'.repeat(32), `${'a'.repeat(31)}'`]) {
    const answer = await get(`/saved-searches/rss.xml?token=${token}`)
    expect([answer.status, answer.headers['x-robots-tag']]).toEqual([404, 'noindex'])
  }
  expect((await get('/saved-searches/rss.xml?token=a&token=b')).status).toBe(404)
})

test('nobody opens, reads or ends the feed of another person’s search', async () => {
  const id = await keep({ query: 'velero ajeno' })
  const other = suite.asUser(seller).savedSearches
  for (const call of [other.feed, other.openFeed, other.closeFeed]) {
    await expect(call({ id })).rejects.toMatchObject({ cause: { code: 'saved_search_not_found' } })
  }
})

test('a link is there once it is asked for, stays the same, and ends at once', async () => {
  const id = await keep({ query: 'velero propio' })
  const own = suite.asUser(seeker).savedSearches
  expect(await own.feed({ id })).toEqual({ path: null })
  const opened = await Promise.all([own.openFeed({ id }), own.openFeed({ id })])
  const path = String(opened[0]?.path)
  expect(opened[1]?.path).toBe(path)
  expect(path).toMatch(/^\/saved-searches\/rss\.xml\?token=[\w-]{32}$/)
  expect(await own.feed({ id })).toEqual({ path })
  const found = await publish({ title: 'Velero propio de vela' })
  await publish({ title: 'Lancha' })
  const { status, text, headers } = await get(path)
  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-cache' })
  expect(text).toContain(`/listing/${found.id}</guid>`)
  expect(text).toContain('<title>Mi búsqueda · Wepa</title>')
  expect(text).not.toContain('Lancha')
  expect(await own.closeFeed({ id })).toEqual({ path: null })
  expect((await get(path)).status).toBe(404)
  const again = await own.openFeed({ id })
  expect(again.path).not.toBe(path)
  await own.remove({ id })
  expect((await get(String(again.path))).status).toBe(404)
})

test('a feed holds the newest public ads and nothing that is not for everybody', async () => {
  const bytes = new Uint8Array(makePng({ seed: 5 }))
  const photo = await suite.asUser(seller).photos.upload({ bytes, rotation: 0 })
  const [open, sold] = [
    await publish({ title: 'Mesa & <silla>', images: [photo.url] }),
    await publish({ title: 'Estufa' }),
  ]
  await suite.asUser(seller).listings.setStatus({ id: sold.id, status: 'sold' })
  const hidden = await publish({ title: 'Rolex de imitación' })
  const admin = await suite.makeUser({ role: 'admin' })
  const input = { id: `listing-${hidden.id}`, action: 'hide_listing', reason: 'Falso.' } as const
  await suite.asUser(admin).moderation.decide(input)
  const all = await get('/rss.xml')
  expect(all.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  expect(all.text).toContain('<title>Mesa &amp; &lt;silla&gt;, $350</title>')
  expect(all.text).toMatch(
    /<enclosure url="http:\/\/localhost:3000\/thumbnails\/\w+\.webp" length="[1-9]\d*" type="image\/webp"\/>/,
  )
  expect(all.text).not.toMatch(/Estufa|Rolex|secreto|0199|0100/)
  const category = await get('/category/hogar-jardin/rss.xml')
  expect(category.text).toContain(`/listing/${open.id}</link>`)
  expect(category.text).toContain('/category/hogar-jardin/rss.xml" rel="self"')
  expect((await get('/category/moda/rss.xml')).text).not.toContain('<item>')
})

test('a paid ad stands in a feed where its age puts it, and leaves none out', async () => {
  const paid = await publish({ title: 'Piano destacado', categoryId: 11 })
  suite.clock.advance(1_000)
  const later = await publish({ title: 'Guitarra de después', categoryId: 11 })
  await suite.deps.db
    .updateTable('listings')
    .set({
      isFeatured: true,
      featuredPlan: 'basic',
      featuredExpiresAt: new Date(suite.clock.now().getTime() + 86_400_000),
    })
    .where('id', '=', paid.id)
    .execute()
  const { text } = await get('/category/de-todo/rss.xml')
  const ids = [...text.matchAll(/\/listing\/(\d+)<\/guid>/g)].map(([, id]) => Number(id))
  expect(ids).toEqual([later.id, paid.id])
})

test('the feed of a search goes by what it asks of attributes', async () => {
  const id = await keep({
    query: '',
    categoryId: 2,
    attributes: { make: 'Toyota', year: '2010-2018' },
  })
  await publish({ title: 'Toyota Corolla 2015', categoryId: 2 })
  await publish({ title: 'Toyota Corolla 2005', categoryId: 2 })
  await publish({ title: 'Honda Civic 2015', categoryId: 2 })
  const { path } = await suite.asUser(seeker).savedSearches.openFeed({ id })
  const { text } = await get(String(path))
  expect(text.match(/<title>[^<]*(?:Corolla|Civic)[^<]*/g)).toEqual([
    '<title>Toyota Corolla 2015, $350',
  ])
  expect(text).toContain('make=toyota&amp;year=2010-2018')
})

test('who asks again gets a 304 until something changes', async () => {
  const first = await get('/rss.xml')
  const etag = String(first.headers.etag)
  expect((await get('/rss.xml', { 'if-none-match': `W/${etag}` })).status).toBe(304)
  const since = String(first.headers['last-modified'])
  expect((await get('/rss.xml', { 'if-modified-since': since })).status).toBe(304)
  suite.clock.advance(61_000)
  await publish({ title: 'Silla nueva' })
  suite.clock.advance(61_000)
  expect((await get('/rss.xml', { 'if-none-match': etag })).text).toContain('Silla nueva')
})

test('an ad that is hidden or sold is gone from every feed at once, and one that is edited shown anew', async () => {
  const id = await keep({ query: 'cámara' })
  const { path } = await suite.asUser(seeker).savedSearches.openFeed({ id })
  const [hidden, sold, edited] = [
    await publish({ title: 'Cámara falsa' }),
    await publish({ title: 'Cámara vendida' }),
    await publish({ title: 'Cámara vieja' }),
  ]
  const feeds = ['/rss.xml', '/category/hogar-jardin/rss.xml', String(path)]
  const titles = async () => {
    const answers = await Promise.all(feeds.map((url) => get(url)))
    return answers.map(({ text }) => text.match(/<title>Cámara[^<]*/g)?.join(' '))
  }
  const all = '<title>Cámara vieja, $350 <title>Cámara vendida, $350 <title>Cámara falsa, $350'
  expect(await titles()).toEqual([all, all, all])
  const admin = await suite.makeUser({ role: 'admin' })
  const input = { id: `listing-${hidden.id}`, action: 'hide_listing', reason: 'Falso.' } as const
  await suite.asUser(admin).moderation.decide(input)
  await suite.asUser(seller).listings.setStatus({ id: sold.id, status: 'sold' })
  const left = '<title>Cámara vieja, $350'
  expect(await titles()).toEqual([left, left, left])
  const change = { ...makeListingInput({ title: 'Cámara vieja' }), price: '$300', categoryId: 8 }
  await suite.asUser(seller).listings.edit({ ...change, id: edited.id, images: null })
  const anew = '<title>Cámara vieja, $300'
  expect(await titles()).toEqual([anew, anew, anew])
})

test('whoever keeps a feed for everybody asks each time', async () => {
  for (const url of ['/rss.xml', '/category/hogar-jardin/rss.xml']) {
    const { headers } = await get(url)
    expect(headers).toMatchObject({ 'cache-control': 'public, no-cache', etag: expect.any(String) })
  }
})

test('feeds are limited for each address', async () => {
  const strict = await startSuite({ overrides: { limiter: createLimiter({ factor: 0.001 }) } })
  const app = await strict.app()
  expect((await request(app, 'GET', '/rss.xml')).status).toBe(200)
  expect((await request(app, 'GET', '/rss.xml')).status).toBe(429)
  await strict.close()
})
