import { expect, test } from '@playwright/test'
import { barriers } from '../support/barriers.ts'
import { admin } from '../support/desk.ts'
import { makeMember, publishAd, signIn } from '../support/people.ts'
import { subscribeTo } from '../support/stripe.ts'

const desk = '/admin-dashboard?tab=gerentes'

test('who has no Business reads what a manager is, and writes to nobody', async ({
  page,
  request,
}) => {
  const member = await makeMember(request)
  await signIn(page, member, '/manager')
  await expect(page.getByRole('link', { name: 'Ver el plan Business' })).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
})

test('a business writes before it has a manager, is assigned one and is answered; nothing typed is lost', async ({
  browser,
  page,
  request,
  context,
}) => {
  const member = await makeMember(request)
  await subscribeTo(request, 'business', member, 'pm_card_visa')
  await signIn(page, member, '/profile')
  await page.getByRole('link', { name: 'Tu gerente' }).click()
  await expect(page.getByText('Todavía no tienes gerente.', { exact: false })).toBeVisible()

  const field = page.getByRole('textbox', { name: 'Mensaje para tu gerente' })
  await field.fill('¿Cómo importo mis carros?')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByRole('alert')).toContainText('No se envió')
  await expect(field).toHaveValue('¿Cómo importo mis carros?')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'mis carros' })).toHaveCount(1)
  await expect(field).toHaveValue('')
  await expect(page.getByText(/^Te contestamos antes del /)).toBeVisible()
  expect(await barriers(page)).toEqual([])

  const office = await browser.newPage()
  await signIn(office, admin, desk)
  // Others of the demo have the same name.
  await office.locator(`a[href$="account=${member.id}"]`).click()
  await expect(office.getByText('¿Cómo importo mis carros?')).toBeVisible()
  const choice = office.getByLabel('Gerente', { exact: true })
  await choice.selectOption({ index: 1 })
  await office.getByRole('button', { name: 'Guardar: Gerente' }).click()
  await expect(office.getByText('Gerente cambiado').first()).toBeVisible()
  await office
    .getByRole('textbox', { name: `Mensaje para ${member.fullName}` })
    .fill('Desde Inventario, con la plantilla de vehículos.')
  await office.getByRole('button', { name: 'Enviar' }).click()
  await expect(office.getByText('Nadie espera')).toBeVisible()
  expect(await barriers(office)).toEqual([])
  await office.close()

  await page.goto('/notifications')
  await page.getByRole('link', { name: /te escribió/ }).click()
  await expect(page).toHaveURL('/manager')
  await expect(page.getByText('Desde Inventario, con la plantilla de vehículos.')).toBeVisible()
  await expect(page.getByText('Todavía no tienes gerente.', { exact: false })).toHaveCount(0)
})

test('a business that is closed answers by itself, and nothing typed is lost on a wrong hour', async ({
  page,
  browser,
  request,
}) => {
  const [business, buyer] = [await makeMember(request), await makeMember(request)]
  await subscribeTo(request, 'business', business, 'pm_card_visa')
  const ad = await publishAd(request, business, 'Guagua de carga')
  await signIn(page, business, '/settings?tab=account')
  await page.getByRole('switch', { name: 'Contestar por mí' }).check()
  await page.getByLabel('Lo que contestamos').fill('Abrimos mañana a las nueve.')
  await page.getByLabel('Lunes: cierra').fill('08:00')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Cierra después de abrir')).toBeVisible()
  await expect(page.getByLabel('Lo que contestamos')).toHaveValue('Abrimos mañana a las nueve.')
  for (const day of ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes']) {
    await page.getByRole('switch', { name: day }).uncheck()
  }
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Guardado', { exact: true }).first()).toBeVisible()

  const other = await browser.newPage()
  await signIn(other, buyer)
  await other.goto(`/messages?listing=${ad}&seller=${business.id}`)
  await expect(other).toHaveURL(/\/chat\/\d+/)
  await other.getByRole('textbox', { name: /^Mensaje para/ }).fill('¿Sigue disponible?')
  await other.getByRole('button', { name: 'Enviar' }).click()
  await expect(other.getByText('Respuesta automática')).toBeVisible()
  // The list beside the conversation shows it too, where there is room for a list.
  const answer = other.getByText('Abrimos mañana a las nueve.').locator('visible=true')
  await expect(answer.first()).toBeVisible()
  await other.close()
})
