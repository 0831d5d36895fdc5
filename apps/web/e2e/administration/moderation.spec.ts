import { expect, test } from '@playwright/test'
import { enterAs, makeAd, newWord } from '../support/ads.ts'
import { admin, decide, desk, moreUntil, openCase, report } from '../support/desk.ts'
import { emailTo } from '../support/mailbox.ts'
import { makeMember, signIn } from '../support/people.ts'

const reason = 'Las fotos son de otra página o de otro anuncio.'

test('a reported ad is hidden, its owner reads why and appeals, and it comes back', async ({
  page,
  request,
  browser,
}) => {
  const word = newWord()
  const seller = await makeMember(request)
  const listingId = await makeAd(request, seller, { title: `Nevera ${word}` })
  await report(request, listingId, `La foto es de otra página, ${word}`)
  await report(request, listingId, 'Ya lo vendió y sigue puesto')
  await signIn(page, admin, desk)
  await openCase(page, `La foto es de otra página, ${word}`)
  await page.getByRole('button', { name: 'Decidir' }).click()
  await expect(page.getByText('Escoge una decisión')).toBeVisible()
  await page.getByRole('radio', { name: 'Ocultar el anuncio' }).check()
  await page.getByRole('button', { name: reason }).click()
  await page.getByRole('button', { name: 'Decidir' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('También se cierra, y se avisa a quien reportó:Reporte: Falso')
  await page.keyboard.press('Escape')
  await decide(page, 'Ocultar el anuncio', reason, true)
  await expect(page.getByRole('region', { name: 'Decidido' })).toContainText(reason)
  const title = page.getByRole('region', { name: 'El caso' }).getByRole('heading', { level: 2 })
  await expect(title).toBeFocused()
  expect((await request.get(`/listing/${listingId}`)).status()).toBe(404)

  // The evidence stays in sight, by its link and by its address.
  const ad = page.getByRole('region', { name: 'El anuncio' })
  await ad.getByRole('link', { name: `Nevera ${word}` }).click()
  const mark = page.getByText('Oculto por la administración').filter({ visible: true })
  await expect(mark).toBeVisible()
  await page.reload()
  await expect(mark).toBeVisible()
  expect((await request.get(`/api/listings/${listingId}`)).status()).toBe(404)

  const own = await browser.newPage()
  await enterAs(own, seller)
  await own.goto('/my-listings')
  const card = own.getByRole('article').filter({ hasText: word })
  await expect(card).toContainText('Oculto')
  await expect(card).toContainText(reason)
  await card.getByRole('link', { name: 'Apelar' }).click()
  await own.getByLabel('Cuéntanos por qué').fill(`La foto la tomé yo en mi casa. ${word}`)
  await own.getByRole('button', { name: 'Enviar apelación' }).click()
  await expect(own.getByRole('heading', { name: 'Recibimos tu apelación' })).toBeFocused()

  await openCase(page, `en mi casa. ${word}`)
  await decide(page, 'Aceptar la apelación', 'Tenías razón.')
  await own.goto('/my-listings')
  await expect(card).toContainText('Activo')
  expect((await request.get(`/listing/${listingId}`)).status()).toBe(200)
  await own.close()
})

test('who is suspended is told at sign-in, and appeals by the link of the email', async ({
  page,
  request,
  browser,
}) => {
  const word = newWord()
  const seller = await makeMember(request)
  const listingId = await makeAd(request, seller, { title: `Estufa ${word}` })
  await report(request, listingId, `Cobró y no entregó, ${word}`)
  await signIn(page, admin, desk)
  await openCase(page, word)
  await decide(page, 'Suspender la cuenta', 'Cobraste y no entregaste.', true)

  await page.goto(`/seller/${seller.id}`)
  await expect(page.getByText('Cuenta suspendida')).toBeVisible()
  expect((await request.get(`/seller/${seller.id}`)).status()).toBe(404)

  const own = await browser.newPage()
  await own.goto('/auth')
  await own.getByLabel('Usuario o email').fill(seller.username)
  await own.getByLabel('Contraseña', { exact: true }).fill(seller.password)
  await own.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await expect(own.getByText(/Tu cuenta está suspendida/)).toBeVisible()
  const sent = await emailTo(request, seller.email, 'Tu cuenta de Wepa está suspendida')
  const link = sent.links.find((each) => each.includes('/appeal/')) ?? ''
  await own.goto(new URL(link).pathname)
  await expect(own.getByText('Cobraste y no entregaste.')).toBeVisible()
  await own.getByLabel('Cuéntanos por qué').fill('corto')
  await own.getByRole('button', { name: 'Enviar apelación' }).click()
  await expect(own.getByText(/al menos 20 letras/)).toBeVisible()
  await own.getByLabel('Cuéntanos por qué').fill(`Entregué la estufa y tengo el recibo. ${word}`)
  await own.getByRole('button', { name: 'Enviar apelación' }).click()
  await expect(own.getByRole('heading', { name: 'Recibimos tu apelación' })).toBeVisible()
  await own.close()
})

test('a message of the contact form is answered once, and leaves the queue', async ({
  page,
  request,
}) => {
  const word = newWord()
  const email = `${word}@correo.example`
  const data = {
    name: 'Luz Vega',
    email,
    category: 'account',
    subject: `No me llega el código ${word}`,
    message: 'Pedí el código tres veces y no llega a mi correo.',
  }
  expect((await request.post('/api/contact', { data })).status()).toBe(201)
  const other = { ...data, subject: `Otra cosa ${newWord()}` }
  expect((await request.post('/api/contact', { data: other })).status()).toBe(201)
  await signIn(page, admin, desk)
  await openCase(page, word)
  await expect(page.getByText(email)).toBeVisible()
  await decide(page, 'Contestar', 'Mira en la carpeta de spam.')
  await emailTo(request, email, `Re: ${data.subject}`)
  await expect(page.getByRole('region', { name: 'Decidido' })).toContainText('contestó el mensaje')
  await page.getByRole('button', { name: 'Siguiente caso' }).click()
  await expect(page.getByRole('button', { name: 'Decidir' })).toBeVisible()
  await page.getByRole('button', { name: 'Volver a la lista' }).click()
  const queue = page.getByRole('region', { name: 'Casos' })
  await expect(queue.getByRole('button', { name: 'En espera' })).toBeVisible()
  await expect(queue.getByRole('button').filter({ hasText: word })).toHaveCount(0)
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('cases are worked through by keys, the decision in sight', async ({ page, request }) => {
    const [first, second] = [newWord(), newWord()]
    const seller = await makeMember(request)
    const listingId = await makeAd(request, seller, { title: 'Mesa de comedor' })
    await report(request, listingId, `Parece una copia, ${first}`)
    await report(request, listingId, `No contesta nunca, ${second}`)
    await signIn(page, admin, desk)
    // Of all that waits only these two: other tests report as well.
    const queue = page.getByRole('region', { name: 'Casos' })
    const row = queue.getByRole('listitem').filter({ hasText: first })
    await moreUntil(queue, row)
    await row.getByRole('button', { name: `Los 2 casos sobre ${seller.fullName}` }).click()
    await expect(queue.getByRole('listitem')).toHaveCount(2)
    await row.getByRole('button').filter({ hasText: first }).click()
    await expect(page.getByRole('button', { name: 'Guardar y pasar al siguiente' })).toBeInViewport(
      { ratio: 1 },
    )
    const reasonField = page.getByRole('textbox', { name: 'Motivo' })
    const shown = page.getByRole('region', { name: 'El caso' })
    // What was begun waits while one looks at another case; typing is no shortcut.
    await page.keyboard.press('2')
    await reasonField.fill('j y k')
    await reasonField.blur()
    await page.keyboard.press('j')
    await expect(shown).toContainText(`No contesta nunca, ${second}`)
    await page.keyboard.press('k')
    await expect(shown).toContainText(`Parece una copia, ${first}`)
    await expect(reasonField).toHaveValue('j y k')
    await reasonField.fill('')
    // Nothing is asked of who finds nothing wrong.
    await reasonField.blur()
    await page.keyboard.press('1')
    await page.getByRole('button', { name: 'Guardar y pasar al siguiente' }).click()
    await expect(shown).toContainText(`No contesta nunca, ${second}`)
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Decidido' })).toContainText(
      'No encontramos nada contra las reglas.',
    )
    await page.getByRole('switch', { name: 'Usar el teclado' }).uncheck()
    const heading = shown.getByRole('heading', { level: 2 })
    const before = await heading.textContent()
    await page.keyboard.press('j')
    await expect(heading).toHaveText(before ?? '')
  })
})
