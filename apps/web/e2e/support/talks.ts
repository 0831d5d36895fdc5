// Conversations of the browser tests, made without the screen, and where to find them on it.
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { makeAd, newWord } from './ads.ts'
import { type Member, makeMember } from './people.ts'

export const field = (page: Page) => page.getByRole('textbox', { name: /^Mensaje para/ })
export const bubbles = (page: Page) => page.locator('.bubble')
export const thread = (page: Page) => page.getByRole('region', { name: /^Mensajes con/ })
export const rows = (page: Page) =>
  page.getByRole('region', { name: 'Conversaciones' }).getByRole('link')

export const headersOf = ({ token }: Member) => ({ authorization: `Bearer ${token}` })

/** Somebody who sells something, somebody who wants it, and their conversation, in which nothing was said yet. */
export async function makePair(request: APIRequestContext) {
  const [seller, buyer] = [await makeMember(request), await makeMember(request)]
  const title = `Hamaca ${newWord()}`
  const listingId = await makeAd(request, seller, { title, price: '$45' })
  const response = await request.post('/api/conversations', {
    headers: headersOf(buyer),
    data: { listingId, sellerId: seller.id },
  })
  expect(response.status()).toBe(201)
  const { id }: { id: number } = await response.json()
  return { seller, buyer, title, listingId, id }
}

export async function say(request: APIRequestContext, who: Member, id: number, content: string) {
  const response = await request.post(`/api/conversations/${id}/messages`, {
    headers: headersOf(who),
    data: { content },
  })
  expect(response.status()).toBe(201)
}

export async function contentsOf(
  request: APIRequestContext,
  who: Member,
  id: number,
): Promise<string[]> {
  const path = `/api/conversations/${id}/messages?limit=100`
  const response = await request.get(path, { headers: headersOf(who) })
  const messages: { content: string }[] = await response.json()
  return messages.map(({ content }) => content)
}

/** The socket of the page is ready: from then on nothing waits for polling. */
export async function untilLive(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket', (each) => each.url().endsWith('/ws'))
  await socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"ready"'))
}
