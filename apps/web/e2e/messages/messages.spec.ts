import { type Browser, expect, type Page, test } from '@playwright/test'
import { enterAs, makeAd, newWord } from '../support/ads.ts'
import { closeOthers } from '../support/close-others.ts'
import { type Member, makeMember } from '../support/people.ts'
import {
  bubbles,
  contentsOf,
  field,
  headersOf,
  makePair,
  rows,
  say,
  thread,
  untilLive,
} from '../support/talks.ts'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Principal' })

/** A second person's browser. */
async function openAs(browser: Browser, member: Member, path: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  const page = await context.newPage()
  await enterAs(page, member)
  const live = untilLive(page)
  await page.goto(path)
  await live
  return page
}

test.afterEach(closeOthers)

test('a visitor is sent to sign in, and back to what they wanted', async ({ page, request }) => {
  await page.goto('/messages')
  await expect(page.getByText('Inicia sesión para ver tus mensajes')).toBeVisible()
  await expect(page).toHaveURL('/auth?redirect=%2Fmessages')
  const member = await makeMember(request)
  await page.getByLabel('Usuario o email').fill(member.username)
  await page.getByLabel('Contraseña', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await expect(page).toHaveURL('/messages')
  await expect(page.getByText('No tienes conversaciones aún')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Explorar Anuncios' })).toHaveAttribute(
    'href',
    '/search',
  )
})

test('a conversation of others, or none at all, is not found', async ({ page, request }) => {
  const { id } = await makePair(request)
  await enterAs(page, await makeMember(request))
  await page.goto(`/chat/${id}`)
  await expect(page.getByRole('heading', { name: 'Conversación no encontrada' })).toBeVisible()
  await page.getByRole('link', { name: 'Ver tus mensajes' }).click()
  await expect(page).toHaveURL('/messages')
  expect((await page.goto('/chat/hola'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Conversación no encontrada' })).toBeVisible()
})

test('from an ad to its seller, and back and forth live, until it is read', async ({
  page,
  request,
  browser,
}) => {
  const [seller, buyer] = [await makeMember(request), await makeMember(request)]
  const title = `Bicicleta ${newWord()}`
  const listingId = await makeAd(request, seller, { title, price: '$120' })
  await enterAs(page, buyer)
  await page.goto(`/listing/${listingId}`)
  await page.getByRole('button', { name: 'Contactar' }).click()
  await expect(page).toHaveURL(/\/chat\/\d+$/)
  const path = new URL(page.url()).pathname
  await expect(page.getByRole('heading', { name: seller.fullName, level: 1 })).toBeFocused()
  await expect(page.getByRole('link', { name: `${title} $120` })).toBeVisible()

  const other = await openAs(browser, seller, '/messages')
  await page.getByRole('button', { name: 'Hola, ¿sigue disponible?' }).click()
  await expect(field(page)).toBeFocused()
  await field(page).press('Enter')
  await expect(page.getByText('Enviado')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Se envió tu mensaje.' })).toBeAttached()
  await expect(field(page)).toHaveValue('')

  // The other side sees it come in, counted, without asking.
  await expect(bar(other).getByRole('link', { name: 'Mensajes 1 sin leer' })).toBeVisible()
  await expect(rows(other)).toContainText(['Hola, ¿sigue disponible?'])
  await rows(other).first().click()
  await expect(other).toHaveURL(path)
  await expect(other.getByText('Mensajes sin leer')).toBeVisible()
  await expect(page.getByText('Leído')).toBeVisible()

  await field(other).fill('Sí.')
  await field(other).press('Shift+Enter')
  await field(other).pressSequentially('¿Cuándo vienes? https://wepa.example/mapa')
  await other.getByRole('button', { name: 'Enviar' }).click()
  const answer = bubbles(page).filter({ hasText: 'Sí.' })
  await expect(answer).toHaveText(/Sí\.\n¿Cuándo vienes\?/)
  const link = answer.getByRole('link', { name: 'https://wepa.example/mapa' })
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
  await expect(other.getByText('Leído')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Sí.' })).toBeAttached()

  await other.getByRole('link', { name: 'Volver a tus mensajes' }).click()
  await expect(bar(other).getByRole('link', { name: 'Mensajes', exact: true })).toBeVisible()
  expect(await contentsOf(request, buyer, Number(path.split('/')[2]))).toHaveLength(2)
  await other.context().close()
})

test('what is sent without network waits in sight, and arrives once', async ({
  page,
  context,
  request,
}) => {
  const { seller, buyer, id } = await makePair(request)
  await say(request, seller, id, 'Dime')
  await enterAs(page, buyer)
  await page.goto(`/chat/${id}`)
  await expect(bubbles(page)).toHaveText([/Dime/])
  await context.setOffline(true)
  for (const text of ['uno', 'dos']) {
    await field(page).fill(text)
    await field(page).press('Enter')
  }
  await expect(thread(page).getByText('En cola')).toHaveCount(2)
  await field(page).fill('y esto todavía lo escribo')
  await context.setOffline(false)
  await expect(thread(page).getByText('En cola')).toHaveCount(0)
  await expect(page.getByText('Enviado')).toBeVisible()
  await expect(bubbles(page)).toHaveText([/Dime/, /uno/, /dos/])
  expect(await contentsOf(request, seller, id)).toEqual(['Dime', 'uno', 'dos'])
  await page.reload()
  await expect(bubbles(page)).toHaveText([/Dime/, /uno/, /dos/])
  await expect(field(page)).toHaveValue('y esto todavía lo escribo')
})

test('what came while there was no network is there when it returns', async ({
  page,
  context,
  request,
}) => {
  const { seller, buyer, id } = await makePair(request)
  for (let index = 0; index < 5; index += 1) await say(request, seller, id, `antes ${index}`)
  await enterAs(page, buyer)
  const live = untilLive(page)
  await page.goto(`/chat/${id}`)
  await live
  await expect(bubbles(page)).toHaveCount(5)
  await context.setOffline(true)
  for (let index = 0; index < 60; index += 1) await say(request, seller, id, `luego ${index}`)
  await context.setOffline(false)
  await expect(bubbles(page).filter({ hasText: 'luego 59' })).toBeVisible()
  await expect(bubbles(page)).toHaveCount(65)
})

test('a message that is refused says why, and goes away when told to', async ({
  page,
  request,
}) => {
  const { seller, buyer, id } = await makePair(request)
  await say(request, seller, id, 'Hasta luego')
  await enterAs(page, buyer)
  await page.goto(`/chat/${id}`)
  await expect(bubbles(page)).toHaveCount(1)
  // The page itself must not find out before the message does.
  await page.route(/conversations\.get/, (route) => route.abort())
  const gone = await request.delete('/api/auth/account', { headers: headersOf(seller) })
  expect(gone.status()).toBe(200)
  await field(page).fill('¿Sigues ahí?')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(
    page.getByText('No se pudo enviar el mensaje. Esta persona ya no tiene cuenta en Wepa'),
  ).toBeVisible()
  await page.unroute(/conversations\.get/)
  await page.reload()
  // Nobody reads any more: there is nothing to write into, and the ad went with its owner.
  await expect(bubbles(page)).toHaveText([/Hasta luego/, /¿Sigues ahí\?/])
  await expect(field(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Usuario eliminado', level: 1 })).toBeVisible()
  await expect(page.getByText('Este anuncio ya no existe')).toBeVisible()
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(bubbles(page)).toHaveCount(1)
})

test('an ad that cannot be written about says why, where one asked', async ({ page, request }) => {
  const [seller, buyer] = [await makeMember(request), await makeMember(request)]
  const listingId = await makeAd(request, seller, { title: `Mesa ${newWord()}` })
  await enterAs(page, buyer)
  await page.goto(`/listing/${listingId}`)
  await page.route(/conversations\.start/, (route) => route.abort())
  const contact = page.getByRole('button', { name: 'Contactar' })
  await contact.click()
  await expect(page.getByText('No se pudo iniciar la conversación.').first()).toBeVisible()
  await page.unroute(/conversations\.start/)
  await contact.click()
  await expect(page).toHaveURL(/\/chat\/\d+$/)
  // The address of old links starts it too, and for one's own ad says what is wrong.
  await page.goto(`/messages?listing=${listingId}&seller=${seller.id}`)
  await expect(page).toHaveURL(/\/chat\/\d+$/)
  const own = await makeAd(request, buyer, { title: `Silla ${newWord()}` })
  await page.goto(`/messages?listing=${own}&seller=${buyer.id}`)
  await expect(page.getByText('Este anuncio es tuyo: no puedes escribirte a ti.')).toBeVisible()
})
