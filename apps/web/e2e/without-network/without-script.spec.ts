// Where no script runs at all: an old phone, a strict browser, a line on which the program never arrives.
import { expect, test } from '@playwright/test'
import { makeMember, publishAd } from '../support/people.ts'

test.use({ javaScriptEnabled: false })

test('one searches, opens an ad, and calls', async ({ page, request }) => {
  const seller = await makeMember(request)
  const headers = { authorization: `Bearer ${seller.token}` }
  await request.put(`/api/users/${seller.id}`, { headers, data: { allowPhoneContact: true } })
  const title = `Planta eléctrica ${seller.username}`
  await publishAd(request, seller, title, { contactPhone: '787-555-0142' })
  await page.goto('/')
  await page.getByLabel('Qué estás buscando?').fill(title)
  await page.getByRole('button', { name: 'Buscar' }).click()
  await page.getByRole('link', { name: title }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const call = page.getByRole('link', { name: /787.+555-0142/ }).locator('visible=true')
  for (const name of ['Llamar', 'Contactar', 'Compartir']) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
  }
  await expect(call).toHaveAttribute('href', 'tel:+17875550142')
})

test('one signs in, and the program takes the session over when there is one', async ({
  page,
  browser,
  request,
}) => {
  const member = await makeMember(request)
  await page.goto('/auth?redirect=%2Fhelp')
  await page.getByLabel('Usuario o email').fill(member.username)
  await page.getByLabel('Contraseña', { exact: true }).fill('no-es-esta')
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await expect(page.getByRole('alert')).toContainText('Credenciales inválidas')
  await expect(page.getByLabel('Usuario o email')).toHaveValue(member.username)
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue('')
  await page.getByLabel('Contraseña', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await expect(page).toHaveURL('/help')

  const storageState = await page.context().storageState()
  const withScript = await browser.newContext({ storageState, javaScriptEnabled: true })
  const app = await withScript.newPage()
  await app.goto('/')
  await expect(app.getByRole('button', { name: 'Tu cuenta' })).toBeVisible()
  expect(await withScript.cookies()).toEqual([])
  await withScript.close()
})

test('who signed in is told so where one signs in, and signs out there', async ({
  page,
  request,
}) => {
  const member = await makeMember(request)
  await page.goto('/auth')
  await page.getByLabel('Usuario o email').fill(member.username)
  await page.getByLabel('Contraseña', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/auth')
  await expect(page.getByText(`Entraste como ${member.fullName}.`)).toBeVisible()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/auth')
  await expect(page.getByRole('button', { name: 'Iniciar Sesión' })).toBeVisible()
})
