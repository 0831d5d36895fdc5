// A server that fails without a reason of its own: what is said then, in the words of §8.
import { expect, type Page, test } from '@playwright/test'
import { enterAs, makeAd } from './ads.ts'
import { makeMember } from './people.ts'
import { refuse } from './refusals.ts'

/** The calls of this path fail inside the server. */
const breakDown = (page: Page, path: string) => refuse(page, path, 500, { code: 'internal' })
const said = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible()

test('what fails inside the server is told in the words of §8', async ({ page, request }) => {
  const member = await makeMember(request)
  const id = await makeAd(request, member, { title: 'Mecedora', price: '$60' })
  const headers = { authorization: `Bearer ${member.token}` }
  const data = { name: 'Hamacas', query: 'hamaca' }
  expect((await request.post('/api/saved-searches', { headers, data })).status()).toBe(201)
  await enterAs(page, member)
  const broken = ['listings.remove', 'listings.setStatus', 'listings.edit', 'users.update']
  const money = ['featured.upgrade', 'subscriptions.subscribe']
  const others = ['savedSearches.remove', 'verifications.request']
  for (const path of [...broken, ...money, ...others]) await breakDown(page, path)

  await page.goto('/my-listings')
  await page.getByRole('button', { name: 'Más opciones: Mecedora' }).click()
  await page.getByRole('menuitem', { name: 'Venta pendiente' }).click()
  await said(page, 'Hubo un problema al actualizar el estado. Inténtalo de nuevo.')
  await page.getByRole('button', { name: 'Más opciones: Mecedora' }).click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await said(page, 'Hubo un problema al eliminar el anuncio. Inténtalo de nuevo.')

  await page.goto(`/edit-listing/${id}`)
  await page.getByLabel('Título').fill('Mecedora de caoba')
  await page.getByRole('button', { name: 'Guardar Cambios' }).click()
  await said(page, 'Hubo un problema al actualizar tu anuncio. Inténtalo de nuevo.')

  await page.goto('/settings?tab=privacy')
  await page.getByRole('switch', { name: 'Permitir contacto por teléfono' }).click()
  await said(page, 'Error al actualizar configuración: ')

  await page.goto('/saved-searches')
  await page.getByRole('button', { name: 'Eliminar: Hamacas' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await said(page, 'No se pudo eliminar la búsqueda')

  await page.goto('/verification-request?type=email')
  await page.getByRole('button', { name: 'Enviar código' }).click()
  await said(page, 'No se pudo enviar la solicitud de verificación')

  await page.goto(`/featured-upgrade/${id}`)
  await page.getByRole('button', { name: /^Continuar al pago/ }).click()
  await said(page, 'No se pudo crear el pago')
  await page.goto('/subscription?plan=pro')
  await said(page, 'Error al crear la suscripción')
})
