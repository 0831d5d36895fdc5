// From an offer to two ratings, between two people of whom one has no network half the time: everything stands once.
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import { makeAd, newWord } from '../support/ads.ts'
import { closeOthers } from '../support/close-others.ts'
import { type Member, makeMember, signIn } from '../support/people.ts'
import { contentsOf, headersOf, thread } from '../support/talks.ts'

const HOUR = 3_600_000
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function open(browser: Browser, member: Member, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, member, path)
  return page
}

/** Does something without network, and comes back. */
async function without(page: Page, work: () => Promise<void>): Promise<void> {
  await page.context().setOffline(true)
  await work()
  await expect(thread(page)).toContainText('En cola')
  await page.context().setOffline(false)
  await expect(thread(page)).not.toContainText('En cola')
}

async function offer(page: Page, amount: string): Promise<void> {
  await page.getByLabel('Tu oferta en dólares').fill(amount)
  await button(page, 'Enviar oferta').click()
}

async function plan(page: Page): Promise<void> {
  const there = new Date(Date.now() + 2.5 * HOUR - 4 * HOUR).toISOString()
  await page.getByLabel('Día').fill(there.slice(0, 10))
  await page.getByLabel('Hora').fill(there.slice(11, 16))
  await page.getByRole('combobox', { name: 'Municipio' }).fill('Caguas')
  await button(page, 'Proponer').click()
}

async function rate(page: Page, listingId: number): Promise<void> {
  await page.goto(`/rate/${listingId}`)
  await page.getByRole('radio', { name: '5 estrellas: Excelente' }).check({ force: true })
  await button(page, 'Publicar calificación').click()
  await expect(page.getByText(/^Gracias: tu calificación/)).toBeVisible()
}

async function talk(request: APIRequestContext) {
  const [seller, buyer] = [await makeMember(request), await makeMember(request)]
  const title = `Hamaca ${newWord()}`
  const listingId = await makeAd(request, seller, { title, price: '$450 OMO' })
  const about = { headers: headersOf(buyer), data: { listingId, sellerId: seller.id } }
  const { id }: { id: number } = await (await request.post('/api/conversations', about)).json()
  return { seller, buyer, listingId, id }
}

test.afterEach(closeOthers)

test('offer, counter-offer, meeting, sale and ratings', async ({ browser, request }) => {
  test.slow()
  const { seller, buyer, listingId, id } = await talk(request)
  const [buys, sells] = [
    await open(browser, buyer, `/chat/${id}`),
    await open(browser, seller, `/chat/${id}`),
  ]
  await without(buys, async () => {
    await button(buys, 'Ofrecer').click()
    await offer(buys, '400')
  })
  await button(sells, 'Ofrecer otro precio').click()
  await offer(sells, '430')
  await expect(thread(buys)).toContainText(/Te ofrece\s*\$430/)
  await without(buys, async () => {
    await button(buys, 'Aceptar').click()
    await button(buys, 'Aceptar $430').click()
  })
  await button(sells, 'Planificar encuentro').click()
  await plan(sells)
  await expect(thread(buys)).toContainText(/Propone verse[\s\S]*Caguas/)
  await without(buys, () => button(buys, 'Confirmar').click())
  await expect(buys.getByRole('region', { name: 'Encuentro' })).toContainText('Voy de camino')
  await without(buys, () => button(buys, 'Voy de camino').click())
  // What no longer waits in the queue may still be under way.
  await expect(thread(sells)).toContainText('Voy de camino.')
  await button(sells, 'Ya llegué').click()
  await expect(thread(buys)).toContainText('Ya llegué.')

  await sells.getByRole('button', { name: /^Más opciones/ }).click()
  await sells.getByRole('menuitem', { name: 'Marcar como vendido' }).click()
  await button(sells, 'Sí, vendido').click()
  await expect(sells.getByRole('region', { name: 'Venta hecha' })).toBeVisible()
  await rate(sells, listingId)
  await rate(buys, listingId)

  expect((await contentsOf(request, buyer, id)).map((text) => text.split(' ')[0])).toEqual([
    'Ofrezco',
    'Ofrezco',
    'Acepto',
    'Propongo',
    'Confirmo',
    'Voy',
    'Ya',
  ])
  for (const person of [seller, buyer]) {
    const ratings = await (await request.get(`/api/users/${person.id}/ratings`)).json()
    expect(ratings).toHaveLength(1)
  }
})
