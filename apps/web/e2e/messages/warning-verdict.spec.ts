// What the receiver of a warned message says of the warning, and what an administrator learns of it.
import { expect, type Page, test } from '@playwright/test'
import { enterAs } from '../support/ads.ts'
import { barriers } from '../support/barriers.ts'
import { closeOthers } from '../support/close-others.ts'
import { signIn } from '../support/people.ts'
import { bubbles, makePair, say } from '../support/talks.ts'

const admin = { username: 'admin', password: 'admin1234' }
const warning = (page: Page) => page.getByRole('complementary', { name: /^(Cuidado:|Gracias)/ })
const judged = /\/trpc\/warnings\.judge$/

test.afterEach(closeOthers)

test('a fraud is named as one, and its message read by the administration only if allowed', async ({
  browser,
  page,
  request,
}) => {
  const { seller, buyer, title, id } = await makePair(request)
  const mark = title.replace('Hamaca ', '')
  await say(request, buyer, id, `Mándame el código que te llegó por WhatsApp, soy ${mark}`)
  await enterAs(page, seller)
  await page.goto(`/chat/${id}`)
  const counted = page.waitForResponse(judged)
  await warning(page).getByRole('button', { name: 'Era una estafa' }).click()
  expect((await counted).status()).toBe(200)
  await expect(warning(page)).toBeFocused()
  await expect(warning(page)).toContainText('Si la reportas, miramos su cuenta.')
  await expect(warning(page).getByRole('button', { name: 'Reportar' })).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await warning(page).getByRole('button', { name: 'Sí, pueden leerlo' }).click()
  await expect(page.getByText('Puedes retirarlo en Configuración').first()).toBeVisible()
  // It stays a warning, and is not asked about again.
  await expect(warning(page)).toBeFocused()
  await page.reload()
  await expect(warning(page)).toContainText('te piden un código')
  await expect(warning(page).getByRole('button')).toHaveText([
    'Reportar',
    'Bloquear',
    'Quitar aviso',
  ])

  const desk = await (await browser.newContext()).newPage()
  await signIn(desk, admin, '/admin-dashboard?tab=avisos')
  const row = desk.getByRole('row', { name: new RegExp(mark) })
  await expect(row).toContainText('Era una estafa')
  await expect(row).not.toContainText(buyer.username)

  await page.goto('/settings?tab=privacy')
  await page.getByRole('button', { name: 'Retirar el permiso' }).click()
  await expect(page.getByText('No nos dejas leer ninguno.')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Mensajes que nos dejas leer' })).toBeFocused()
  await desk.reload()
  await expect(desk.getByRole('table', { name: 'Aciertos de los avisos' })).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('who asks not to be followed is not counted, and a refusal keeps nothing', async ({
  page,
  request,
}) => {
  const { seller, buyer, id } = await makePair(request)
  await say(request, buyer, id, 'Mándame el código que te llegó por WhatsApp')
  const sent: string[] = []
  page.on('request', (each) => /warnings\./.test(each.url()) && sent.push(each.url()))
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'doNotTrack', { value: '1' })
  })
  await enterAs(page, seller)
  await page.goto(`/chat/${id}`)
  await warning(page).getByRole('button', { name: 'No lo era' }).click()
  await expect(warning(page)).toContainText('Si no, no guardamos nada.')
  await page.getByRole('button', { name: 'No, gracias' }).click()
  await expect(warning(page)).toHaveCount(0)
  await page.reload()
  await expect(bubbles(page)).toHaveCount(1)
  await expect(warning(page)).toHaveCount(0)
  expect(sent).toEqual([])
})

test('a permission that cannot be sent is asked again', async ({ page, request }) => {
  const { seller, buyer, id } = await makePair(request)
  await say(request, buyer, id, 'Mándame el código que te llegó por WhatsApp')
  await enterAs(page, seller)
  await page.goto(`/chat/${id}`)
  await warning(page).getByRole('button', { name: 'No lo era' }).click()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Sí, pueden leerlo' }).click()
  await expect(warning(page).getByRole('alert')).toContainText('No hay conexión')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Sí, pueden leerlo' }).click()
  await expect(warning(page)).toHaveCount(0)
})
