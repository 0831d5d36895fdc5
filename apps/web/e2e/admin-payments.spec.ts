import { expect, test } from '@playwright/test'
import { enterAs } from './ads.ts'
import { barriers } from './barriers.ts'
import { makeMember, publishAd, signIn } from './people.ts'
import { confirmPayment } from './stripe.ts'

test('the administration sees what the payment provider sent; nobody else sees anything', async ({
  page,
  request,
  browser,
}) => {
  const member = await makeMember(request)
  const listingId = await publishAd(request, member, 'Abanico de techo')
  const started = await request.post('/api/create-featured-payment', {
    headers: { authorization: `Bearer ${member.token}` },
    data: { listingId, tier: 'basic' },
  })
  const { clientSecret } = await started.json()
  await confirmPayment(request, clientSecret, 'pm_card_visa')

  await page.goto('/admin-payments')
  await expect(page.getByRole('heading', { name: 'Acceso Denegado' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ir al inicio' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Iniciar Sesión' }).click()
  await expect(page).toHaveURL(/redirect=.*admin-payments/)
  await signIn(page, { username: 'admin', password: 'admin1234' }, '/profile')
  await expect(page.getByRole('link', { name: 'Panel de administración' })).toBeVisible()
  await page.getByRole('link', { name: 'Pagos', exact: true }).click()
  await expect(page).toHaveURL('/admin-payments')
  const [paymentId] = clientSecret.split('_secret_')
  const event = page
    .getByRole('region', { name: 'Mensajes del proveedor' })
    .getByRole('article')
    .filter({ hasText: paymentId })
    .filter({ has: page.getByRole('heading', { name: 'Pago recibido' }) })
  await expect(async () => {
    await page.reload()
    await expect(event).toContainText('Aplicado', { timeout: 3_000 })
  }).toPass()
  await expect(event).toContainText('payment_intent.succeeded')
  await expect(page.getByRole('region', { name: 'Ingresos' })).toContainText(/\$[1-9]/)
  await expect(page.getByRole('region', { name: 'Pagos por revisar' })).toBeVisible()
  expect(await barriers(page)).toEqual([])

  const other = await browser.newPage()
  await enterAs(other, member)
  await other.goto('/admin-payments')
  await expect(other.getByRole('heading', { name: 'Acceso Denegado' })).toBeVisible()
  await expect(other.getByText('Mensajes del proveedor')).toHaveCount(0)
  await other.close()
})
