import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { enterAs, makeAd } from '../support/ads.ts'
import { barriers } from '../support/barriers.ts'
import { closeOthers } from '../support/close-others.ts'
import { type Member, makeMember } from '../support/people.ts'

test.afterEach(closeOthers)

test('a seller says who bought it and rates them, which nobody sees yet', async ({
  browser,
  request,
}) => {
  const { seller, buyer, adId } = await makeTalk(request, 'Nevera Frigidaire')
  const selling = await openAs(browser, seller)

  await test.step('the seller says who bought it', async () => {
    await selling.goto('/my-listings')
    await chooseSold(selling, 'Nevera Frigidaire')
    const dialog = selling.getByRole('dialog', { name: '¿Quién lo compró?' })
    await dialog.getByRole('button', { name: 'Marcar vendido' }).click()
    await expect(dialog.getByText('Elige quién lo compró, o toca Omitir.')).toBeVisible()
    expect(await barriers(selling)).toEqual([])
    await dialog.getByRole('radio', { name: /^Carmen Rivera Ortiz/ }).check()
    await dialog.getByRole('button', { name: 'Marcar vendido' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(selling.getByText('Ya pueden calificarse.').first()).toBeVisible()
    await expect(selling.getByRole('article').getByText('Vendido', { exact: true })).toBeVisible()
  })

  await test.step('and rates the buyer, by keyboard', async () => {
    await selling.getByRole('button', { name: 'Calificar' }).click()
    await expect(selling).toHaveURL(`/rate/${adId}`)
    await expect(selling.getByText('Te compró «Nevera Frigidaire»')).toBeVisible()
    await selling.getByLabel('Comentario (opcional)').fill('Pagó y recogió a tiempo.')
    await expect(selling.getByText('24 de 1,000 caracteres')).toBeVisible()
    await selling.getByRole('button', { name: 'Publicar calificación' }).click()
    await expect(selling.getByText('Elige de 1 a 5 estrellas')).toBeVisible()
    expect(await barriers(selling)).toEqual([])
    const first = selling.getByRole('radio', { name: '1 estrella: Muy mala' })
    await expect(first).toBeFocused()
    await selling.keyboard.press('ArrowLeft')
    await expect(selling.getByRole('radio', { name: '5 estrellas: Excelente' })).toBeChecked()
    await expect(selling.getByText('Elige de 1 a 5 estrellas')).toHaveCount(0)
    await selling.getByRole('button', { name: 'Publicar calificación' }).click()
    await expect(selling.getByText(/^Gracias: tu calificación aparece cuando Carmen/)).toBeVisible()
    await expect(selling.getByRole('img', { name: '5 de 5 estrellas' })).toBeVisible()
    expect((await profileOf(request, buyer)).buyerRating).toBe('0.00')
  })
})

test('the second rating lets both appear', async ({ browser, request }) => {
  const { seller, buyer, adId } = await makeTalk(request, 'Nevera Frigidaire')
  await mark(request, seller, adId, { status: 'sold', buyerId: buyer.id })
  const comment = 'Pagó y recogió a tiempo.'
  const first = { rating: 5, comment, type: 'buyer' as const, listingId: adId }
  await rate(request, seller, buyer, first)
  const buying = await openAs(browser, buyer)

  await test.step('who was rated is told so, not how, and is asked to rate', async () => {
    await buying.goto('/notifications')
    await expect(buying.getByRole('link', { name: /¿Cómo te fue con Carmen/ })).toBeVisible()
    await expect(buying.getByText(/★/)).toHaveCount(0)
    await buying.getByRole('link', { name: /Carmen Rivera Ortiz te calificó/ }).click()
    await expect(buying).toHaveURL(`/rate/${adId}`)
    await expect(buying.getByText('Te vendió «Nevera Frigidaire»')).toBeVisible()
    await expect(buying.getByText(/ya te calificó: las dos aparecen/)).toBeVisible()
    await expect(buying.getByText(comment)).toHaveCount(0)
  })

  await test.step('rates too, and reads what was said', async () => {
    await buying.getByRole('radio', { name: '4 estrellas: Buena' }).check({ force: true })
    await buying.getByRole('button', { name: 'Publicar calificación' }).click()
    await expect(buying.getByText('Gracias: tu calificación ya se ve')).toBeVisible()
    await expect(buying.getByRole('img', { name: '4 de 5 estrellas' })).toBeVisible()
    const received = buying.getByRole('region', { name: /^Lo que Carmen Rivera Ortiz dijo de ti/ })
    await expect(received).toContainText(comment)
    expect(await barriers(buying)).toEqual([])
    const sellerNow = await profileOf(request, seller)
    expect([sellerNow.sellerRating, sellerNow.totalSales]).toEqual(['4.00', 1])
    expect((await profileOf(request, buyer)).buyerRating).toBe('5.00')
  })

  await test.step('the page of the ad says that it is sold', async () => {
    await buying.goto(`/listing/${adId}`)
    await expect(buying.getByText('Vendido', { exact: true })).toBeVisible()
    await expect(buying.getByRole('button', { name: 'Contactar' })).toHaveCount(0)
  })
})

test('a sale by mistake is taken back, and one that was rated passes to nobody else', async ({
  browser,
  request,
}) => {
  const { seller, buyer, adId } = await makeTalk(request, 'Mesa de caoba')
  const other = await makeMember(request)
  await write(request, other, seller, adId)
  await mark(request, seller, adId, { status: 'sold', buyerId: buyer.id })
  const buying = await openAs(browser, buyer)
  const selling = await openAs(browser, seller)

  await selling.goto('/my-listings')
  await selling.getByRole('button', { name: 'Más opciones: Mesa de caoba' }).click()
  await selling.getByRole('menuitem', { name: 'Marcar como activo' }).click()
  await expect(selling.getByText('El anuncio quedó marcado como activo.').first()).toBeVisible()
  await buying.goto(`/rate/${adId}`)
  await expect(buying.getByText(/deshizo esta venta/)).toBeVisible()

  await mark(request, seller, adId, { status: 'sold', buyerId: buyer.id })
  await rate(request, buyer, seller, { rating: 5, type: 'seller', listingId: adId })
  await mark(request, seller, adId, { status: 'active' })
  await selling.reload()
  await chooseSold(selling, 'Mesa de caoba')
  const dialog = selling.getByRole('dialog', { name: '¿Quién lo compró?' })
  // The last to write comes first.
  await dialog
    .getByRole('radio', { name: /^Carmen/ })
    .first()
    .check()
  await dialog.getByRole('button', { name: 'Marcar vendido' }).click()
  await expect(selling.getByText(/Esta venta ya tiene una calificación/)).toBeVisible()
  await expect(selling.getByRole('button', { name: 'Más opciones: Mesa de caoba' })).toBeFocused()
})

test('a sale is noted where the two talk, and rating is asked there until it is done', async ({
  browser,
  request,
}) => {
  const { seller, buyer } = await makeTalk(request, 'Bicicleta Trek')
  const selling = await openAs(browser, seller)
  const buying = await openAs(browser, buyer)
  const asked = /^Calificar a Carmen Rivera Ortiz: Bicicleta Trek/

  await selling.goto('/messages')
  await selling.getByRole('link', { name: /Bicicleta Trek/ }).click()
  await selling.getByRole('button', { name: /^Más opciones/ }).click()
  await selling.getByRole('menuitem', { name: 'Marcar como vendido' }).click()
  const question = selling.getByRole('alertdialog', { name: /^¿Se lo vendiste a Carmen/ })
  await question.getByRole('button', { name: 'Sí, vendido' }).click()
  const strip = selling.getByRole('region', { name: 'Venta hecha' })
  await expect(strip).toContainText('Le vendiste «Bicicleta Trek»')
  expect(await barriers(selling)).toEqual([])
  await strip.getByRole('link', { name: asked }).click()
  await selling.getByRole('radio', { name: '5 estrellas: Excelente' }).check({ force: true })
  await selling.getByRole('button', { name: 'Publicar calificación' }).click()
  await expect(selling.getByText(/^Gracias: tu calificación aparece/)).toBeVisible()
  await selling.goBack()
  await expect(selling.getByRole('button', { name: /^Más opciones/ })).toBeVisible()
  await expect(strip).toHaveCount(0)
  // The buyer cannot sell it, and is asked above their conversations and in this one.
  // Asked for later, they would push the conversations away under the finger.
  const together = buying.waitForRequest(/conversations\.list.*ratings\.waiting/)
  await buying.goto('/messages')
  await together
  const waiting = buying.getByRole('region', { name: 'Por calificar' })
  await expect(waiting.getByRole('link', { name: asked })).toBeVisible()
  await buying
    .getByRole('link', { name: /Bicicleta Trek/ })
    .last()
    .click()
  await expect(buying.getByRole('region', { name: 'Venta hecha' })).toContainText(
    'Compraste «Bicicleta Trek»',
  )
  await buying.getByRole('button', { name: /^Más opciones/ }).click()
  await expect(buying.getByRole('menuitem', { name: 'Reportar' })).toBeVisible()
  await expect(buying.getByRole('menuitem', { name: 'Marcar como vendido' })).toHaveCount(0)

  await selling.goto('/my-listings')
  await expect(selling.getByRole('article').getByText('Vendido', { exact: true })).toBeVisible()
  await expect(selling.getByRole('link', { name: asked })).toHaveCount(0)
})

test('who is not of the sale learns nothing, a visitor is asked in and comes back', async ({
  browser,
  page,
  request,
}) => {
  const { seller, buyer, adId } = await makeTalk(request, 'Bicicleta')
  await mark(request, seller, adId, { status: 'sold', buyerId: buyer.id })
  const strange = await openAs(browser, await makeMember(request))
  await strange.goto(`/rate/${adId}`)
  await expect(strange.getByRole('heading', { name: 'No encontramos esa venta' })).toBeVisible()

  await page.goto(`/rate/${adId}`)
  await page.getByRole('main').getByRole('link', { name: 'Iniciar Sesión' }).click()
  await page.getByLabel('Usuario o email').fill(buyer.username)
  await page.getByLabel('Contraseña', { exact: true }).fill(buyer.password)
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await expect(page).toHaveURL(`/rate/${adId}`)
  await expect(page.getByText('Te vendió «Bicicleta»')).toBeVisible()
})

test('a notice that an ad runs out leads to the one tap that renews it', async ({
  browser,
  request,
}) => {
  const member = await makeMember(request)
  const adId = await makeAd(request, member, { title: 'Hamaca', price: '$40' })
  const page = await openAs(browser, member)
  const soon = new Date(Date.now() + 2 * 86_400_000).toISOString()
  // Nobody waits fifty-eight days: the page is told an earlier end, until the ad is renewed.
  let isRenewed = false
  await page.route(/\/trpc\/.*listings\.get/, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    const body = isRenewed ? text : text.replace(/"expiresAt":"[^"]+"/, `"expiresAt":"${soon}"`)
    await route.fulfill({ response, body })
  })
  await page.goto(`/my-listings?renew=${adId}`)
  const notice = page.getByRole('region', { name: 'Renovar anuncio' })
  await expect(notice.getByText(/«Hamaca» sale de las búsquedas el/)).toBeVisible()
  expect(await barriers(page)).toEqual([])
  isRenewed = true
  await notice.getByRole('button', { name: 'Renovar 60 días' }).click()
  await expect(notice.getByText(/«Hamaca» queda activo hasta el/)).toBeVisible()
})

/** A seller with an ad, and a buyer who wrote about it. */
async function makeTalk(request: APIRequestContext, title: string) {
  const [seller, buyer] = [await makeMember(request), await makeMember(request)]
  const adId = await makeAd(request, seller, { title, price: '$150' })
  await write(request, buyer, seller, adId)
  return { seller, buyer, adId }
}

async function write(
  request: APIRequestContext,
  from: Member,
  to: Member,
  adId: number,
): Promise<void> {
  const headers = { authorization: `Bearer ${from.token}` }
  const data = { listingId: adId, sellerId: to.id }
  const opened = await request.post('/api/conversations', { headers, data })
  expect(opened.status()).toBe(201)
  const { id } = await opened.json()
  const said = await request.post(`/api/conversations/${id}/messages`, {
    headers,
    data: { content: '¿Todavía está disponible?' },
  })
  expect(said.status()).toBe(201)
}

async function mark(
  request: APIRequestContext,
  seller: Member,
  adId: number,
  data: { status: string; buyerId?: number },
): Promise<void> {
  const headers = { authorization: `Bearer ${seller.token}` }
  const response = await request.patch(`/api/listings/${adId}/status`, { headers, data })
  expect(response.status()).toBe(200)
}

async function rate(
  request: APIRequestContext,
  from: Member,
  to: Member,
  data: { rating: number; comment?: string; type: 'seller' | 'buyer'; listingId: number },
): Promise<void> {
  const headers = { authorization: `Bearer ${from.token}` }
  const response = await request.post(`/api/users/${to.id}/ratings`, { headers, data })
  expect(response.status()).toBe(201)
}

async function profileOf(request: APIRequestContext, { id }: Member) {
  return (await request.get(`/api/users/${id}`)).json()
}

async function openAs(browser: import('@playwright/test').Browser, member: Member): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await enterAs(page, member)
  return page
}

async function chooseSold(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `Más opciones: ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Marcar como vendido' }).click()
}
