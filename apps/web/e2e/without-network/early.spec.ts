// What a person does on a page that is painted while its program is still on the way.
import { expect, test } from '@playwright/test'
import { newWord, watchComplaints } from '../support/ads.ts'
import { untilTakenOver } from '../support/device.ts'
import { hold, holdIdle, holdProgram } from '../support/hold.ts'
import { favoritesOf, makeMember, publishAd, signIn } from '../support/people.ts'
import { writePhoto } from '../support/photos.ts'

test('a heart asks a visitor in at once, and only once', async ({ page }) => {
  const arrive = await holdProgram(page)
  await page.goto('/')
  const heart = page.getByRole('button', { name: /^Guardar en favoritos/ }).first()
  await heart.click()
  await heart.click()
  const invitation = page.getByText('Debes iniciar sesión para guardar favoritos')
  await expect(invitation).toHaveCount(1)
  arrive()
  await untilTakenOver(page)
  await expect(invitation).toHaveCount(1)
  await page.getByRole('link', { name: 'Entrar' }).last().click()
  await expect(page).toHaveURL('/auth?redirect=%2F')
})

test('a member’s heart turns and is stored before the program is there', async ({
  page,
  request,
}) => {
  const member = await makeMember(request)
  await signIn(page, member)
  const arrive = await holdProgram(page)
  // Slower than the next tap.
  const answer = await hold(page, /favorites\.ids/)
  await page.goto('/search')
  const heart = page.getByRole('button', { name: /^Guardar en favoritos/ }).first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Agregado a favoritos')).toBeVisible()
  expect(await favoritesOf(request, member)).toHaveLength(1)
  arrive()
  await untilTakenOver(page)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => favoritesOf(request, member)).toHaveLength(0)
  const answered = page.waitForResponse(/favorites\.ids/)
  answer()
  await answered
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('an early heart that cannot be sent waits in the queue', async ({ page, request }) => {
  const member = await makeMember(request)
  await signIn(page, member)
  const arrive = await holdProgram(page)
  await page.goto('/search')
  await page.route('**/api/listings/*/favorite', (route) => route.abort())
  const heart = page.getByRole('button', { name: /^Guardar en favoritos/ }).first()
  await heart.click()
  arrive()
  await expect.poll(() => favoritesOf(request, member)).toHaveLength(1)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('a tap looks pressed until it is answered', async ({ page }) => {
  const arrive = await holdProgram(page)
  await page.goto('/search')
  const filters = page.getByRole('button', { name: /^Filtros/ })
  await filters.click()
  await expect(filters).toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('html')).toHaveAttribute('data-waiting', '')
  arrive()
  await expect(page.getByRole('dialog', { name: 'Filtros avanzados' })).toBeVisible()
  await expect(page.locator('[data-pressed], [aria-busy=true]')).toHaveCount(0)
  await expect(page.locator('html')).not.toHaveAttribute('data-waiting')
})

test('a button that is drawn anew before it listens does what was asked', async ({ page }) => {
  const arrive = await holdProgram(page)
  await page.goto('/search')
  const filters = page.getByRole('button', { name: /^Filtros/ })
  await filters.click()
  await filters.evaluate((button) => button.replaceWith(button.cloneNode(true)))
  arrive()
  await expect(page.getByRole('dialog', { name: 'Filtros avanzados' })).toBeVisible()
})

test('the way out of a search without results answers an early tap', async ({ page }) => {
  const arrive = await holdProgram(page)
  const settle = await holdIdle(page)
  const word = newWord()
  await page.goto(`/search?q=${word}&condition=nuevo`)
  const wayOut = page.getByRole('button', { name: 'Limpiar filtros' })
  await wayOut.click()
  arrive()
  await expect(page.getByRole('button', { name: 'Avísame cuando aparezca' })).toBeVisible()
  await settle()
  await expect(page).toHaveURL(`/search?q=${word}`)
})

test('a photo chosen before early taps are answered hinders none of them', async ({
  page,
  request,
}, info) => {
  await signIn(page, await makeMember(request))
  const photo = await writePhoto(page, info.outputPath('mesa.jpg'), 'red')
  const complaints = watchComplaints(page)
  const settle = await holdIdle(page)
  await page.goto('/post-ad')
  await page.getByLabel(/^Añadir fotos/).setInputFiles(photo)
  const shown = page.getByRole('img', { name: /^Foto 1: mesa/ })
  await expect(shown).toBeVisible()
  await page.getByRole('button', { name: 'Quitar la foto 1' }).click()
  await settle()
  await untilTakenOver(page)
  await expect(shown).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('a menu tapped before early taps are answered opens once', async ({ page, request }) => {
  const member = await makeMember(request)
  await publishAd(request, member, 'Mesa de caoba')
  await signIn(page, member)
  const settle = await holdIdle(page)
  await page.goto('/my-listings')
  await page.getByRole('button', { name: 'Más opciones: Mesa de caoba' }).click()
  await settle()
  await untilTakenOver(page)
  await page.getByRole('menuitem', { name: 'Compartir' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a file of the program that is lost on the way is asked for again', async ({ page }) => {
  let lost = 0
  await page.route('/assets/react-*.js', (route) => {
    lost += 1
    // It is fetched early once, and imported.
    return lost > 2 ? route.continue() : route.abort()
  })
  await page.goto('/search')
  await page.getByRole('button', { name: /^Filtros/ }).click()
  await expect(page.getByRole('dialog', { name: 'Filtros avanzados' })).toBeVisible()
  expect(lost).toBeGreaterThan(2)
})

test('a tap is not lost in silence when the program cannot come', async ({ page }) => {
  await page.route('/assets/*.js', (route) => route.abort())
  await page.goto('/search')
  await page.getByRole('button', { name: /^Filtros/ }).click()
  await expect(page.getByText('La página no terminó de cargar')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Recargar' })).toBeVisible()
  await page
    .getByRole('button', { name: /^Guardar en favoritos/ })
    .first()
    .click()
  await expect(page.getByText('Debes iniciar sesión para guardar favoritos')).toBeVisible()
})

test('a switch taken by the keyboard stays where it was put', async ({ page }) => {
  const arrive = await holdProgram(page)
  await page.goto('/')
  await page.locator('footer').getByRole('radio', { name: 'Oscuro' }).focus()
  await page.keyboard.press('Space')
  arrive()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('footer').getByRole('radio', { name: 'Oscuro' })).toBeChecked()
})

test('who scrolled early stays there, and comes back there', async ({ page }) => {
  const arrive = await holdProgram(page)
  await page.goto('/')
  const card = page.locator('main article a').nth(6)
  await card.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(200)
  arrive()
  await untilTakenOver(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  await card.click()
  await expect(page).toHaveURL(/\/listing\//)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
})

test('without the program links lead on and the search searches', async ({ page }) => {
  await page.route('/assets/*.js', (route) => route.abort())
  await page.goto('/')
  await page.getByLabel('Qué estás buscando?').fill('nevera')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?.*q=nevera/)
  await page.locator('main article a').first().click()
  await expect(page).toHaveURL(/\/listing\//)
})
