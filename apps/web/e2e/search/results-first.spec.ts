// The ads are what a page of results is for: they begin in sight, and filters are near without covering them.
import { expect, type Page, test } from '@playwright/test'
import { makeAd, newWord } from '../support/ads.ts'
import { untilTakenOver } from '../support/device.ts'
import { makeMember } from '../support/people.ts'

test('on a phone the first ad begins in the upper half, whatever is asked for', async ({
  page,
  request,
}) => {
  const word = newWord()
  await makeAd(request, await makeMember(request), {
    title: `Nevera ${word}`,
    price: '$200',
    condition: 'bueno',
  })
  for (const path of [
    '/search',
    `/search?q=${word}`,
    `/search?q=${word}+en+ponce`,
    `/search?q=${word}&condition=bueno&maxPrice=500`,
    '/category/hogar-jardin',
    `/category/hogar-jardin?q=${word}&condition=bueno&maxPrice=500`,
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const box = await page.getByRole('article').first().boundingBox()
    expect(box?.y, path).toBeLessThan(844 / 2)
    // Nothing pushes the page itself sideways.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  }
})

test('two filters are set with two taps from the results, and are not taken for guesses', async ({
  page,
  request,
}) => {
  const word = newWord()
  const member = await makeMember(request)
  await makeAd(request, member, { title: `Mesa ${word}`, price: '$50', condition: 'nuevo' })
  await makeAd(request, member, { title: `Cara ${word}`, price: '$600', condition: 'nuevo' })
  await page.goto(`/search?q=${word}`, { waitUntil: 'networkidle' })
  await expect(page.getByRole('article')).toHaveCount(2)
  const taps = await countTaps(page)

  await page.getByRole('button', { name: 'Nuevo', exact: true }).tap()
  await expect(
    page.getByRole('button', { name: 'Quitar filtro: Condición: nuevo' }),
  ).toBeInViewport()
  await page.getByRole('button', { name: 'Hasta $100' }).tap()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page).toHaveURL(`/search?q=${word}&condition=nuevo&maxPrice=100`)
  expect(await taps()).toBeLessThanOrEqual(3)

  await expect(page.getByText(/Entendimos/)).toHaveCount(0)
  // What was pressed is gone from where it stood: the focus is where it went.
  await expect(page.getByRole('region', { name: 'Filtros activos' })).toBeFocused()
})

test('on a phone the order stays in sight beside the filters that are set', async ({ page }) => {
  for (const path of ['/search', '/category/hogar-jardin']) {
    await page.goto(`${path}?condition=como_nuevo&maxPrice=500&seller=negocio`)
    await expect(page.getByRole('button', { name: /^Quitar filtro/ })).toHaveCount(3)
    const order = page.getByRole('combobox', { name: 'Ordenar' })
    await expect(order, path).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: /^Quitar filtro/ }).first()).toBeInViewport()
  }
})

test('the filters stay in sight while the results scroll, and hide nothing that has the focus', async ({
  page,
}) => {
  await page.goto('/search', { waitUntil: 'networkidle' })
  await page.mouse.wheel(0, 1500)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
  const filters = page.getByRole('button', { name: /^Filtros/ })
  await expect(filters).toBeInViewport({ ratio: 1 })
  const bar = await filters.boundingBox()
  const card = page.getByRole('article').nth(4).getByRole('link').first()
  await card.evaluate((link) => link.focus())
  const focused = await card.boundingBox()
  expect(focused?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
})

test('a category is narrowed by price and condition under its own address, and kept', async ({
  page,
  request,
}) => {
  const word = newWord()
  const member = await makeMember(request)
  await makeAd(request, member, { title: `Mesa ${word}`, price: '$50', condition: 'nuevo' })
  await makeAd(request, member, { title: `Cara ${word}`, price: '$600', condition: 'nuevo' })
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), member.token)
  await page.goto(`/category/hogar-jardin?q=${word}`, { waitUntil: 'networkidle' })

  await page.getByRole('button', { name: /^Filtros/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filtros avanzados' })
  await sheet.getByLabel('Máximo').fill('100')
  await sheet.getByLabel('Máximo').press('Enter')
  await expect(page).toHaveURL(`/category/hogar-jardin?q=${word}&maxPrice=100`)
  await expect(page.getByText('1 anuncio encontrado', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Quitar filtro/ })).toHaveCount(1)

  await page.getByRole('button', { name: 'Guardar búsqueda' }).click()
  const keeping = page.getByRole('dialog', { name: 'Guardar búsqueda' })
  await expect(keeping).toContainText('Hogar y Jardín · Hasta $100')
  await keeping.getByRole('button', { name: 'Guardar búsqueda' }).click()
  await expect(page.getByRole('button', { name: 'Búsqueda guardada' })).toBeVisible()
})

test("the place for 'Buscar alrededor' is chosen in its own sheet", async ({ page }) => {
  await page.goto('/search', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: /^Filtros/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filtros avanzados' })
  await sheet.getByRole('combobox', { name: 'Lugar' }).selectOption('Ponce')
  await sheet.getByRole('switch', { name: 'Buscar alrededor' }).check()
  await sheet.getByRole('button', { name: 'Ver anuncios' }).last().click()
  await expect(page).toHaveURL('/search?location=Ponce&radius=10')
})

test('three pages come by themselves, then the footer can be reached', async ({ page }) => {
  // From the oldest on: what other tests publish meanwhile comes last.
  await page.goto('/search?sort=oldest', { waitUntil: 'networkidle' })
  const ads = page.getByRole('article')
  await expect(ads).toHaveCount(20)
  for (const count of [40, 60, 80]) {
    await ads.last().scrollIntoViewIfNeeded()
    await expect(ads).toHaveCount(count)
    await expect(
      page.getByText(new RegExp(`^Ahora ves ${count} de [\\d,+]+ anuncios\\.$`)),
    ).toBeAttached()
  }
  const more = page.getByRole('link', { name: 'Ver más' })
  await expect(more).toHaveAttribute('href', /cursor=/)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('listings.browse')) asked.push(request.url())
  })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  await page.waitForTimeout(1000)
  expect(asked).toEqual([])
  await expect(ads).toHaveCount(80)
  await more.press('Enter')
  await expect(ads).toHaveCount(100)
  await expect(ads.nth(80).getByRole('link').first()).toBeFocused()
})

test('a page that comes by itself leaves the focus where it is', async ({ page }) => {
  await page.goto('/search?sort=oldest', { waitUntil: 'networkidle' })
  const ads = page.getByRole('article')
  const link = ads.nth(19).getByRole('link').first()
  await link.focus()
  await expect(ads).toHaveCount(40)
  await expect(link).toBeFocused()
})

test('after Back the focus is on the card it left by', async ({ page }) => {
  await page.goto('/search?sort=oldest', { waitUntil: 'networkidle' })
  // Before the program is there, a link leads to a page of its own.
  await untilTakenOver(page)
  const link = page.getByRole('article').nth(6).getByRole('link').first()
  // In one moment: nobody has heard yet that the page scrolled when it is left.
  await link.evaluate((element: HTMLAnchorElement) => {
    element.focus()
    element.click()
  })
  await expect(page).toHaveURL(/\/listing\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
  // Another visit of the same address is a new page.
  await page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: 'Inicio' })
    .click()
  // Who presses on before home is there never left the search.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compra y vende cerca de ti')
  await page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: 'Buscar' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

/** Counts the taps on the page from now on. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    addEventListener('click', () => {
      document.body.dataset.taps = String(Number(document.body.dataset.taps ?? 0) + 1)
    })
  })
  return () => page.evaluate(() => Number(document.body.dataset.taps))
}
