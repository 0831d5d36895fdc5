import { expect, type Page, test } from '@playwright/test'
import { enterAs } from '../support/ads.ts'
import { emailTo } from '../support/mailbox.ts'
import { makeMember, signIn } from '../support/people.ts'
import { letDaysPass, planOf, subscribeToPro } from '../support/stripe.ts'

const own = (page: Page) => page.getByRole('region', { name: /^Tu plan:/ })
const start = (page: Page) => page.getByRole('button', { name: 'Empezar la prueba gratis' })
const card = (page: Page, label: string) => page.getByRole('button', { name: label }).click()

test('from a visitor to Pro: a declined card changes nothing, another one does', async ({
  page,
  request,
}) => {
  await page.goto('/subscription')
  await page.getByRole('link', { name: 'Probar Pro 7 días gratis' }).click()
  await expect(page).toHaveURL(/\/auth\?redirect=/)
  const member = await makeMember(request)
  await page.getByLabel('Usuario o email').fill(member.username)
  await page.getByLabel('Contraseña', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Completar suscripción')
  await start(page).click()
  await expect(page.getByLabel('Número de tarjeta')).toBeFocused()
  await card(page, 'Rechazada')
  await start(page).click()
  await expect(page.getByText('Error en el pago. Tu banco no aceptó la tarjeta.')).toBeVisible()
  expect(await planOf(request, member)).toBe('free')
  // What is being paid stands in the address: opened anew, it goes on.
  await page.reload()
  await page.getByLabel('Número de tarjeta').fill('4242424242424242')
  await page.getByLabel('Vencimiento').fill('1234')
  await page.getByLabel('Código (CVC)').fill('123')
  await start(page).click()
  await expect(page.getByText('¡Suscripción exitosa!').first()).toBeVisible()
  await expect(page).toHaveURL('/subscription')
  await expect(own(page)).toContainText('Tu plan: Pro')
  await expect(own(page)).toContainText('Te quedan 7 días de prueba.')
})

test('a bank that asks; cancelling and resuming; what time brings', async ({ page, request }) => {
  const member = await makeMember(request)
  await signIn(page, member, '/subscription?plan=business')
  await card(page, 'Pide confirmar')
  await start(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Rechazar' }).click()
  await expect(page.getByText('Error en el pago. Tu banco no confirmó el pago.')).toBeVisible()
  await start(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click()
  await expect(own(page)).toContainText('Tu plan: Business')

  await own(page).getByRole('button', { name: 'Cancelar plan' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('No se borra nada')
  await question.getByRole('button', { name: 'Cancelar plan' }).click()
  await expect(own(page)).toContainText('Cancelado: lo tienes hasta el')
  await own(page).getByRole('button', { name: 'Reanudar plan' }).click()
  await expect(own(page)).toContainText('Te quedan 7 días de prueba.')

  await letDaysPass(request, member, 8)
  await emailTo(request, member.email, /recibo/i)
  await page.reload()
  await expect(own(page)).toContainText('Se renueva el')
  await page.getByRole('link', { name: 'Cambiar a Pro' }).click()
  await page.getByRole('button', { name: 'Cambiar a Pro' }).click()
  await expect(own(page)).toContainText('Tu plan: Pro')
})

test('a renewal that fails: three days to pay with another card, then Free', async ({
  page,
  request,
}) => {
  const [saved, lost] = [await makeMember(request), await makeMember(request)]
  for (const member of [saved, lost]) {
    await subscribeToPro(request, member, 'pm_card_chargeCustomerFail')
    await letDaysPass(request, member, 8)
  }
  const graceOf = async () => {
    const headers = { authorization: `Bearer ${saved.token}` }
    return (await (await request.get('/api/subscription/status', { headers })).json()).graceUntil
  }
  await expect.poll(graceOf).toEqual(expect.any(String))
  await signIn(page, saved, '/subscription')
  await expect(own(page)).toContainText('No pudimos cobrar tu renovación.')
  await own(page).getByRole('link', { name: 'Pagar con otra tarjeta' }).click()
  await card(page, 'Paga 4242')
  await page.getByRole('button', { name: 'Pagar la renovación' }).click()
  await expect(own(page)).toContainText('Se renueva el')

  expect(await planOf(request, lost)).toBe('pro')
  await letDaysPass(request, lost, 3)
  await expect.poll(() => planOf(request, lost)).toBe('free')
  await letDaysPass(request, saved, 3)
  expect(await planOf(request, saved)).toBe('pro')
})

test('a tab that knows nothing of the plan: told so, nothing is charged', async ({
  page,
  request,
}) => {
  const member = await makeMember(request)
  const status = /\/trpc\/[^?]*subscriptions\.status/
  await page.route(status, (route) => route.abort())
  await signIn(page, member, '/subscription')
  const retry = page.getByRole('button', { name: 'Intentar de nuevo' })
  await expect(retry).toBeVisible()
  await expect(page.getByText('Plan Actual')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Probar/ })).toHaveCount(0)
  await page.unroute(status)
  await retry.click()
  await expect(own(page)).toContainText('Tu plan: Free')
  await page.getByRole('button', { name: 'Plan Actual' }).click()
  await expect(page.getByText('Ya tienes acceso al plan gratuito').first()).toBeVisible()

  await subscribeToPro(request, member, 'pm_card_visa')
  await page.getByRole('link', { name: 'Probar Business 7 días gratis' }).click()
  await expect(page.getByText('Ya tienes un plan', { exact: true }).first()).toBeVisible()
  await expect(own(page)).toContainText('Tu plan: Pro')
  expect(await planOf(request, member)).toBe('pro')
})

test('a plan that is confirmed while the page comes back is greeted all the same', async ({
  page,
  request,
}) => {
  const member = await makeMember(request)
  await enterAs(page, member)
  // Nothing was paid when the page asked what the plan is, and all was when it asked what is awaited.
  await page.route(/subscriptions\.awaited/, async (route) => {
    await subscribeToPro(request, member, 'pm_card_visa')
    await route.continue()
  })
  await page.goto('/subscription?success=true')
  await expect(own(page)).toContainText('Tu plan: Pro')
  await expect(page.getByText('¡Suscripción exitosa!').first()).toBeVisible()
})

test('an address alone confirms no payment', async ({ page, request }) => {
  await enterAs(page, await makeMember(request))
  for (const [address, heading] of [
    ['/subscription?success=true', 'Planes de Wepa'],
    ['/featured-listings?success=true', 'Anuncios destacados'],
    ['/my-listings?featured=success', 'Mis Anuncios'],
  ] as const) {
    const answered = page.waitForResponse(/subscriptions\.awaited|featured\.last/)
    await page.goto(address)
    await answered
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(
      page.getByText(/Estamos confirmando tu pago|Buscando tu pago|¡Pago exitoso!/),
    ).toHaveCount(0)
  }
})
