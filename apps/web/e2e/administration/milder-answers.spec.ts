// What a moderator can do short of hiding an ad or keeping somebody out.
import { type APIRequestContext, expect, test } from '@playwright/test'
import { enterAs, makeAd, newWord } from '../support/ads.ts'
import { admin, decide, desk, openCase, report } from '../support/desk.ts'
import { isKept } from '../support/device.ts'
import { emailTo } from '../support/mailbox.ts'
import { type Member, makeMember, signIn } from '../support/people.ts'
import { bubbles, headersOf, makePair, rows, say, untilLive } from '../support/talks.ts'

/** Reports the first message of a conversation; answers the reference. */
async function reportFirst(
  request: APIRequestContext,
  who: Member,
  conversationId: number,
  description: string,
): Promise<string> {
  const headers = headersOf(who)
  const path = `/api/conversations/${conversationId}/messages?limit=100`
  const messages: { id: number }[] = await (await request.get(path, { headers })).json()
  const data = { reason: 'inappropriate', description, conversationId, messageId: messages[0]?.id }
  const answer = await request.post('/api/reports', { headers, data })
  expect(answer.status()).toBe(201)
  return (await answer.json()).reportId
}

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

test('a removed message goes from the open talk, its preview and the device', async ({
  page,
  request,
  browser,
}) => {
  const word = newWord()
  const { seller, buyer, id } = await makePair(request)
  const insult = `Te voy a buscar, ${word}`
  await say(request, seller, id, insult)
  const theirs = await browser.newPage()
  await enterAs(theirs, buyer)
  const live = untilLive(theirs)
  await theirs.goto(`/chat/${id}`)
  await live
  await expect(bubbles(theirs)).toHaveText([/Te voy a buscar/])
  await expect.poll(() => isKept(theirs, buyer.id, insult)).toBe(true)
  await reportFirst(request, buyer, id, `Me amenazó, ${word}`)

  await signIn(page, admin, desk)
  await openCase(page, word)
  await page.getByRole('radio', { name: /^Retirar un mensaje/ }).check()
  await expect(page.getByRole('radio', { name: new RegExp(insult) })).toBeChecked()
  await decide(page, 'Retirar un mensaje', 'Amenaza a la otra persona.', true)
  await expect(page.getByRole('region', { name: 'Decidido' })).toContainText('retiró un mensaje')
  const talk = page.getByRole('region', { name: 'La conversación hasta el reporte' })
  await expect(talk).toContainText(insult)
  await expect(talk).toContainText('Retirado')

  const instead = 'Mensaje retirado por la administración'
  await expect(bubbles(theirs)).toHaveText([new RegExp(instead)])
  await theirs.goto('/messages')
  await expect(rows(theirs).first()).not.toContainText(word)
  await expect.poll(() => isKept(theirs, buyer.id, insult)).toBe(false)
  expect(await isKept(theirs, buyer.id, instead)).toBe(true)
  await theirs.close()
})

test('who wrote a removed message reads why, and what it said, and appeals', async ({
  page,
  request,
}) => {
  const word = newWord()
  const { seller, buyer, id } = await makePair(request)
  const insult = `Te voy a buscar, ${word}`
  await say(request, seller, id, insult)
  const reference = await reportFirst(request, buyer, id, `Me amenazó, ${word}`)
  const signedIn = await request.post('/api/auth/login', { data: admin })
  const headers = { authorization: `Bearer ${(await signedIn.json()).token}` }
  const waiting = await request.get('/api/admin/moderation?kind=report&limit=100', { headers })
  const cases: { id: string; reference: string }[] = await waiting.json()
  const caseId = cases.find((each) => each.reference === reference)?.id
  const data = { action: 'remove_message', reason: 'Amenaza a la otra persona.' }
  const decided = await request.post(`/api/admin/moderation/${caseId}`, { headers, data })
  expect(decided.status()).toBe(200)
  await emailTo(request, seller.email, 'Retiramos un mensaje tuyo')
  await enterAs(page, seller)
  await page.goto('/notifications')
  await page.getByText('Retiramos un mensaje tuyo').click()
  await expect(page.getByText(insult)).toBeVisible()
  await page.getByLabel('Cuéntanos por qué').fill(`Era una broma entre primos. ${word}`)
  await page.getByRole('button', { name: 'Enviar apelación' }).click()
  await expect(page.getByRole('heading', { name: 'Recibimos tu apelación' })).toBeFocused()
})

test('a device that was away learns of it, however far back it stands', async ({
  page,
  request,
  browser,
}) => {
  const word = newWord()
  const { seller, buyer, id } = await makePair(request)
  const insult = `Te voy a buscar, ${word}`
  const theirs = await browser.newPage()
  await enterAs(theirs, buyer)
  const live = untilLive(theirs)
  await theirs.goto(`/chat/${id}`)
  await live
  await say(request, seller, id, insult)
  await expect(bubbles(theirs).last()).toContainText(insult)
  for (let index = 0; index < 52; index += 1) {
    await say(request, index % 2 === 0 ? seller : buyer, id, `mensaje ${index}`)
  }
  await expect(bubbles(theirs)).toHaveCount(53)
  await theirs.context().setOffline(true)
  await reportFirst(request, buyer, id, `Me amenazó, ${word}`)
  await signIn(page, admin, desk)
  await openCase(page, `Me amenazó, ${word}`)
  await decide(page, 'Retirar un mensaje', 'Amenaza a la otra persona.', true)
  await theirs.context().setOffline(false)
  await expect(bubbles(theirs).first()).toContainText('Mensaje retirado por la administración')
  await expect(bubbles(theirs)).toHaveCount(53)
  await theirs.close()
})
