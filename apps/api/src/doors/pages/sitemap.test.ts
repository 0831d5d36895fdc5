import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Suite, startSuite } from '../../../test/harness.ts'

let suite: Suite

beforeAll(async () => {
  suite = await startSuite()
})

afterAll(() => suite.close())

const get = async (url: string) => (await suite.app()).inject({ url })

test('a sitemap of an empty market names its pages alone', async () => {
  suite.clock.advance(600_000)
  await suite.deps.db.updateTable('listings').set({ isActive: false }).execute()
  const { body } = await get('/sitemap.xml')
  expect(body).toContain('/sitemap-pages.xml')
  expect(body).not.toContain('sitemap-listings')
  expect((await get('/sitemap-listings-1.xml')).statusCode).toBe(404)
  expect((await get('/sitemap-sellers.xml')).body).not.toContain('<loc>')
  suite.clock.advance(600_000)
})

test('the sitemap names the fixed pages, the public ads, who sells them, and nothing else', async () => {
  const owner = await suite.makeUser()
  const idle = await suite.makeUser()
  const seller = suite.asUser({ id: owner.id, role: 'user' })
  const publish = (title: string) =>
    seller.listings.publish({ title, description: 'Buena', categoryId: 2 })
  const [open, sold] = [await publish('Guagua'), await publish('Motora')]
  await seller.listings.setStatus({ id: sold.id, status: 'sold' })
  const index = await get('/sitemap.xml')
  expect(index.body).toContain(
    `<loc>http://localhost:3000/sitemap-listings-1.xml</loc><lastmod>${open.updatedAt}</lastmod>`,
  )
  const pages = (await get('/sitemap-pages.xml')).body
  for (const path of ['/category/vehiculos', '/marketplace-guides', '/help', '/terms']) {
    expect(pages).toContain(`<loc>http://localhost:3000${path}</loc>`)
  }
  const people = (await get('/sitemap-sellers.xml')).body
  expect(people).toContain(`<loc>http://localhost:3000/seller/${owner.id}</loc>`)
  expect(people).not.toContain(`/seller/${idle.id}<`)
  const part = (await get('/sitemap-listings-1.xml')).body
  expect(part).toContain(`<loc>http://localhost:3000/listing/${open.id}</loc>`)
  expect(part).not.toContain(`/listing/${sold.id}<`)
  expect((await get('/sitemap-listings-9.xml')).statusCode).toBe(404)
  // Many rows make a part: it is put together once in ten minutes.
  const later = await publish('Velero')
  expect((await get('/sitemap-listings-1.xml')).body).toBe(part)
  suite.clock.advance(600_000)
  expect((await get('/sitemap-listings-1.xml')).body).toContain(`/listing/${later.id}<`)
})

test('robots are led to the sitemap, and away from what is one person’s', async () => {
  const { body } = await get('/robots.txt')
  expect(body).toContain('Sitemap: http://localhost:3000/sitemap.xml')
  for (const path of [
    '/messages',
    '/admin-dashboard',
    '/settings',
    '/saved-searches',
    '/appeal',
    '/api/',
  ]) {
    expect(body.split('\n')).toContain(`Disallow: ${path}`)
  }
  for (const path of ['/preview', '/listing', '/category', '/uploads', '/rss']) {
    expect(body).not.toContain(`Disallow: ${path}`)
  }
})
