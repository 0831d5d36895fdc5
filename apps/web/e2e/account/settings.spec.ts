import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { barriers, expectFits } from '../support/barriers.ts'
import { emailTo } from '../support/mailbox.ts'
import { makeMember, publishAd, signIn } from '../support/people.ts'

const choose = (page: Page, tab: string) => page.getByRole('tab', { name: tab }).click()

test('a visitor is kept out, and comes back after signing in', async ({ page, request }) => {
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acceso Denegado')
  await page.locator('main').getByRole('link', { name: 'Iniciar Sesión' }).click()
  const member = await makeMember(request)
  await page.getByLabel('Usuario o email').fill(member.username)
  await page.getByLabel('Contraseña', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await expect(page).toHaveURL('/settings')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configuración')
})

test('changing the password: refusals at their fields, the other sessions end, this one stays', async ({
  page,
  request,
}) => {
  const member = await makeMember(request)
  await signIn(page, member, '/settings')
  const [current, fresh, again] = [
    page.getByLabel('Contraseña actual', { exact: true }),
    page.getByLabel('Contraseña nueva', { exact: true }),
    page.getByLabel('Confirmar contraseña nueva'),
  ]
  const submit = page.getByRole('button', { name: 'Cambiar contraseña' })
  await submit.click()
  await expect(current).toHaveAccessibleDescription('Current password is required')
  await expect(fresh).toHaveAccessibleDescription(/Password must be at least 8 characters/)
  await expect(again).toHaveAccessibleDescription('Please confirm your password')
  await expect(current).toBeFocused()

  // One that many people have is told of, and nothing more.
  await fresh.fill('boricua787')
  await expect(fresh).toHaveAccessibleDescription(/de las más usadas/)

  await current.fill('no-es-esta')
  await fresh.fill('flamboyan-2026')
  await again.fill('flamboyan-2025')
  await expect(fresh).not.toHaveAccessibleDescription(/de las más usadas/)
  await submit.click()
  await expect(again).toHaveAccessibleDescription("Passwords don't match")
  await again.fill('flamboyan-2026')
  await submit.click()
  await expect(current).toHaveAccessibleDescription(
    'No se pudo cambiar la contraseña. Verifica tu contraseña actual.',
  )
  await expect(fresh).toHaveValue('flamboyan-2026')

  await current.fill(member.password)
  await submit.click()
  await expect(page.getByText('Contraseña actualizada').first()).toBeVisible()
  await expect(current).toHaveValue('')
  const headers = { authorization: `Bearer ${member.token}` }
  expect((await request.get('/api/auth/user', { headers })).status()).toBe(401)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configuración')
  await emailTo(request, member.email, 'Tu contraseña de Wepa cambió')
})

test('one’s sessions: this one marked, one closed, then all the others', async ({
  page,
  request,
}) => {
  const member = await makeMember(request)
  await signIn(page, member, '/settings')
  const sessions = page.getByRole('group', { name: 'Mis sesiones' })
  const rows = sessions.getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('Este dispositivo')
  expect(await barriers(page)).toEqual([])
  await expectFits(page)

  // Without a server it says so, and the row stays.
  await page.route(/auth\.endSession/, (route) => route.abort())
  await rows
    .nth(1)
    .getByRole('button', { name: /^Cerrar la sesión/ })
    .click()
  await expect(page.getByText('No se pudo cerrar la sesión').first()).toBeVisible()
  await page.unroute(/auth\.endSession/)
  await rows
    .nth(1)
    .getByRole('button', { name: /^Cerrar la sesión/ })
    .click()
  await expect(rows).toHaveCount(1)
  await expect(sessions).toContainText('No tienes la sesión abierta en ningún otro lugar.')
  const headers = { authorization: `Bearer ${member.token}` }
  expect((await request.get('/api/auth/user', { headers })).status()).toBe(401)

  const { username, password } = member
  for (const _ of [1, 2]) {
    await request.post('/api/auth/login', { data: { username, password } })
  }
  await page.reload()
  await expect(rows).toHaveCount(3)
  await sessions.getByRole('button', { name: 'Cerrar todas las demás' }).click()
  await expect(rows).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configuración')

  await page.route(/auth\.sessions/, (route) => route.abort())
  await page.reload()
  // What goes in the same request fails with it.
  await expect(page.getByText(/No pudimos cargar tus sesiones|Sin conexión/).first()).toBeVisible()
})

test('preferences stay as they were set; what does not exist stands there inactive', async ({
  page,
  request,
}) => {
  await signIn(page, await makeMember(request), '/settings')
  await choose(page, 'Notificaciones')
  await expect(page).toHaveURL('/settings?tab=notifications')
  const mail = page.getByRole('switch', { name: 'Correo electrónico' })
  const push = page.getByRole('switch', { name: 'Notificaciones push' })
  for (const on of [mail, push]) await expect(on).toBeChecked()
  for (const name of ['SMS', 'Marketing']) {
    await expect(page.getByRole('switch', { name })).toBeDisabled()
    await expect(page.getByRole('switch', { name })).not.toBeChecked()
  }
  const saved = page.waitForResponse(/account\.setPreferences/)
  await mail.click()
  await saved
  await page.reload()
  await expect(mail).not.toBeChecked()
  await expect(push).toBeChecked()

  await page.route(/account\.setPreferences/, (route) => route.abort())
  await push.click()
  await expect(page.getByText('No se pudieron guardar tus preferencias').first()).toBeVisible()
  await expect(push).toBeChecked()
})

test('privacy: the phone setting is kept, and one’s data come as a file', async ({
  page,
  request,
}) => {
  const member = await makeMember(request)
  await publishAd(request, member, 'Mecedora de caoba')
  await signIn(page, member, '/settings?tab=privacy')
  const phone = page.getByRole('switch', { name: 'Permitir contacto por teléfono' })
  await expect(phone).not.toBeChecked()
  const saved = page.waitForResponse(/users\.update/)
  await phone.click()
  await saved
  await page.reload()
  await expect(phone).toBeChecked()

  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar mis datos' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('wepa-mis-datos.json')
  const data = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(data.account.email).toBe(member.email)
  expect(data.listings).toMatchObject([{ title: 'Mecedora de caoba' }])
})

test('an account is deleted by the second press with the password, and by nothing less', async ({
  page,
  request,
}) => {
  const member = await makeMember(request)
  const ad = await publishAd(request, member, 'Nevera que se va')
  await signIn(page, member, '/settings?tab=account')
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
  const password = page.getByLabel('Confirma con tu contraseña')
  await expect(password).toBeFocused()
  const confirm = page.getByRole('button', { name: 'Sí, eliminar para siempre' })
  await confirm.click()
  await expect(password).toHaveAccessibleDescription('Escribe tu contraseña')
  await password.fill('no-es-esta')
  await confirm.click()
  await expect(password).toHaveAccessibleDescription('La contraseña no es correcta.')
  await password.fill(member.password)
  await confirm.click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Cuenta eliminada').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Entrar o registrarte' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  expect((await request.get(`/api/listings/${ad}`)).status()).toBe(404)
  await emailTo(request, member.email, 'Eliminamos tu cuenta de Wepa')
})
