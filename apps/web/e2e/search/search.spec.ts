import { expect, test } from '@playwright/test'
import { makeAd, makeManyAds, newWord, watchComplaints } from '../support/ads.ts'
import { closeOthers } from '../support/close-others.ts'
import { untilTakenOver } from '../support/device.ts'
import { makeMember } from '../support/people.ts'

test.afterEach(closeOthers)

test('a search without results says so and leads out of its filters', async ({ page }) => {
  const word = newWord()
  await page.goto(`/search?q=${word}&condition=nuevo`)
  await expect(page.getByRole('heading', { name: 'No se encontraron anuncios' })).toBeVisible()
  await expect(
    page.getByText('Intenta ajustar tus filtros de búsqueda o prueba con otros términos.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Limpiar filtros' }).click()
  await expect(page).toHaveURL(`/search?q=${word}`)
})

test('a category that does not exist is a 404 with a way back', async ({ page }) => {
  const response = await page.goto('/category/no-existe')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Categoría no encontrada' })).toBeVisible()
  // Another spelling of one that does leads to its address.
  const spelled = await page.request.get('/category/VEHÍCULOS?q=4x4', { maxRedirects: 0 })
  expect([spelled.status(), spelled.headers().location]).toEqual([301, '/category/vehiculos?q=4x4'])
})

test('a mangled address still shows results', async ({ page }) => {
  const response = await page.goto('/search?sort=bonito&minPrice=-3&radius=9999&condition=roto&x=1')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: 'Todos los anuncios' })).toBeVisible()
})

test('a search that fails keeps what was asked and can be tried again', async ({
  page,
  request,
}) => {
  const word = newWord()
  await makeAd(request, await makeMember(request), { title: `Mesa ${word}` })
  await page.goto('/search')
  await page.route(/\/trpc\/[^?]*listings\.browse/, (route) => route.abort())
  await page.getByLabel('Qué estás buscando?').fill(word)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Sin conexión' })).toBeVisible()
  await page.unroute(/\/trpc\/[^?]*listings\.browse/)
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(page.getByRole('link', { name: `Mesa ${word}` })).toBeVisible()
  await expect(page.getByLabel('Qué estás buscando?')).toHaveValue(word)
})

test('what a misspelled word meant is said, and the word can be taken as it stands', async ({
  page,
  request,
}) => {
  const word = newWord()
  await makeAd(request, await makeMember(request), { title: `Nevera ${word}` })
  await page.goto(`/search?q=${word.slice(0, 5)}${word.slice(6)}`)
  await expect(page.getByText('¿Quisiste decir')).toContainText(word)
  await expect(page.getByRole('link', { name: `Nevera ${word}` })).toBeVisible()
  await page.getByRole('button', { name: /tal cual$/ }).click()
  await expect(page).toHaveURL(/literal=true/)
  await expect(page.getByRole('heading', { name: 'No se encontraron anuncios' })).toBeVisible()
})

test('a place among the words becomes a place, and is told', async ({ page, request }) => {
  const word = newWord()
  const member = await makeMember(request)
  await makeAd(request, member, { title: `Estufa ${word}`, location: 'Ponce, Sur' })
  await makeAd(request, member, { title: `Horno ${word}`, location: 'Arecibo, Norte' })
  await page.goto(`/search?q=${word}+en+ponce`)
  await expect(page.getByText('Entendimos: en Ponce.')).toBeVisible()
  await expect(page.getByRole('link', { name: `Estufa ${word}` })).toBeVisible()
  await expect(page.getByRole('link', { name: `Horno ${word}` })).toHaveCount(0)
})

test('filters live in the address: chosen, shown as chips, taken back', async ({
  page,
  request,
}) => {
  const word = newWord()
  const member = await makeMember(request)
  await makeAd(request, member, { title: `Barata ${word}`, price: '$20', condition: 'nuevo' })
  await makeAd(request, member, { title: `Cara ${word}`, price: '$900', condition: 'nuevo' })
  await page.goto(`/search?q=${word}`)
  await expect(page.getByText('2 anuncios', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Filtros' }).click()
  const dialog = page.getByRole('dialog', { name: 'Filtros avanzados' })
  await expect(dialog.getByRole('switch', { name: 'Buscar alrededor' })).toBeDisabled()
  await dialog.getByLabel('Mínimo').fill('$100')
  await dialog.getByRole('button', { name: 'Nuevo', exact: true }).click()
  await dialog.getByRole('button', { name: 'Ver anuncios' }).last().click()
  await expect(page).toHaveURL(`/search?q=${word}&condition=nuevo&minPrice=100`)
  await expect(page.getByRole('link', { name: `Cara ${word}` })).toBeVisible()
  await expect(page.getByRole('link', { name: `Barata ${word}` })).toHaveCount(0)

  await page.getByRole('button', { name: 'Quitar filtro: Desde $100' }).click()
  await expect(page.getByText('2 anuncios', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('1 anuncio', { exact: true })).toBeVisible()
})

test('a municipality is suggested without its accents and chosen by keyboard', async ({ page }) => {
  await page.goto('/search')
  const field = page.getByRole('combobox', { name: 'Municipio o región' })
  await field.click()
  await expect(page.getByRole('option', { name: 'Toda la isla' })).toBeVisible()
  await field.pressSequentially('anas')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Añasco'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/location=A%C3%B1asco/)

  await page.getByRole('button', { name: 'Filtros' }).click()
  const dialog = page.getByRole('dialog', { name: 'Filtros avanzados' })
  await dialog.getByRole('switch', { name: 'Buscar alrededor' }).check()
  await expect(dialog.getByRole('slider', { name: 'Distancia' })).toHaveValue('10')
  await dialog.getByRole('slider', { name: 'Distancia' }).press('ArrowRight')
  await dialog.getByRole('button', { name: 'Ver anuncios' }).last().click()
  await expect(page).toHaveURL(/radius=11/)
  await expect(page.getByRole('button', { name: 'Quitar filtro: A 11 km de Añasco' })).toBeVisible()
})

test('a place that is begun and sent by Enter is the best suggestion', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const place = page.getByRole('combobox', { name: 'Municipio' })
  await place.pressSequentially('maya')
  await expect(page.getByRole('option', { name: 'Mayagüez' })).toBeVisible()
  await place.press('Enter')
  await expect(page).toHaveURL('/search?location=Mayag%C3%BCez')
})

test('by arrow keys the suggestion one is at stays in sight', async ({ page }) => {
  await page.goto('/search', { waitUntil: 'networkidle' })
  await untilTakenOver(page)
  const field = page.getByRole('combobox', { name: 'Municipio o región' })
  await field.focus()
  // The first brings the places.
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('listbox').getByRole('option').nth(20)).toBeAttached()
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('ArrowDown')
  const option = page.getByRole('listbox').getByRole('option', { selected: true })
  await expect(option).toBeInViewport({ ratio: 1 })
})

test('words that are typed go along with a filter, and the focus stays in their field', async ({
  browser,
}) => {
  const word = newWord()
  // With a finger the field lets go, so that the keyboard covers no results.
  const page = await browser.newPage({ hasTouch: false })
  await page.goto('/search', { waitUntil: 'networkidle' })
  const field = page.getByLabel('Qué estás buscando?')
  await field.fill(word)
  await page.getByRole('combobox', { name: 'Categoría' }).selectOption('Moda')
  await expect(page).toHaveURL(`/search?q=${word}&category=moda`)
  await field.fill(`${word} azul`)
  await field.press('Enter')
  await expect(page).toHaveURL(`/search?q=${word}+azul&category=moda`)
  await expect(field).toBeFocused()
  // The way back brings the words back too.
  await page.goBack()
  await expect(field).toHaveValue(word)

  await page.getByRole('button', { name: 'Quitar filtro: Moda' }).press('Enter')
  await expect(page).toHaveURL(`/search?q=${word}`)
  await expect(page.getByRole('region', { name: 'Sin filtros' })).toBeFocused()
})

test('on a desktop there is one search field, the one of the page or the one of the header', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const path of ['/', '/search?q=nevera&category=hogar-jardin']) {
    await page.goto(path)
    await expect(page.getByRole('searchbox').filter({ visible: true })).toHaveCount(1)
    // The bar of the phone is not here.
    await expect(page.getByRole('navigation', { name: 'Principal' })).toHaveCount(0)
  }
  await page.goto('/auth', { waitUntil: 'networkidle' })
  await page.getByRole('banner').getByRole('searchbox').fill('nevera')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=nevera')
})

test("'Ver más' brings the next page, and coming back finds pages and place again", async ({
  page,
  request,
}) => {
  const word = newWord()
  await makeManyAds(request, word, 24)
  // Who saves data is asked before more comes.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  // Before the program is there 'Ver más' is a link that leads to the second page, with its 4 ads alone.
  await page.goto(`/search?q=${word}&sort=price-low`, { waitUntil: 'networkidle' })
  await untilTakenOver(page)
  await expect(page.getByText('24 anuncios', { exact: true })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(20)
  await page.getByRole('link', { name: 'Ver más' }).click()
  await expect(page.getByRole('article')).toHaveCount(24)
  // The button is gone: who came to it by keyboard goes on with what it brought.
  await expect(page.getByRole('link', { name: `Silla 20 ${word}` })).toBeFocused()

  const last = page.getByRole('link', { name: `Silla 23 ${word}` })
  await last.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(500)
  await last.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Silla 23 ${word}`)
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(24)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before, -1)
})

test('without scripts results are there, and words, filters and pages work', async ({
  browser,
  request,
}) => {
  const word = newWord()
  await makeManyAds(request, word, 21)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('main').getByRole('searchbox').fill(word)
  await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click()
  await expect(page.getByText('21 anuncios', { exact: true })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(20)
  await page.getByRole('link', { name: 'Ver más' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await context.close()
})

test('the list shows the same ads as the grid, and the address says which it is', async ({
  page,
  request,
}) => {
  const word = newWord()
  await makeManyAds(request, word, 3)
  await page.goto(`/search?q=${word}`)
  await page.getByRole('button', { name: 'Ver en lista' }).click()
  await expect(page).toHaveURL(`/search?q=${word}&view=list`)
  await expect(page.getByRole('article')).toHaveCount(3)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Ver en lista' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('a category is searched by words, region and order', async ({ page, request }) => {
  const word = newWord()
  const member = await makeMember(request)
  await makeAd(request, member, { title: `Sofá ${word}`, price: '$300', location: 'Ponce, Sur' })
  await makeAd(request, member, { title: `Mesa ${word}`, price: '$100', location: 'Ponce, Sur' })
  await makeAd(request, member, { title: `Bici ${word}`, categoryId: 9 })
  await page.goto('/category/hogar-jardin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hogar y Jardín')
  await page.getByPlaceholder('Buscar en esta categoría...').fill(word)
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 anuncios encontrados', { exact: true })).toBeVisible()
  await page.getByRole('combobox', { name: 'Lugar' }).selectOption('Sur')
  await page.getByRole('combobox', { name: 'Ordenar' }).selectOption('Precio: menor a mayor')
  await expect(page).toHaveURL(`/category/hogar-jardin?q=${word}&location=Sur&sort=price-low`)
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('article').first()).toContainText(`Mesa ${word}`)
})

test('home shows what is new, and its search box leads to the results', async ({
  page,
  request,
}) => {
  const complaints = watchComplaints(page)
  const title = `Cuna ${newWord()}`
  await makeAd(request, await makeMember(request), { title })
  // Visitors share a rendered page for ten seconds: a new ad shows a moment later.
  await expect(async () => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Recién Agregados' })).toBeVisible()
    await expect(page.getByRole('link', { name: title }).first()).toBeAttached({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  await page.getByRole('main').getByRole('searchbox').fill('cuna')
  await page.getByRole('combobox', { name: 'Categoría' }).selectOption('Hogar y Jardín')
  await page.getByRole('combobox', { name: 'Municipio' }).fill('Ponce')
  await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click()
  await expect(page).toHaveURL('/search?q=cuna&category=hogar-jardin&location=Ponce')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('cuna en Ponce')
  expect(complaints).toEqual([])
})
