import { type APIRequestContext, expect, type Page, type Response, test } from '@playwright/test'
import { enterAs, makeAd, newWord } from '../support/ads.ts'
import { axe, endMotion } from '../support/barriers.ts'
import { type Member, makeMember, signIn } from '../support/people.ts'
import { refuse } from '../support/refusals.ts'

const field = (page: Page) => page.getByRole('textbox', { name: /^Mensaje para/ })
const chip = (page: Page) => page.getByRole('banner').locator('a[href="/pendientes"]')
const card = (page: Page, name: RegExp) => page.getByRole('article', { name })
const toast = (page: Page, text: string) => page.getByRole('status').getByText(text).first()
const headersOf = ({ token }: Member) => ({ authorization: `Bearer ${token}` })

/** A seller, a buyer and their conversation. */
async function makePair(request: APIRequestContext) {
  const [seller, buyer] = [await makeMember(request), await makeMember(request)]
  const title = `Hamaca ${newWord()}`
  const listingId = await makeAd(request, seller, { title })
  const response = await request.post('/api/conversations', {
    headers: headersOf(buyer),
    data: { listingId, sellerId: seller.id },
  })
  const { id }: { id: number } = await response.json()
  return { buyer, title, listingId, id }
}

async function say(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    await field(page).fill(text)
    await field(page).press('Enter')
    await expect(page.locator('.bubble').filter({ hasText: text })).toBeVisible()
  }
}

/** What stands in the conversation on the server, oldest first. */
async function said(request: APIRequestContext, who: Member, id: number): Promise<string[]> {
  const path = `/api/conversations/${id}/messages?limit=100`
  const messages: { content: string }[] = await (
    await request.get(path, { headers: headersOf(who) })
  ).json()
  return messages.map(({ content }) => content)
}

async function untilWorkerRuns(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

test('without network a heart stays turned, is listed after a restart, and arrives with the network', async ({
  page,
  context,
  request,
}) => {
  const { buyer, title, listingId } = await makePair(request)
  await enterAs(page, buyer)
  await page.goto(`/listing/${listingId}`)
  await untilWorkerRuns(page)
  await context.setOffline(true)
  const heart = page.getByRole('button', { name: `Guardar en favoritos: ${title}` }).first()
  await heart.click()
  await expect(toast(page, 'Sin conexión: se envía cuando vuelva.')).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(chip(page)).toHaveAccessibleName('1 En cola')

  // Closed and opened again, still without network.
  const later = await context.newPage()
  await page.close()
  await later.goto('/pendientes')
  await expect(later.getByRole('heading', { level: 1 })).toHaveText('Pendientes')
  const waiting = card(later, new RegExp(`^Guardar en favoritos: ${title}`))
  await expect(waiting.getByText('En cola')).toBeVisible()
  await expect(waiting.getByText('Sin conexión: se envía cuando vuelva.')).toBeVisible()
  await endMotion(later)
  const found = await axe(later).analyze()
  expect(found.violations).toEqual([])

  await context.setOffline(false)
  await expect(later.getByRole('list', { name: 'Listo' })).toContainText(title)
  await expect(chip(later)).toHaveCount(0)
  const state = await request.get(`/api/listings/${listingId}/is-favorited`, {
    headers: headersOf(buyer),
  })
  expect(await state.json()).toEqual({ isFavorited: true })
})

test('whatever the server’s trouble, messages arrive once and in order', async ({
  page,
  request,
}) => {
  const { buyer, id } = await makePair(request)
  await enterAs(page, buyer)
  await page.goto(`/chat/${id}`)
  let tries = 0
  await page.route(/\/trpc\/conversations\.send/, async (route) => {
    tries += 1
    if (tries === 1) return route.fulfill({ status: 500, body: 'broken' })
    if (tries === 2) return route.fulfill({ status: 503, headers: { 'retry-after': '1' } })
    if (tries === 3) return route.fulfill({ status: 429, headers: { 'retry-after': '1' } })
    // It arrives, but its answer is lost.
    if (tries === 4) await route.fetch()
    return tries === 4 ? route.abort() : route.continue()
  })
  await say(page, 'uno', 'dos')
  await expect.poll(() => said(request, buyer, id), { timeout: 40_000 }).toEqual(['uno', 'dos'])
  await expect(page.locator('.bubble')).toHaveText([/uno/, /dos/])
  await expect(chip(page)).toHaveCount(0)
  // Four that failed, one that finds the message there, one for the other.
  expect(tries).toBe(6)
})

for (const [status, code] of [
  [400, 'validation'],
  [402, 'card_declined'],
] as const) {
  test(`a message refused with ${status} waits with its reason, holds the next, and goes when changed`, async ({
    page,
    request,
  }) => {
    const { buyer, id } = await makePair(request)
    await enterAs(page, buyer)
    await page.goto(`/chat/${id}`)
    const message = 'Esto no se puede enviar así'
    const refusal = await refuse(page, 'conversations.send', status, { code, message })
    await say(page, 'uno', 'dos')
    await expect(page.getByText(message).first()).toBeVisible()
    await page.goto('/pendientes')
    await expect(chip(page)).toHaveAccessibleName('1 Necesita tu atención')
    // The first may have been written before the page knew the ad.
    const cards = card(page, /^Mensaje/)
    await expect(cards).toHaveCount(2)
    const refused = cards.first()
    await expect(refused.getByText('Necesita tu atención')).toBeVisible()
    await expect(refused.getByText(message)).toBeVisible()
    expect(refusal.count()).toBe(1)

    await refusal.end()
    await refused.getByRole('button', { name: 'Editar' }).click()
    await refused.getByLabel('Mensaje').fill('uno, mejor dicho')
    await refused.getByRole('button', { name: 'Guardar y enviar' }).click()
    await expect(page.getByRole('list', { name: 'Listo' }).getByRole('listitem')).toHaveCount(2)
    expect(await said(request, buyer, id)).toEqual(['uno, mejor dicho', 'dos'])
  })
}

test('with a session that ended it waits for its person, unseen by others', async ({
  page,
  request,
}) => {
  const { buyer, id } = await makePair(request)
  const other = await makeMember(request)
  await signIn(page, buyer, `/chat/${id}`)
  const ended = { code: 'invalid_token', message: 'Invalid token' }
  const refusal = await refuse(page, 'conversations.send', 401, ended)
  await field(page).fill('uno')
  await field(page).press('Enter')
  await expect(toast(page, 'lo que quede en cola se envía')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  await refusal.end()

  await signIn(page, other, '/pendientes')
  await expect(page.getByText('No tienes nada pendiente')).toBeVisible()
  await expect(chip(page)).toHaveCount(0)
  expect(await said(request, buyer, id)).toEqual([])
  await page.getByRole('button', { name: 'Tu cuenta' }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page.getByText('Sesión cerrada').first()).toBeVisible()

  await signIn(page, buyer, '/pendientes')
  await expect.poll(() => said(request, buyer, id)).toEqual(['uno'])
})

test('two tabs send each thing once, and a tab closed over one leaves it to the next', async ({
  page,
  context,
  request,
}) => {
  const { buyer, id } = await makePair(request)
  await enterAs(page, buyer)
  await page.goto(`/chat/${id}`)
  // From then on also what the tabs have not loaded yet is there without network.
  await untilWorkerRuns(page)
  const second = await context.newPage()
  await enterAs(second, buyer)
  await second.goto(`/chat/${id}`)
  await expect(field(second)).toBeVisible()
  // What was tried without network reached nobody.
  const reached: string[] = []
  const note = (response: Response) => {
    if (response.url().includes('/trpc/conversations.send')) reached.push(response.url())
  }
  context.on('response', note)
  await context.setOffline(true)
  await say(page, 'uno', 'dos')
  await say(second, 'tres')
  await expect(page.locator('.bubble').filter({ hasText: 'tres' })).toBeVisible()
  await context.setOffline(false)
  await expect.poll(() => said(request, buyer, id)).toEqual(['uno', 'dos', 'tres'])
  await expect.poll(() => reached).toHaveLength(3)

  // Nothing answers the tab that sends, which may be either of them, and it is closed.
  await context.unrouteAll()
  await context.route(/\/trpc\/conversations\.send/, () => {})
  const sending = context.waitForEvent('request', (request) =>
    request.url().includes('/trpc/conversations.send'),
  )
  expect(reached).toHaveLength(3)
  context.off('response', note)
  await say(page, 'cuatro')
  const sender = (await sending).frame().page()
  const next = sender === page ? second : page
  await context.unrouteAll()
  await sender.close()
  await next.bringToFront()
  await next.reload()
  await expect.poll(() => said(request, buyer, id)).toEqual(['uno', 'dos', 'tres', 'cuatro'])
})

test('who signs out over something queued is asked, and may stay, send it or let it go', async ({
  page,
  request,
}) => {
  const { buyer, id, title } = await makePair(request)
  await signIn(page, buyer, `/chat/${id}`)
  // What waits is named by the ad, once the page knows it.
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  const refusal = await refuse(page, 'conversations.send', 503, {
    code: 'unavailable',
    retryAfter: 300,
  })
  const signOut = async () => {
    await page.getByRole('button', { name: 'Tu cuenta' }).click()
    await page.getByRole('button', { name: 'Cerrar sesión' }).click()
    await expect(page.getByRole('dialog', { name: 'Te falta algo por enviar' })).toBeVisible()
  }
  await say(page, 'uno')
  await expect(page.getByText('No se pudo').first()).toBeVisible()
  await page.goto('/favorites')
  await expect(chip(page)).toHaveAccessibleName('1 En cola')
  await signOut()
  await expect(page.getByRole('dialog')).toContainText('Tienes 1 cosa en cola')
  await page.getByRole('button', { name: 'Quedarme' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(card(page, /^Mensaje sobre/)).toBeVisible()

  await signOut()
  await page.getByRole('button', { name: 'Salir y descartar' }).click()
  await expect(page.getByText('Sesión cerrada').first()).toBeVisible()
  await refusal.end()
  await signIn(page, buyer, '/pendientes')
  await expect(page.getByText('No tienes nada pendiente')).toBeVisible()
  expect(await said(request, buyer, id)).toEqual([])
})
