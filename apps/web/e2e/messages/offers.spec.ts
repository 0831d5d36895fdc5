// Prices that two people offer each other, one of them without network half the time.
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import { makeAd, newWord } from '../support/ads.ts'
import { barriers, expectFits } from '../support/barriers.ts'
import { closeOthers } from '../support/close-others.ts'
import { type Member, makeMember, signIn } from '../support/people.ts'
import { contentsOf, headersOf, say, thread } from '../support/talks.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: '¿Cuánto ofreces?' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const strip = (page: Page) => page.locator('.listing-strip')

/** Somebody who sells at a price, somebody who asks, and their conversation. */
async function talk(request: APIRequestContext, price: string) {
  const [seller, buyer] = [await makeMember(request), await makeMember(request)]
  const listingId = await makeAd(request, seller, { title: `Hamaca ${newWord()}`, price })
  const about = { headers: headersOf(buyer), data: { listingId, sellerId: seller.id } }
  const { id }: { id: number } = await (await request.post('/api/conversations', about)).json()
  return { seller, buyer, id }
}

async function open(browser: Browser, member: Member, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, member, path)
  return page
}

test.afterEach(closeOthers)

test.beforeEach(() => {
  test.slow()
})

test('an offer is countered, and accepted by who had no network', async ({ browser, request }) => {
  const { seller, buyer, id } = await talk(request, '$450 OMO')
  const buys = await open(browser, buyer, `/chat/${id}`)
  await button(buys, 'Ofrecer').click()
  await expect(dialog(buys)).toContainText('pide $450.')
  await button(buys, 'Enviar oferta').click()
  await expect(buys.getByLabel('Tu oferta en dólares')).toHaveAccessibleDescription(
    /Escribe una cantidad, como 450/,
  )
  await buys.getByLabel('Tu oferta en dólares').fill('poco')
  await buys.keyboard.press('Enter')
  await expect(buys.getByLabel('Tu oferta en dólares')).toHaveValue('poco')
  await dialog(buys).getByRole('button', { name: '$400' }).click()
  expect(await barriers(buys)).toEqual([])
  await button(buys, 'Enviar oferta').click()
  await expect(thread(buys)).toContainText(/Ofreciste\s*\$400\s*Vence pasado mañana/)
  await expect(button(buys, 'Ofrecer')).toBeHidden()

  const sells = await open(browser, seller, `/chat/${id}`)
  await expect(thread(sells)).toContainText(/Te ofrece\s*\$400/)
  await expectFits(sells)
  expect(await barriers(sells)).toEqual([])
  await button(sells, 'Ofrecer otro precio').click()
  await sells.getByLabel('Tu oferta en dólares').fill('430')
  await button(sells, 'Enviar oferta').click()
  await expect(thread(sells)).toContainText('Contestada con otra oferta')
  await expect(thread(buys)).toContainText(/Te ofrece\s*\$430/)

  await buys.context().setOffline(true)
  await button(buys, 'Aceptar').click()
  await button(buys, 'Aceptar $430').click()
  await expect(thread(buys)).toContainText('En cola')
  await expect(button(buys, 'Aceptar')).toBeHidden()
  await buys.context().setOffline(false)
  await expect(strip(sells)).toContainText('Acordado: $430')
  await expect(strip(buys)).toContainText('Acordado: $430')
  await expect(thread(sells)).toContainText('Aceptada')
  expect(await contentsOf(request, seller, id)).toEqual([
    'Ofrezco $400.',
    'Ofrezco $430.',
    'Acepto la oferta de $430.',
  ])
})

test('a seller accepts and marks the ad, and a withdrawn offer is none', async ({
  browser,
  request,
}) => {
  const { seller, buyer, id } = await talk(request, '$80')
  const offer = (amount: string) =>
    request.post(`/api/conversations/${id}/offers`, {
      headers: headersOf(buyer),
      data: { amount },
    })
  expect((await offer('70')).status()).toBe(201)
  const buys = await open(browser, buyer, `/chat/${id}`)
  await button(buys, 'Retirar').click()
  await expect(thread(buys)).toContainText('Retirada')
  expect((await offer('95')).status()).toBe(201)

  const sells = await open(browser, seller, `/chat/${id}`)
  await sells.getByRole('button', { name: /^Más opciones/ }).click()
  await expect(sells.getByRole('menuitem', { name: 'Archivar' })).toBeVisible()
  await expect(sells.getByRole('menuitem', { name: 'Ofrecer un precio' })).toBeHidden()
  await sells.keyboard.press('Escape')
  // More than is asked for is how some frauds begin.
  await expect(thread(sells)).toContainText('Es más de lo que pides.')
  await button(sells, 'Aceptar').click()
  await sells.getByLabel('Marcar el anuncio como venta pendiente').check()
  expect(await barriers(sells)).toEqual([])
  await button(sells, 'Aceptar $95').click()
  await expect(strip(sells)).toContainText('Acordado: $95')
  await expect(strip(sells)).toContainText('Venta Pendiente')
})

test('a seller comes down at a fixed price, once somebody has asked', async ({
  browser,
  request,
}) => {
  const { seller, buyer, id } = await talk(request, '$450 fijo')
  await say(request, buyer, id, '¿Sigue disponible?')
  const buys = await open(browser, buyer, `/chat/${id}`)
  await expect(thread(buys)).toContainText('¿Sigue disponible?')
  await expect(button(buys, 'Ofrecer')).toBeHidden()
  const sells = await open(browser, seller, `/chat/${id}`)
  await sells.getByRole('button', { name: /^Más opciones/ }).click()
  await sells.getByRole('menuitem', { name: 'Ofrecer un precio' }).click()
  await expect(dialog(sells)).toContainText('Tu anuncio pide $450.')
  await sells.getByLabel('Tu oferta en dólares').fill('420')
  await button(sells, 'Enviar oferta').click()
  await expect(thread(buys)).toContainText(/Te ofrece\s*\$420/)
  await button(buys, 'Rechazar').click()
  await expect(thread(sells)).toContainText('No aceptada')
})
