import { expect, test } from '@playwright/test'
import { makeMember, publishAd, signIn } from '../support/people.ts'
import { subscribeTo } from '../support/stripe.ts'

test('who has no Business reads what it brings', async ({ page, request }) => {
  const member = await makeMember(request)
  await signIn(page, member, '/settings')
  await page.getByRole('link', { name: 'Para desarrolladores' }).click()
  await expect(page.getByRole('heading', { name: 'Con el plan Business' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Crear un token' })).toHaveCount(0)
})

test('a token is made, shown once, used, seen in the log and revoked', async ({
  page,
  request,
}) => {
  const member = await makeMember(request)
  await subscribeTo(request, 'business', member, 'pm_card_visa')
  await publishAd(request, member, 'Silla de pino')
  await signIn(page, member, '/developers')
  await page.getByRole('button', { name: 'Crear un token' }).click()
  const create = page.getByRole('button', { name: 'Crear', exact: true })
  await create.click()
  await expect(page.getByText('Ponle un nombre')).toBeVisible()
  await page.getByLabel('Nombre').fill('Inventario')
  await create.click()
  const secret = await page.getByLabel('Tu token nuevo').inputValue()
  expect(secret).toMatch(/^wepa_/)
  const headers = { authorization: `Bearer ${secret}` }
  const listed = await request.get('/api/inventory', { headers })
  expect((await listed.json()).total).toBe(1)
  expect((await request.delete('/api/listings/1', { headers })).status()).toBe(403)
  await page.getByRole('button', { name: 'Ya lo guardé' }).click()
  await page.reload()
  await expect(page.getByLabel('Tu token nuevo')).toHaveCount(0)
  await expect(page.getByText('GET /api/inventory', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Revocar: Inventario' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revocar' }).click()
  await expect(page.getByText('No tienes ninguno.')).toBeVisible()
  expect((await request.get('/api/inventory', { headers })).status()).toBe(401)
})

test('an address inside is refused at its field; a public one is tried, and says how it answered', async ({
  page,
  request,
}) => {
  const member = await makeMember(request)
  await subscribeTo(request, 'business', member, 'pm_card_visa')
  await signIn(page, member, '/developers')
  await page.getByRole('button', { name: 'Añadir una dirección' }).click()
  await page.getByLabel('Dirección', { exact: true }).fill('https://127.0.0.1/avisos')
  const add = page.getByRole('button', { name: 'Añadir', exact: true })
  await add.click()
  await expect(page.getByText('Escribe una dirección https pública')).toBeVisible()
  // A name that leads nowhere: what is told waits, and says why.
  const url = 'https://avisos.invalid/wepa'
  await page.getByLabel('Dirección', { exact: true }).fill(url)
  await add.click()
  await expect(page.getByLabel('El secreto con que firmamos')).toHaveValue(/^whsec_/)
  await page.getByRole('button', { name: `Probar: ${url}` }).click()
  await expect(page.getByText('No contestó, o la dirección no es pública.')).toBeVisible({
    timeout: 20_000,
  })
})
