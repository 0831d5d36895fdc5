// Pictures that browsers fetch from a store of another origin (PICTURES_URL): seen, kept, and there without network.
import { test as base, expect, type Page } from '@playwright/test'
import { type RunningS3, type S3Options, serveS3 } from '@wepa/sandbox/s3/serve-s3'
import { enterAs, makeAd, newWord, watchComplaints } from '../support/ads.ts'
import { closeOthers } from '../support/close-others.ts'
import {
  cachedPaths,
  drawnPhoto,
  expectPicture,
  untilInstalled,
  untilKept,
} from '../support/device.ts'
import { type OwnProduct, startOwnProduct } from '../support/own-product.ts'
import { makeMember } from '../support/people.ts'
import { headersOf } from '../support/talks.ts'

type Shop = Pick<OwnProduct, 'url' | 'grantAdmin'> & { store: RunningS3; rules: S3Options }

const test = base.extend<object, { shop: Shop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs.
    async ({}, use) => {
      const rules: S3Options = {
        bucket: 'fotos',
        region: 'us-east-1',
        accessKeyId: 'llave',
        secretAccessKey: 'secreto',
      }
      const store = await serveS3(rules)
      const product = await startOwnProduct({
        IMAGE_STORE: 's3',
        S3_ENDPOINT: store.url,
        S3_BUCKET: rules.bucket,
        S3_ACCESS_KEY_ID: rules.accessKeyId,
        S3_SECRET_ACCESS_KEY: rules.secretAccessKey,
        PICTURES_URL: `${store.url}/${rules.bucket}`,
      })
      await use({ ...product, store, rules })
      await product.close()
      await store.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
})
test.describe.configure({ mode: 'default' })
test.afterEach(closeOthers)

test.beforeEach(({ shop }) => {
  shop.rules.allowedOrigin = shop.url
  shop.store.asked.length = 0
})

/** Somebody with a favorite that has a photo, who looks at the page. */
async function makeScene(page: Page) {
  const { request } = page
  await page.goto('/help')
  const title = `Trompeta ${newWord()}`
  const [seller, member] = [await makeMember(request), await makeMember(request)]
  const id = await makeAd(request, seller, { title, images: [await drawnPhoto(page)] })
  const headers = { authorization: `Bearer ${member.token}` }
  await request.post(`/api/listings/${id}/favorite`, { headers })
  await enterAs(page, member)
  return { id, title, seller, member }
}

const handedOut = ({ store }: Shop) =>
  store.asked.filter(({ by, status }) => by === 'query' && status === 200)
const photosOf = (page: Page) => page.getByRole('region', { name: 'Fotos' }).getByRole('img')
const cardPhoto = (page: Page, title: string) =>
  page.getByRole('article').filter({ hasText: title }).locator('img').first()
/** How the cached pictures of a path came, and how they may be read. */
const keptAs = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('wepa-pictures')
    const all = await cache.matchAll()
    return all
      .filter(({ headers }) => headers.get('content-type')?.startsWith('image/'))
      .map(({ type, status, redirected }) => ({ type, status, redirected }))
  })

test('a first visit shows them from the store, and nothing complains', async ({ page, shop }) => {
  const { id, title } = await makeScene(page)
  const complaints = watchComplaints(page)
  await page.goto(`/listing/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(title))
  await expectPicture(photosOf(page).first())
  expect(handedOut(shop).map(({ key }) => key)).toContainEqual(
    expect.stringMatching(/^(uploads|thumbnails)\//),
  )
  // The server read none of them.
  expect(shop.store.asked.filter(({ method, by }) => method === 'GET' && by === 'header')).toEqual(
    [],
  )
  expect(complaints).toEqual([])
})

test('what was seen is kept to be read, and is there without network', async ({ page, shop }) => {
  const { id, title, member } = await makeScene(page)
  await untilInstalled(page)
  await page.goto(`/listing/${id}`)
  await expectPicture(photosOf(page).first())
  await untilKept(page, member.id, ['listings.get'])
  await page.goto('/favorites')
  await expectPicture(cardPhoto(page, title))
  await untilKept(page, member.id, ['favorites.list'])
  await expect
    .poll(() => cachedPaths(page, 'wepa-pictures'))
    .toContainEqual(expect.stringMatching(/^\/thumbnails\//))
  const kept = await keptAs(page)
  expect(kept.length).toBeGreaterThan(0)
  for (const each of kept) {
    expect(each).toEqual({ type: 'default', status: 200, redirected: false })
  }
  const before = handedOut(shop).length
  await page.reload()
  await expectPicture(cardPhoto(page, title))
  expect(handedOut(shop)).toHaveLength(before)

  await page.context().setOffline(true)
  await page.reload()
  await expectPicture(cardPhoto(page, title))
  await page.goto(`/listing/${id}`)
  await expectPicture(photosOf(page).first())
  // And opened by itself.
  const path = await photosOf(page)
    .first()
    .evaluate((image) => Reflect.get(image, 'currentSrc'))
  const alone = await page.goto(String(path))
  expect([alone?.status(), alone?.headers()['content-type']]).toEqual([
    200,
    expect.stringMatching(/^image\//),
  ])
})

test('one that came before the service worker is kept all the same', async ({
  page,
  browser,
  shop,
}) => {
  const maker = await (await browser.newContext({ baseURL: shop.url })).newPage()
  const { id, title, member } = await makeScene(maker)
  await enterAs(page, member)
  await page.goto(`/listing/${id}`)
  await expectPicture(photosOf(page).first())
  await untilInstalled(page)
  // The browser has the file by now, from a request that did not ask whether it may be read.
  await page.goto('/favorites')
  await expectPicture(cardPhoto(page, title))
  await expect
    .poll(() => cachedPaths(page, 'wepa-pictures'))
    .toContainEqual(expect.stringMatching(/^\/thumbnails\//))
})

test('opened by itself online a picture is the store’s', async ({ page, shop }) => {
  const { id } = await makeScene(page)
  await untilInstalled(page)
  await page.goto(`/listing/${id}`)
  const path = await photosOf(page)
    .first()
    .evaluate((image) => Reflect.get(image, 'currentSrc'))
  const alone = await page.goto(String(path))
  expect(alone?.status()).toBe(200)
  expect(handedOut(shop).length).toBeGreaterThan(0)
})

test('where the store lets nobody read them, they are shown and not kept', async ({
  page,
  shop,
}) => {
  shop.rules.allowedOrigin = undefined
  const { id } = await makeScene(page)
  await untilInstalled(page)
  await page.goto(`/listing/${id}`)
  await expectPicture(photosOf(page).first())
  expect(await keptAs(page)).toEqual([])
})

test('a photo of a hidden ad opens for its owner, and stays on no device', async ({
  page,
  shop,
}) => {
  await page.goto('/help')
  await untilInstalled(page)
  const { request } = page
  const [seller, admin] = [await makeMember(request), await makeMember(request)]
  const publish = async (title: string) =>
    makeAd(request, seller, { title, images: [await drawnPhoto(page)] })
  const [id, other] = [await publish('Oboe de concierto'), await publish('Guitarra de doce')]
  await shop.grantAdmin(admin.username)
  const decided = await request.post(`/api/admin/moderation/listing-${id}`, {
    headers: headersOf(admin),
    data: { action: 'hide_listing', reason: 'Copia la foto de otra página.' },
  })
  expect(decided.ok()).toBe(true)
  await enterAs(page, seller)
  await page.goto(`/listing/${id}`)
  await expectPicture(photosOf(page).first())
  const [path = '', pass] = (await photosOf(page).first().getAttribute('src'))?.split('?') ?? []
  expect(pass).toMatch(/^pass=/)
  const [hash = 'none'] = /[0-9a-f]{16,}/.exec(path) ?? []
  expect(handedOut(shop).some(({ key }) => key.includes(hash))).toBe(true)
  // One that everybody may see is kept.
  await page.goto(`/listing/${other}`)
  await expectPicture(photosOf(page).first())
  await expect.poll(() => cachedPaths(page, 'wepa-pictures')).not.toEqual([])
  expect((await cachedPaths(page, 'wepa-pictures')).filter((each) => each.includes(hash))).toEqual(
    [],
  )
})

test('in light mode a photo comes at a tap', async ({ page, shop }) => {
  const { id, title } = await makeScene(page)
  await page.setExtraHTTPHeaders({ 'save-data': 'on' })
  await page.goto(`/listing/${id}`)
  expect(handedOut(shop)).toEqual([])
  await page
    .getByRole('link', { name: /^Foto · \d+ KB/ })
    .first()
    .click()
  const shown = page.getByRole('link', { name: new RegExp(`^Foto.*${title}`) }).first()
  await expect(shown).toHaveCSS('background-image', /uploads/)
  expect(handedOut(shop)).toHaveLength(1)
})
