// A server that fails without a reason of its own: what is said then, in the documented words
import { expect, type Page, test } from '@playwright/test'
import { enterAs, makeAd } from '../support/ads.ts'
import { makeMember } from '../support/people.ts'
import { refuse } from '../support/refusals.ts'

/** The calls of this path fail inside the server. */
const breakDown = (page: Page, path: string) => refuse(page, path, 500, { code: 'internal' })
const said = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible()

test('what fails inside the server is told in the documented words', async ({ page, request }) => {
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

/** Somebody on the way answers instead of the server: a proxy's own page. */
async function answerAsProxy(page: Page, path: string, status = 502): Promise<void> {
  const body = status === 500 ? '' : '<html><h1>Bad Gateway</h1></html>'
  const answer = { status, contentType: 'text/html', body }
  await page.route(new RegExp(`/trpc/${path.replace('.', '\\.')}`), (route) =>
    route.fulfill(answer),
  )
}

test('a proxy that answers instead of the server: visitors are told in the documented words', async ({
  page,
}) => {
  await answerAsProxy(page, 'contact.send')
  await answerAsProxy(page, 'reports.send', 503)
  await answerAsProxy(page, 'account.forgotUsername', 500)
  await answerAsProxy(page, 'auth.login')

  await page.goto('/contact')
  await page.getByLabel('Tu nombre').fill('Carmen Rivera')
  await page.getByLabel('Correo electrónico').fill('carmen@correo.example')
  await page.getByLabel('Categoría').selectOption('technical')
  await page.getByLabel('Asunto').fill('No puedo entrar')
  await page.getByLabel('Mensaje', { exact: true }).fill('Desde ayer no puedo entrar a mi cuenta.')
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await said(page, 'Hubo un problema al enviar tu mensaje. Inténtalo de nuevo.')

  await page.goto('/report')
  await page.getByRole('radio').first().check()
  await page.getByLabel('Cuéntanos más').fill('La foto es de otra página de anuncios.')
  await page.getByRole('button', { name: 'Enviar reporte' }).click()
  await said(page, 'Hubo un problema al enviar tu reporte. Inténtalo de nuevo.')

  await page.goto('/forgot-username')
  await page.getByLabel('Email').fill('carmen@correo.example')
  await page.locator('form').getByRole('button').click()
  await said(page, 'Hubo un problema al procesar tu solicitud.')

  await page.goto('/auth')
  await page.getByLabel('Usuario o email').fill('carmen')
  await page.getByLabel('Contraseña', { exact: true }).fill('coqui-2026')
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await said(page, 'Credenciales inválidas. Verifica tu usuario y contraseña.')
  await expect(page.getByText('No hay conexión')).toHaveCount(0)
})

test('a proxy that answers instead of the server: members are told in the documented words', async ({
  page,
  request,
}) => {
  const member = await makeMember(request)
  await makeAd(request, member, { title: 'Mecedora', price: '$60' })
  await enterAs(page, member)
  for (const path of ['listings.remove', 'listings.setStatus', 'users.update'])
    await answerAsProxy(page, path)

  await page.goto('/my-listings')
  await page.getByRole('button', { name: 'Más opciones: Mecedora' }).click()
  await page.getByRole('menuitem', { name: 'Venta pendiente' }).click()
  await said(page, 'Hubo un problema al actualizar el estado. Inténtalo de nuevo.')
  await page.getByRole('button', { name: 'Más opciones: Mecedora' }).click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await said(page, 'Hubo un problema al eliminar el anuncio. Inténtalo de nuevo.')

  await page.goto('/settings?tab=privacy')
  await page.getByRole('switch', { name: 'Permitir contacto por teléfono' }).click()
  await said(page, 'Error al actualizar configuración: Algo salió mal. Inténtalo de nuevo.')

  await page.goto('/profile')
  await page.getByLabel('Nombre completo').fill('Carmen Rivera Soto')
  await page.getByRole('button', { name: 'Guardar perfil' }).first().click()
  await said(page, 'Failed to update profile: Algo salió mal. Inténtalo de nuevo.')
})
