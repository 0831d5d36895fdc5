// Storm mode from its first minute to its last (docs/product/storm-mode.md). One storm after the other: it is everybody's.
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { makeAd, newWord } from '../support/ads.ts'
import { barriers, expectFits } from '../support/barriers.ts'
import { closeOthers } from '../support/close-others.ts'
import { admin } from '../support/desk.ts'
import { untilInstalled } from '../support/device.ts'
import { type Member, makeMember, signIn } from '../support/people.ts'

test.afterEach(closeOthers)

test.describe.configure({ mode: 'serial' })

const notice = (page: Page) => page.getByRole('region', { name: 'Modo tormenta', exact: true })
const lightStrip = (page: Page) => page.getByText('Modo ligero: cada foto viene cuando la tocas.')

/** Whatever became of the test: no storm is left to those that come. */
test.afterEach(async ({ request }) => {
  const { token } = await (await request.post('/api/auth/login', { data: admin })).json()
  const headers = { authorization: `Bearer ${token}` }
  const storms: { id: number; isOn: boolean }[] = await (
    await request.get('/api/admin/storms', { headers })
  ).json()
  for (const { id, isOn } of storms) {
    if (isOn) await request.post(`/api/admin/storms/${id}/end`, { headers })
  }
})

async function openDesk(page: Page) {
  await signIn(page, admin, '/admin-dashboard?tab=tormenta')
  await expect(page.getByRole('heading', { name: 'Encender el modo tormenta' })).toBeVisible()
}

async function switchOn(page: Page, reason: string) {
  await page.getByLabel('Motivo').fill(reason)
  for (const name of ['Norte', 'Sur']) await page.getByRole('button', { name, exact: true }).click()
  await page.getByLabel('Días', { exact: true }).fill('3')
  await page.getByRole('button', { name: 'Encender', exact: true }).click()
  const asked = page.getByRole('alertdialog')
  await expect(asked).toContainText(`${reason}: Norte y Sur, por 3 días.`)
  await asked.getByRole('button', { name: 'Encender' }).click()
  await expect(page.getByRole('region', { name: reason })).toContainText('Encendido hasta el')
}

async function switchOff(page: Page, reason: string) {
  const storm = page.getByRole('region', { name: reason })
  await storm.getByRole('button', { name: 'Apagar ahora' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apagar' }).click()
  await expect(storm).toContainText('Terminó el')
}

/** Pages are kept for ten seconds, and processes ask for storms every five. */
async function untilKnown(page: Page, isOn: boolean) {
  await expect(async () => {
    await page.goto('/help')
    await expect(notice(page)).toHaveCount(isOn ? 1 : 0, { timeout: 500 })
  }).toPass({ timeout: 40_000 })
}

async function endOf(request: APIRequestContext, { token }: Member, id: number): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  const { expiresAt } = await (await request.get(`/api/listings/${id}`, { headers })).json()
  return Date.parse(expiresAt)
}

test('an empty form says what is missing, and the desk has no barriers', async ({ page }) => {
  await openDesk(page)
  await page.getByLabel('Días', { exact: true }).fill('31')
  await page.getByRole('button', { name: 'Encender', exact: true }).click()
  await expect(page.getByText('Escribe el motivo')).toBeVisible()
  await expect(page.getByText('Elige al menos una región')).toBeVisible()
  await expect(page.getByText('Elige de 1 a 30 días')).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await expectFits(page)
})

async function expectLightPages(page: Page, reason: string) {
  await expect(notice(page)).toContainText(`${reason}: Norte y Sur, hasta el`)
  await expect(lightStrip(page)).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await page.goto('/search?location=Vieques')
  await expect(lightStrip(page)).toHaveCount(0)
  await page.goto('/help')
  await page.getByRole('button', { name: 'Ver con fotos' }).first().click()
  await expect(page.locator('html[data-light]')).toHaveCount(0)
  await expect(notice(page)).toBeVisible()
}

async function expectEssentials(page: Page, title: string) {
  await notice(page).getByRole('link', { name: 'Agua, plantas y lo esencial por pueblo' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lo esencial en Puerto Rico')
  await page.goto('/esenciales/ponce')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lo esencial en Ponce')
  await expect(page.getByRole('link', { name: title })).toContainText('$700')
  expect(await barriers(page)).toEqual([])
  await expectFits(page)
  await page.context().setOffline(true)
  await page.goto('/esenciales/ponce')
  await expect(page.getByRole('link', { name: title })).toContainText('$700')
  await expect(page.getByText(/^Guardado hoy a las? \d/)).toBeVisible()
  await page.context().setOffline(false)
}

async function savePrice(page: Page, id: number, price: string) {
  if (!page.url().includes('edit-listing')) await page.goto(`/edit-listing/${id}`)
  // A light page of one's own asks before it fetches its program.
  const open = page.getByRole('button', { name: /^Abrir \(/ })
  await expect(open.or(priceField(page))).toBeVisible()
  if (await open.isVisible()) await open.click()
  await priceField(page).fill(price)
  await page.getByRole('button', { name: 'Guardar Cambios' }).click()
}

const priceField = (page: Page) => page.getByRole('textbox', { name: /^Precio/ })

test('on for two regions: light pages, held prices, essentials without network; off: as before', async ({
  browser,
  page,
  request,
}) => {
  test.slow()
  const word = newWord()
  const seller = await makeMember(request)
  const title = `Planta eléctrica ${word}`
  const id = await makeAd(request, seller, { title, price: '$700' })
  const before = await endOf(request, seller, id)
  // A device that knows Wepa from before the storm.
  await page.goto('/')
  await untilInstalled(page)

  const desk = await (await browser.newContext()).newPage()
  await openDesk(desk)
  const reason = `Huracán ${word}`
  await switchOn(desk, reason)
  await untilKnown(page, true)
  await expectLightPages(page, reason)
  await expectEssentials(page, title)

  const sells = await (await browser.newContext()).newPage()
  await signIn(sells, seller, `/edit-listing/${id}`)
  await savePrice(sells, id, '$90,000')
  await expect(priceField(sells)).toHaveAccessibleDescription(
    /Mientras dure el modo tormenta, una planta eléctrica no puede pasar de \$\d/,
  )
  await expect(priceField(sells)).toHaveValue('$90,000')
  await savePrice(sells, id, '$650')
  await expect(sells).not.toHaveURL(/edit-listing/)

  await switchOff(desk, reason)
  await untilKnown(page, false)
  await expect(lightStrip(page)).toHaveCount(0)
  const after = await endOf(request, seller, id)
  expect(after).toBeGreaterThan(before)
  expect(after - before).toBeLessThan(10 * 60_000)
  await savePrice(sells, id, '$90,000')
  await expect(sells).not.toHaveURL(/edit-listing/)
})

test('the notice is closed for the day without the program, and a light page is kept when asked', async ({
  browser,
}) => {
  test.slow()
  const desk = await (await browser.newContext()).newPage()
  await openDesk(desk)
  const reason = `Vaguada ${newWord()}`
  await switchOn(desk, reason)

  await untilKnown(await (await browser.newContext({ javaScriptEnabled: false })).newPage(), true)
  const light = await (await browser.newContext()).newPage()
  await light.goto('/esenciales')
  await expect(lightStrip(light)).toBeVisible()
  await light.getByRole('button', { name: 'Guardar para verla sin internet' }).click()
  await expect(light.getByText('esta página se abre sin internet')).toBeVisible({ timeout: 30_000 })
  await untilInstalled(light)

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await plain.goto('/help')
  await expect(notice(plain)).toBeVisible()
  await notice(plain).getByRole('button', { name: 'Ocultar este aviso por hoy' }).click()
  await expect(plain).toHaveURL('/help')
  await expect(notice(plain)).toHaveCount(0)
  await switchOff(desk, reason)
})
