import { expect, test } from '@playwright/test'
import { enterAs } from '../support/ads.ts'
import { emailTo } from '../support/mailbox.ts'
import { makeMember, publishAd, signIn } from '../support/people.ts'
import { subscribeToPro } from '../support/stripe.ts'

test('an ad is featured from my ads: a declined card changes nothing, the next one does', async ({
  page,
  request,
}) => {
  const member = await makeMember(request)
  const id = await publishAd(request, member, 'Nevera azul')
  await page.goto(`/featured-upgrade/${id}`)
  await expect(page.getByText('Inicia sesión requerida')).toBeVisible()
  await signIn(page, member, '/my-listings')
  await page.getByRole('link', { name: 'Destacar: Nevera azul' }).click()
  await expect(page).toHaveURL(`/featured-upgrade/${id}`)
  await expect(page.getByRole('region', { name: 'Tu anuncio' })).toContainText('Nevera azul')
  await expect(page.getByRole('radio', { name: /^Premium/ })).toBeChecked()
  await page.getByText('Básico', { exact: true }).click()
  await page.getByRole('button', { name: 'Continuar al pago · $5' }).click()
  await page.getByRole('button', { name: /Rechazada/ }).click()
  await page.getByRole('button', { name: 'Pagar $5' }).click()
  await expect(page.getByText(/^Error en el pago/)).toBeVisible()

  await page.getByRole('button', { name: /^Paga/ }).first().click()
  await page.getByRole('button', { name: 'Pagar $5' }).click()
  await expect(page.getByText('¡Pago exitoso!').first()).toBeVisible()
  await expect(page.getByText('Tu anuncio ahora está destacado por 7 días').first()).toBeVisible()
  await expect(page).toHaveURL(`/my-listings?featured=success&listing=${id}`)
  const card = page.getByRole('article').filter({ hasText: 'Nevera azul' })
  await expect(card.getByText('Destacado', { exact: true })).toBeVisible()
  await expect(card.getByText('Destacado 7 días más')).toBeVisible()
  await expect(card.getByRole('link', { name: /^Destacar/ })).toHaveCount(0)
  expect((await emailTo(request, member.email, /^Recibo/)).text).toContain('$5.00')

  // Opened anew, also without the ad's number, it confirms what was paid last.
  for (const address of [page.url(), '/my-listings?featured=success']) {
    await page.goto(address)
    await expect(
      page.getByText('¡Pago exitoso! Tu anuncio ahora está destacado hasta el'),
    ).toBeVisible()
  }
  await page.goto('/featured-listings?success=true')
  await expect(page.getByText('Te enviamos el recibo por correo.')).toBeVisible()

  await page.goto(`/featured-upgrade/${id}`)
  await expect(page.getByText('Tu anuncio ya está destacado')).toBeVisible()
  await page.goto('/featured-upgrade/999999')
  await expect(page.getByText('Anuncio no encontrado')).toBeVisible()
})

test('coming back from a payment that was not made says so, and waits for nothing', async ({
  page,
  request,
}) => {
  const member = await makeMember(request)
  const id = await publishAd(request, member, 'Bicicleta roja')
  await enterAs(page, member)
  const returns = [
    `/my-listings?featured=success&listing=${id}`,
    `/featured-listings?success=true&listing=${id}`,
  ]
  const expectWords = async (words: string, addresses: readonly string[] = returns) => {
    for (const address of addresses) {
      await page.goto(address)
      await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()
      await expect(page.getByText(/¡Pago exitoso!|Buscando tu pago/)).toHaveCount(0)
    }
  }
  // Typed by hand: nobody began a payment.
  await expectWords('No encontramos ningún pago pendiente')
  await page.goto(`/featured-upgrade/${id}`)
  await page.getByRole('button', { name: /^Continuar al pago/ }).click()
  await expect(page.getByRole('button', { name: /Rechazada/ })).toBeVisible()
  // Left at the card form; also without the ad's number.
  const bare = ['/my-listings?featured=success', '/featured-listings?success=true']
  await expectWords('El pago quedó sin terminar y no se te cobró nada', [...returns, ...bare])
  await page.goto(`/featured-upgrade/${id}`)
  await page.getByRole('button', { name: /^Continuar al pago/ }).click()
  await page.getByRole('button', { name: /Rechazada/ }).click()
  await page.getByRole('button', { name: /^Pagar \$/ }).click()
  await expect(page.getByText(/^Error en el pago/)).toBeVisible()
  await expectWords('Tu banco no aprobó el pago y no se te cobró nada')
})

test('the promotion page: an own ad, a plan, a bank that asks', async ({ page, request }) => {
  const member = await makeMember(request)
  const id = await publishAd(request, member, 'Mesa de pino')
  await page.goto('/featured-listings')
  await expect(page.getByText('Debes iniciar sesión para destacar anuncios')).toBeVisible()
  await signIn(page, member, '/featured-listings')
  // A bank that refused comes back to the same address: nothing was paid, and nobody says so.
  await page.goto(`/featured-listings?success=true&listing=${id}&redirect_status=failed`)
  await expect(page.getByText('No encontramos ningún pago pendiente')).toBeVisible()
  await expect(page.getByText('¡Pago exitoso!')).toHaveCount(0)
  await page.goto('/featured-listings')
  await page.getByRole('button', { name: /^Continuar al pago/ }).click()
  await expect(page.getByText('Selecciona un anuncio')).toBeVisible()
  await page.getByText('Mesa de pino', { exact: true }).click()
  await page.getByText('Spotlight', { exact: true }).click()
  await page.getByRole('button', { name: 'Continuar al pago · $19.99' }).click()
  // What is being paid stands in the address: opened anew, it goes on.
  await page.reload()
  await page.getByRole('button', { name: /Pide confirmar/ }).click()
  await page.getByRole('button', { name: 'Pagar $19.99' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click()
  await expect(page).toHaveURL(/\/featured-listings\?success=true/)
  await expect(page.getByText('Te enviamos el recibo por correo.')).toBeVisible()
  const running = page.getByRole('region', { name: 'Destacados ahora' })
  await expect(running).toContainText('Mesa de pino')
  await expect(running).toContainText('Spotlight, hasta el')
  await expect(page.getByRole('radio', { name: /Mesa de pino/ })).toBeDisabled()
})

test('a plan features without paying, as often as it allows', async ({ page, request }) => {
  const member = await makeMember(request)
  const ids = []
  for (const title of ['Uno', 'Dos', 'Tres']) ids.push(await publishAd(request, member, title))
  await subscribeToPro(request, member, 'pm_card_visa')
  await enterAs(page, member)
  for (const id of ids.slice(0, 2)) {
    await page.goto(`/featured-upgrade/${id}`)
    await expect(page.getByText(/Tu plan Pro trae 2 destacados al mes/)).toBeVisible()
    await page.getByRole('button', { name: 'Destacar con mi plan Pro' }).click()
    await expect(page.getByText('¡Éxito!').first()).toBeVisible()
    await expect(page).toHaveURL('/my-listings')
  }
  await expect(page.getByText('Destacado', { exact: true })).toHaveCount(2)
  await page.goto(`/featured-upgrade/${ids[2]}`)
  await expect(page.getByRole('button', { name: 'Continuar al pago · $10' })).toBeVisible()
})

test('the publish form leads on to featuring what it published', async ({ page, request }) => {
  const member = await makeMember(request)
  await signIn(page, member, '/post-ad')
  await page.getByLabel('Categoría').selectOption('Hogar y Jardín')
  await page.getByLabel('Título').fill('Hamaca de Aguada')
  await page.getByLabel('Descripción').fill('Tejida a mano.')
  await page.getByRole('switch', { name: 'Destacar mi anuncio +$10.00' }).check()
  await page.getByRole('button', { name: 'Publicar', exact: true }).last().click()
  await expect(page).toHaveURL(/\/featured-upgrade\/\d+/)
  await expect(page.getByRole('region', { name: 'Tu anuncio' })).toContainText('Hamaca de Aguada')
  await expect(page.getByRole('button', { name: 'Continuar al pago · $10' })).toBeVisible()
})
