import { expect, type Page, test } from '@playwright/test'
import { enterAs } from '../support/ads.ts'
import { bubbles, contentsOf, field, headersOf, makePair, say } from '../support/talks.ts'

const code = 'Te envié un código para comprobar que eres real, ¿me lo dices?'
const warning = (page: Page) => page.getByRole('complementary', { name: /^Cuidado:/ })

test('a message like a known fraud is explained to its receiver alone, reported, and put away', async ({
  page,
  request,
}) => {
  const { seller, buyer, id } = await makePair(request)
  await say(request, buyer, id, 'Hola, ¿sigue disponible?')
  await say(request, buyer, id, code)
  await enterAs(page, seller)
  await page.goto(`/chat/${id}`)
  await expect(warning(page)).toContainText('te piden un código')
  await expect(warning(page)).toContainText('No se lo des a nadie')
  await expect(page.getByRole('status').filter({ hasText: 'Te piden un código' })).toBeAttached()

  await warning(page).getByRole('button', { name: 'Reportar' }).click()
  await expect(page.getByRole('heading', { name: 'Reportar a esta persona' })).toBeVisible()
  await expect(page.getByText('los últimos 20 mensajes de esta conversación')).toBeVisible()
  await page.getByRole('radio', { name: /Falso o estafa/ }).check()
  await page.getByLabel('Cuéntanos más').fill('Me pidió el código de WhatsApp')
  const sent = page.waitForRequest(/reports\.send/)
  await page.getByRole('button', { name: 'Enviar reporte' }).click()
  expect((await sent).postData()).toContain(`"conversationId":${id}`)
  await expect(page.getByText(/RPT-/)).toBeVisible()
  await expect(page).toHaveURL(`/chat/${id}`)

  await warning(page).getByRole('button', { name: 'No lo era' }).click()
  await page.getByRole('button', { name: 'No, gracias' }).click()
  await expect(warning(page)).toHaveCount(0)
  await page.reload()
  await expect(bubbles(page)).toHaveCount(2)
  await say(request, buyer, id, `${code} Es de WhatsApp.`)
  await page.reload()
  await expect(warning(page)).toHaveCount(1)
  await expect(page.getByText('Aviso: Te piden un código')).toHaveCount(0)
})

test('who is blocked hears nothing of it and cannot write; it is taken back in the settings', async ({
  page,
  request,
}) => {
  const { seller, buyer, id } = await makePair(request)
  await say(request, buyer, id, 'Hola')
  await enterAs(page, seller)
  await page.goto(`/chat/${id}`)
  await page.getByRole('button', { name: `Más opciones: ${buyer.fullName}` }).click()
  await page.getByRole('menuitem', { name: 'Bloquear' }).click()
  await page.getByRole('button', { name: 'Bloquear', exact: true }).click()
  await expect(page.getByText(`Bloqueaste a ${buyer.fullName}.`)).toBeVisible()
  await expect(field(page)).toHaveCount(0)
  await expect(bubbles(page)).toHaveText([/Hola/])

  const refused = await request.post(`/api/conversations/${id}/messages`, {
    headers: headersOf(buyer),
    data: { content: '¿Sigues ahí?' },
  })
  expect(refused.status()).toBe(409)
  expect((await refused.json()).message).toBe('Esta persona no recibe mensajes ahora.')

  await page.goto('/settings?tab=privacy')
  await page.getByRole('button', { name: `Desbloquear a ${buyer.fullName}` }).click()
  await expect(page.getByText('No has bloqueado a nadie.')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Personas bloqueadas' })).toBeFocused()
  await page.goto(`/chat/${id}`)
  await field(page).fill('Dime')
  await field(page).press('Enter')
  await expect(page.getByText('Enviado')).toBeVisible()
  expect(await contentsOf(request, buyer, id)).toEqual(['Hola', 'Dime'])

  await page.goto(`/seller/${buyer.id}`)
  await page.getByRole('link', { name: 'Reportar a esta persona' }).click()
  await expect(page.getByRole('main')).toContainText(`@${buyer.username}`)
})

test('a code is asked about before it goes, and a price is not', async ({ page, request }) => {
  const { seller, buyer, id } = await makePair(request)
  await say(request, seller, id, code)
  await say(request, seller, id, '¿Cuánto me das?')
  await enterAs(page, buyer)
  await page.goto(`/chat/${id}`)
  // The rules are here.
  await expect(warning(page)).toBeVisible()
  await field(page).fill('450')
  await field(page).press('Enter')
  await expect(bubbles(page)).toHaveText([/código/, /Cuánto/, /450/])
  const question = page.getByRole('alertdialog', { name: /compartir un código/ })
  await field(page).fill('tu código es 482913')
  await field(page).press('Enter')
  await question.getByRole('button', { name: 'No enviar' }).click()
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('tu código es 482913')
  await field(page).press('Enter')
  await question.getByRole('button', { name: 'Enviar de todos modos' }).click()
  await expect(bubbles(page)).toHaveText([/código/, /Cuánto/, /450/, /482913/])
})
