import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { enterAs } from '../support/ads.ts'
import { barriers } from '../support/barriers.ts'
import { emailTo } from '../support/mailbox.ts'
import { type Member, makeMember, publishAd, signIn } from '../support/people.ts'
import { confirmPayment, stripePage } from '../support/stripe.ts'

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

test('money that goes back: the person is told why, and the administration sees how much', async ({
  page,
  request,
  browser,
}) => {
  const member = await makeMember(request)
  await payFor(request, member, { title: 'Consola de juegos', tier: 'basic' })
  await payFor(request, member, { title: 'Lámpara de pie', tier: 'premium' })
  await enterAs(page, member)
  await expectFeatured(page, 2)

  const provider = await browser.newPage()
  await provider.goto(stripePage())
  const own = provider.getByRole('row').filter({ hasText: member.email })
  const [refunded, disputed] = [own.filter({ hasText: '$5.00' }), own.filter({ hasText: '$10.00' })]
  await refunded.getByRole('button', { name: 'Devolver', exact: true }).click()
  await expect(refunded).toContainText('devuelto $5.00')
  await disputed.getByRole('button', { name: 'Abrir disputa' }).click()
  await expect(disputed.getByRole('button', { name: /El banco/ })).toHaveCount(2)

  const told = await emailTo(request, member.email, /^Te devolvimos \$5\.00/)
  expect(told.text).toContain('completo tu pago de $5.00 por destacar «Consola de juegos»')
  const asked = await emailTo(request, member.email, /^Tu banco revisa/)
  expect(asked.text).toContain('escríbenos por Contacto')
  await page.goto('/notifications')
  for (const title of ['Te devolvimos $5.00', 'Tu banco revisa tu pago de $10.00']) {
    await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible()
  }
  await expectFeatured(page, 0)

  const desk = await browser.newPage()
  await signIn(desk, { username: 'admin', password: 'admin1234' }, '/profile')
  await desk.goto('/admin-payments')
  const list = desk.getByRole('region', { name: 'Devoluciones y disputas' })
  const reversals = list.getByRole('article').filter({ hasText: member.username })
  const of = (title: string) => reversals.filter({ hasText: title })
  await expect(of('Consola de juegos')).toContainText('$5 de $5')
  await expect(of('Lámpara de pie')).toContainText('En disputa')
  expect(await barriers(desk)).toEqual([])

  await disputed.getByRole('button', { name: 'El banco nos da la razón' }).click()
  await emailTo(request, member.email, /^Tu pago de \$10\.00 quedó en pie/)
  await expectFeatured(page, 1)
  await desk.reload()
  await expect(of('Lámpara de pie')).toContainText('Quedó en pie')
  await provider.close()
  await desk.close()
})

/** An ad whose place is paid for. */
async function payFor(
  request: APIRequestContext,
  member: Member,
  { title, tier }: { title: string; tier: string },
): Promise<void> {
  const listingId = await publishAd(request, member, title)
  const started = await request.post('/api/create-featured-payment', {
    headers: { authorization: `Bearer ${member.token}` },
    data: { listingId, tier },
  })
  const { clientSecret } = await started.json()
  await confirmPayment(request, clientSecret, 'pm_card_visa')
}

/** So many of one's ads stand in a paid place, at the latest a moment later. */
async function expectFeatured(page: Page, count: number): Promise<void> {
  await expect(async () => {
    await page.goto('/my-listings')
    await expect(page.getByRole('article')).toHaveCount(2)
    await expect(page.getByText('Destacado', { exact: true })).toHaveCount(count, {
      timeout: 2_000,
    })
  }).toPass()
}
