// What a moderator can do short of hiding an ad or keeping somebody out.
import { expect, test } from '@playwright/test'
import { enterAs, makeAd, newWord } from '../support/ads.ts'
import { admin, decide, desk, openCase, report } from '../support/desk.ts'
import { emailTo } from '../support/mailbox.ts'
import { makeMember, signIn } from '../support/people.ts'

test('who is warned keeps everything, reads why and appeals', async ({
  page,
  request,
  browser,
}) => {
  const word = newWord()
  const seller = await makeMember(request)
  const listingId = await makeAd(request, seller, { title: `Abanico ${newWord()}` })
  await report(request, listingId, `Contesta con insultos, ${word}`)
  await report(request, listingId, 'Está puesto dos veces')
  await signIn(page, admin, desk)
  await openCase(page, word)
  await page.getByRole('radio', { name: /^Advertir/ }).check()
  const words = 'Trata con respeto a quienes te escriben.'
  await page.getByRole('button', { name: words }).click()
  await page.getByRole('button', { name: 'Decidir' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Nada suyo se oculta')
  await expect(dialog).toContainText('También se cierra, y se avisa a quien reportó:Reporte: Falso')
  await page.keyboard.press('Escape')
  await decide(page, 'Advertir', words, true)
  await expect(page.getByRole('region', { name: 'Decidido' })).toContainText(
    'envió una advertencia',
  )
  await expect(page.getByRole('region', { name: 'Historial' })).toContainText(words)
  expect((await request.get(`/listing/${listingId}`)).status()).toBe(200)

  await emailTo(request, seller.email, 'Una advertencia sobre tu cuenta de Wepa')
  const own = await browser.newPage()
  await enterAs(own, seller)
  await own.goto('/notifications')
  await own.getByText('Te enviamos una advertencia').click()
  await expect(own.getByRole('heading', { level: 1 })).toContainText('Una advertencia por')
  await expect(own.getByText(words)).toBeVisible()
  await own.getByLabel('Cuéntanos por qué').fill(`Fue mi hermano con mi teléfono. ${word}`)
  await own.getByRole('button', { name: 'Enviar apelación' }).click()
  await expect(own.getByRole('heading', { name: 'Recibimos tu apelación' })).toBeFocused()

  await openCase(page, `con mi teléfono. ${word}`)
  await decide(page, 'Aceptar la apelación', 'Tenías razón.')
  await own.reload()
  await expect(own.getByRole('heading', { name: 'Aceptamos tu apelación' })).toBeVisible()
  await own.close()
})

test('who is suspended for some days reads until when', async ({ page, request, browser }) => {
  const word = newWord()
  const seller = await makeMember(request)
  const listingId = await makeAd(request, seller, { title: 'Escritorio de caoba' })
  await report(request, listingId, `Amenaza en el chat, ${word}`)
  await signIn(page, admin, desk)
  await openCase(page, word)
  await page.getByRole('radio', { name: /^Suspender la cuenta/ }).check()
  await page.getByRole('button', { name: '7 días' }).click()
  await page.getByLabel(/^Motivo/).fill('Amenazaste a quien te escribió.')
  await page.getByRole('button', { name: 'Decidir' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Termina sola el')
  await dialog.getByRole('button', { name: 'Suspender la cuenta por 7 días' }).click()
  await expect(page.getByRole('region', { name: 'Decidido' })).toContainText(
    'suspendió la cuenta por 7 días',
  )
  await expect(page.getByText(/^Cuenta suspendida hasta el/)).toBeVisible()
  expect((await request.get(`/listing/${listingId}`)).status()).toBe(404)

  const own = await browser.newPage()
  await own.goto('/auth')
  await own.getByLabel('Usuario o email').fill(seller.username)
  await own.getByLabel('Contraseña', { exact: true }).fill(seller.password)
  await own.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await expect(own.getByText(/Tu cuenta está suspendida hasta el \d+ de/)).toBeVisible()
  const sent = await emailTo(request, seller.email, 'Tu cuenta de Wepa está suspendida')
  const link = sent.links.find((each) => each.includes('/appeal/')) ?? ''
  await own.goto(new URL(link).pathname)
  await expect(own.getByText(/^Termina sola el/)).toBeVisible()
  await expect(own.getByLabel('Cuéntanos por qué')).toBeVisible()
  await own.close()
})
