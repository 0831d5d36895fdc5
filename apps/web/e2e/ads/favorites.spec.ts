import { expect, type Page, test } from '@playwright/test'
import { enterAs, makeAd, newWord } from '../support/ads.ts'
import { barriers } from '../support/barriers.ts'
import { untilTakenOver } from '../support/device.ts'
import { makeMember, signIn } from '../support/people.ts'
import { refuse } from '../support/refusals.ts'
import { subscribeToPro } from '../support/stripe.ts'

const refusal = 'No se pudo actualizar favoritos. Inicia sesión para continuar.'
/** Before the program is there the page says it itself, as an alert. */
const toast = (page: Page, text: string) =>
  page.getByRole('status').or(page.getByRole('alert')).getByText(text).first()

test('a visitor is asked to join, and comes back to the favorites', async ({ page, request }) => {
  const member = await makeMember(request)
  await page.goto('/favorites')
  await expect(page.getByRole('heading', { name: 'Guarda lo que te gusta' })).toBeVisible()
  const onward = page.getByRole('navigation', { name: 'Seguir en Wepa' })
  for (const [name, path] of [
    ['Inicio', '/'],
    ['Buscar anuncios', '/search'],
    ['Publicar un anuncio', '/post-ad'],
  ] as const) {
    await expect(onward.getByRole('link', { name })).toHaveAttribute('href', path)
  }
  await page.getByRole('main').getByRole('link', { name: 'Iniciar Sesión' }).click()
  await page.getByLabel('Usuario o email').fill(member.username)
  await page.getByLabel('Contraseña', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await expect(page).toHaveURL('/favorites')
  await expect(page.getByRole('heading', { name: 'Aún no tienes favoritos' })).toBeVisible()
})

test('a heart goes on in the search, into the list, off it, and back by Deshacer', async ({
  page,
  request,
}) => {
  const word = newWord()
  const seller = await makeMember(request)
  await makeAd(request, seller, { title: `Silla ${word}`, price: '$40' })
  await makeAd(request, seller, { title: `Mesa ${word}`, price: '$90' })
  await signIn(page, await makeMember(request), '/')
  await page.goto(`/search?q=${word}`)
  for (const title of [`Silla ${word}`, `Mesa ${word}`]) {
    await page.getByRole('button', { name: `Guardar en favoritos: ${title}` }).click()
    await expect(toast(page, 'Agregado a favoritos')).toBeVisible()
  }
  await tab(page, 'Favoritos').click()
  const cards = page.getByRole('region', { name: 'Tus favoritos' }).getByRole('article')
  await expect(cards).toHaveText([/Mesa/, /Silla/])

  const off = page.getByRole('button', { name: `Quitar de favoritos: Mesa ${word}` })
  await off.focus()
  await page.keyboard.press('Enter')
  await expect(cards).toHaveText([/Silla/])
  await expect(page.getByRole('region', { name: 'Tus favoritos' })).toBeFocused()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(cards).toHaveText([/Mesa/, /Silla/])
  await expect(toast(page, 'Agregado a favoritos')).toBeVisible()
  await page.reload()
  await expect(cards).toHaveCount(2)

  await refuse(page, 'favorites.remove', 400, { code: 'validation' })
  await page.getByRole('button', { name: `Quitar de favoritos: Silla ${word}` }).click()
  await expect(toast(page, 'No se pudo remover de favoritos')).toBeVisible()
  await expect(cards).toHaveCount(2)
})

test('of quick taps the last one counts, and a refused heart goes back everywhere', async ({
  page,
  request,
}) => {
  const word = newWord()
  const id = await makeAd(request, await makeMember(request), { title: `Hamaca ${word}` })
  const member = await makeMember(request)
  await enterAs(page, member)
  await page.goto(`/listing/${id}`)
  const heart = page.getByRole('button', { name: `Guardar en favoritos: Hamaca ${word}` }).first()
  // No answer comes before all taps are made.
  let letGo = () => {}
  const gate = new Promise<void>((done) => {
    letGo = done
  })
  await page.route(/\/trpc\/favorites\.(add|remove)/, async (route) => {
    await gate
    await route.continue()
  })
  // Whose heart it is must be known: before, the list that comes with the person is shown once more.
  await expect(page.getByRole('button', { name: 'Tu cuenta' })).toBeVisible()
  await untilTakenOver(page)
  for (const isOn of ['true', 'false', 'true']) {
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', isOn)
  }
  letGo()
  await expect(toast(page, 'Agregado a favoritos')).toBeVisible()
  const state = await request.get(`/api/listings/${id}/is-favorited`, {
    headers: { authorization: `Bearer ${member.token}` },
  })
  expect(await state.json()).toEqual({ isFavorited: true })
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  await page.unroute(/\/trpc\/favorites\.(add|remove)/)
  await refuse(page, 'favorites.remove', 400, { code: 'validation' })
  await heart.click()
  await expect(toast(page, refusal)).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('a heart that is still on its way joins the list once it has arrived', async ({
  page,
  request,
}) => {
  const word = newWord()
  const id = await makeAd(request, await makeMember(request), { title: `Butaca ${word}` })
  await enterAs(page, await makeMember(request))
  let letGo = () => {}
  const gate = new Promise<void>((done) => {
    letGo = done
  })
  await page.route(/\/trpc\/favorites\.add/, async (route) => {
    await gate
    await route.continue()
  })
  await page.goto(`/listing/${id}`)
  await expect(page.getByRole('button', { name: 'Tu cuenta' })).toBeVisible()
  await untilTakenOver(page)
  await page
    .getByRole('button', { name: `Guardar en favoritos: Butaca ${word}` })
    .first()
    .click()
  await tab(page, 'Favoritos').click()
  await expect(page.getByRole('heading', { name: 'Aún no tienes favoritos' })).toBeVisible()
  letGo()
  await expect(page.getByRole('article').filter({ hasText: `Butaca ${word}` })).toBeVisible()
})

test('a sold favorite says so, and still leads to its page', async ({ page, request }) => {
  const word = newWord()
  const seller = await makeMember(request)
  const id = await makeAd(request, seller, { title: `Tambor ${word}` })
  const fan = await makeMember(request)
  const headers = { authorization: `Bearer ${fan.token}` }
  expect((await request.post(`/api/listings/${id}/favorite`, { headers })).status()).toBe(200)
  await request.patch(`/api/listings/${id}/status`, {
    headers: { authorization: `Bearer ${seller.token}` },
    data: { status: 'sold' },
  })
  await enterAs(page, fan)
  await page.goto('/favorites')
  const card = page.getByRole('article').filter({ hasText: `Tambor ${word}` })
  await expect(card.getByText('Vendido')).toBeVisible()
  await card.getByRole('link', { name: `Tambor ${word}` }).click()
  await expect(page).toHaveURL(`/listing/${id}`)
})

test('recently viewed: visitors sign in, people find what they opened, the last one first', async ({
  page,
  request,
}) => {
  const word = newWord()
  const seller = await makeMember(request)
  const ids: number[] = []
  for (const name of ['Uno', 'Dos']) {
    ids.push(await makeAd(request, seller, { title: `${name} ${word}` }))
  }
  await page.goto('/recently-viewed')
  await expect(page).toHaveURL(/\/auth\?redirect=%2Frecently-viewed/)
  await signIn(page, await makeMember(request), '/recently-viewed')
  await expect(page.getByRole('heading', { name: 'Aún no has abierto anuncios' })).toBeVisible()
  for (const id of ids) {
    const counted = page.waitForResponse(/\/trpc\/listings\.trackView/)
    await page.goto(`/listing/${id}`)
    await counted
  }
  await page.goto('/recently-viewed')
  const cards = page.getByRole('article')
  await expect(cards).toHaveText([/Dos.*Visto hace menos de 1 hora/, /Uno/])
  const link = cards.first().getByRole('link')
  await expect(link).toHaveAttribute('href', `/listings/${ids[1]}`)
  await link.click()
  await expect(page).toHaveURL(`/listing/${ids[1]}`)
})

test('a seller sees the days of all ads and of one, also by keyboard and as a table', async ({
  page,
  request,
}) => {
  const word = newWord()
  const seller = await makeMember(request)
  const id = await makeAd(request, seller, { title: `Radio ${word}` })
  for (let n = 0; n < 2; n += 1) {
    const viewer = await makeMember(request)
    await request.post(`/api/listings/${id}/track-view`, {
      headers: { authorization: `Bearer ${viewer.token}` },
    })
  }
  await request.post(`/api/listings/${id}/track-click`, { data: { kind: 'phone' } })
  // The days come with a plan.
  await subscribeToPro(request, seller, 'pm_card_visa')
  await enterAs(page, seller)
  await page.goto('/my-listings')
  await expect(page.getByRole('region', { name: 'Análisis de tus anuncios' })).toBeVisible()
  const panel = page.getByRole('region', { name: 'Últimos 30 días' })
  await expect(panel.getByRole('radio', { name: 'Vistas 2' })).toBeChecked()
  await expect(panel.getByText('50.0% a un clic (CTR)')).toBeVisible()
  const days = panel.getByRole('slider', { name: 'Vistas por día' })
  await expect(days).toHaveAttribute('aria-valuetext', /: 2 vistas$/)
  await days.press('ArrowLeft')
  await expect(days).toHaveAttribute('aria-valuetext', /: 0 vistas$/)
  await panel.getByRole('radio', { name: 'Clics 1' }).check({ force: true })
  await panel.getByRole('slider', { name: 'Clics por día' }).press('End')
  await expect(panel.getByText(/: 1 clic$/)).toBeVisible()
  await panel.getByText('Ver los días en una tabla').click()
  await expect(panel.getByRole('row').nth(1)).toHaveText(/2\s*1\s*0\s*0$/)

  await page.getByRole('button', { name: `Estadísticas: Radio ${word}` }).click()
  const window = page.getByRole('dialog', { name: 'Últimos 30 días' })
  await expect(window.getByRole('radio', { name: 'Vistas 2' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: `Estadísticas: Radio ${word}` })).toBeFocused()
  await page.goto(`/listing/${id}`)
  await expect(page.getByText('2 vistas', { exact: true })).toBeVisible()
})

test('hearts, views and days of a busy seller have no serious accessibility findings', async ({
  page,
}) => {
  await signIn(page, { username: 'demo', password: 'demo1234' }, '/')
  for (const path of ['/favorites', '/recently-viewed', '/my-listings']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('article').first()).toBeVisible()
    for (const summary of await page.locator('main summary').all()) await summary.click()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await barriers(page)).toEqual([])
    }
  }
})

function tab(page: Page, name: string) {
  return page.getByRole('navigation').getByRole('link', { name, exact: true }).last()
}
