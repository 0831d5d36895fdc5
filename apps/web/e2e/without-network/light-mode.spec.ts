// Light mode: a slow line, a small data plan, or a person who chose it (docs/product/light-mode.md).
import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { listPages } from '@wepa/domain/pages'
import { makeAd, newWord } from '../support/ads.ts'
import { favoritesOf, type Member, makeMember } from '../support/people.ts'
import { writePhoto } from '../support/photos.ts'

/** What each page may fetch in all, in bytes. */
const most = 50_000
/** What follows the name of a page whose path says more. */
const parameters: Readonly<Record<string, string>> = {
  category: '/vehiculos',
  listing: '/1',
  seller: '/1',
  chat: '/1',
  'edit-listing': '/1',
  'featured-upgrade': '/1',
  'featured-report': '/1',
  rate: '/1',
  appeal: '/nada',
}

test.use({ extraHTTPHeaders: { 'save-data': 'on' } })

/** An ad with two photos and a number to call. */
async function publishWithPhotos(page: Page, seller: Member, folder: (name: string) => string) {
  const headers = { authorization: `Bearer ${seller.token}` }
  await page.request.put(`/api/users/${seller.id}`, { headers, data: { allowPhoneContact: true } })
  const images: string[] = []
  for (const color of ['red', 'green'] as const) {
    const path = await writePhoto(page, folder(`${color}.jpg`), color)
    images.push(`data:image/jpeg;base64,${await readFile(path, 'base64')}`)
  }
  const title = `Lancha ${newWord()}`
  const id = await makeAd(page.request, seller, { title, images, contactPhone: '787-555-0142' })
  return { id, title }
}

/** Paths of all that a page asks for from now on. */
function listenTo(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

const isProgram = (path: string) => /^\/assets\/.*\.js$/.test(path)
const isFont = (path: string) => path.endsWith('.woff2')
const isPicture = (path: string) => /^\/(uploads|thumbnails|images)\//.test(path)

test('every page stays under 50 KB in all, without program, pictures and fonts', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  // Each as the first of a visit.
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  const paths = listenTo(page)
  for (const [name] of listPages()) {
    const path = `/${name}${parameters[name] ?? ''}`
    bytes = 0
    paths.length = 0
    await page.goto(path, { waitUntil: 'load' })
    expect(bytes, path).toBeGreaterThan(10_000)
    expect(bytes, path).toBeLessThan(most)
    const late = paths.filter((each) => isProgram(each) || isPicture(each) || isFont(each))
    expect(late, path).toEqual([])
  }
})

test('a photo says what it costs, comes at a tap, and opens by itself at the next', async ({
  page,
  request,
}, info) => {
  await page.goto('/help')
  const { id, title } = await publishWithPhotos(page, await makeMember(request), (name) =>
    info.outputPath(name),
  )
  await page.goto(`/listing/${id}`)
  const paths = listenTo(page)
  const photo = page.getByRole('link', { name: /^Foto · \d+ KB: Foto 2 de 2/ })
  await photo.click()
  const shown = page.getByRole('link', { name: `Foto 2 de 2: ${title}`, exact: true })
  await expect(shown).toHaveCSS('background-image', /uploads/)
  expect(paths.filter(isPicture)).toHaveLength(1)
  expect(paths.filter(isProgram)).toEqual([])
  await shown.click()
  await expect(page).toHaveURL(/\/uploads\/.*\.avif$/)
})

test('a card shows its photo at a tap, and is still the link of its ad', async ({ page }) => {
  await page.goto('/search')
  const card = page.locator('article', { has: page.locator('a[data-picture]') }).first()
  await card.locator('a[data-picture]').click()
  await expect(card.locator('a[data-picture]')).toHaveCSS('background-image', /thumbnails/)
  await expect(page).toHaveURL('/search')
  await card.locator('h2 a').click()
  await expect(page).toHaveURL(/\/listing\//)
})

test('a photo that does not come says so, and can be asked for again', async ({
  page,
  request,
}, info) => {
  await page.goto('/help')
  const { id } = await publishWithPhotos(page, await makeMember(request), (name) =>
    info.outputPath(name),
  )
  await page.goto(`/listing/${id}`)
  await page.route('/uploads/**', (route) => route.abort())
  const photo = page.getByRole('link', { name: /Foto 1 de 2/ })
  await photo.click()
  await expect(page.getByRole('alert')).toContainText('No pudimos traer la foto')
  await page.unroute('/uploads/**')
  await photo.click()
  await expect(photo).toHaveCSS('background-image', /uploads/)
})

test('one searches, opens an ad and calls without the program', async ({ page, request }, info) => {
  await page.goto('/help')
  const { title } = await publishWithPhotos(page, await makeMember(request), (name) =>
    info.outputPath(name),
  )
  await page.goto('/')
  const paths = listenTo(page)
  await page.getByLabel('Qué estás buscando?').fill(title)
  await page.getByRole('button', { name: 'Buscar' }).click()
  await expect(page).toHaveURL(/\/search\?q=/)
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const call = page.getByRole('link', { name: /787.+555-0142/ }).locator('visible=true')
  await expect(call).toHaveAttribute('href', 'tel:+17875550142')
  expect(paths.filter(isProgram)).toEqual([])
})

test('what cannot be done without the program fetches it, and is done then', async ({
  page,
  request,
}, info) => {
  await page.goto('/help')
  const { title } = await publishWithPhotos(page, await makeMember(request), (name) =>
    info.outputPath(name),
  )
  await page.goto(`/search?q=${encodeURIComponent(title)}`)
  await page.getByRole('button', { name: /Filtros/ }).click()
  await expect(page.getByRole('alert')).toContainText(/Trayendo la aplicación.*\d+ KB/)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-light', '')
  await page.keyboard.press('Escape')
  // Now a link is followed by the program, and its pictures wait all the same.
  const paths = listenTo(page)
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(page).toHaveURL(/\/listing\//)
  await expect(page.getByRole('link', { name: /^Foto · \d+ KB/ }).first()).toBeVisible()
  expect(paths.filter(isPicture)).toEqual([])
})

test('a field suggests nothing while somebody types, and asks for nothing', async ({ page }) => {
  await page.goto('/search')
  await page.getByRole('button', { name: /Filtros/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  const field = page.getByLabel('Qué estás buscando?')
  const paths = listenTo(page)
  await field.pressSequentially('nevera')
  await expect(field).toHaveRole('searchbox')
  await field.press('Enter')
  await expect(page).toHaveURL('/search?q=nevera')
  await expect(page.getByRole('heading', { level: 1, name: 'nevera' })).toBeVisible()
  expect(paths.filter((path) => path.includes('suggestions'))).toEqual([])
  // What the program brings in idle moments may come meanwhile; the list and its words are none of it.
  const programs = paths.filter(isProgram)
  const texts = await Promise.all(
    programs.map(async (path) => (await page.request.get(path)).text()),
  )
  expect(
    texts.filter((text) => /Borrar todas tus búsquedas|bicicleta eléctrica/.test(text)),
  ).toEqual([])
})

test('a page of one’s own says what it takes, and opens', async ({ page, request }) => {
  const member = await makeMember(request)
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), member.token)
  await page.goto('/post-ad')
  await page.getByRole('button', { name: /^Abrir \(\d+ KB\)$/ }).click()
  await expect(page.getByLabel(/^Título/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Abrir/ })).toHaveCount(0)
})

test('a heart is kept without the program', async ({ page, request }) => {
  const member = await makeMember(request)
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), member.token)
  await page.goto('/search')
  const paths = listenTo(page)
  await page
    .getByRole('button', { name: /^Guardar en favoritos/ })
    .first()
    .click()
  await expect(page.getByText('Agregado a favoritos')).toBeVisible()
  expect(await favoritesOf(request, member)).toHaveLength(1)
  expect(paths.filter(isProgram)).toEqual([])
})
