import { expect } from '@playwright/test'
import { makeAd, newWord } from '../support/ads.ts'
import { makeMember } from '../support/people.ts'
import { contentsOf } from '../support/talks.ts'
import { signIn } from './support/people.ts'
import { test } from './support/test.ts'

test('filters of a search are chosen, live in the address, and are taken back', async ({
  app,
  tab,
  request,
  baseURL,
}) => {
  const word = newWord()
  const member = await makeMember(request)
  await makeAd(request, member, { title: `Barata ${word}`, price: '$20', condition: 'nuevo' })
  await makeAd(request, member, { title: `Cara ${word}`, price: '$900', condition: 'nuevo' })
  await tab.goto(`${baseURL}/search?q=${word}`)
  await app.getByRole('link', new RegExp(`Barata ${word}`)).isSeen()
  await app.getByRole('button', 'Filtros').click()
  const dialog = app.getByRole('dialog', 'Filtros avanzados')
  await dialog.getByLabel(/^Mínimo/).fill('$100')
  await dialog.getByRole('button', 'Nuevo').click()
  await dialog.getByRole('button', 'Ver anuncios').click()
  await app.hasPath(`/search?q=${word}&condition=nuevo&minPrice=100`)
  await app.getByRole('link', new RegExp(`Cara ${word}`)).isSeen()
  await app.getByRole('link', new RegExp(`Barata ${word}`)).isGone()
  await app.getByRole('button', 'Quitar filtro: Desde $100').click()
  await app.getByRole('link', new RegExp(`Barata ${word}`)).isSeen()
})

test('a heart keeps an ad among the favorites', async ({ app, request, baseURL }) => {
  const title = `Silla ${newWord()}`
  const id = await makeAd(request, await makeMember(request), { title, price: '$40' })
  await signIn(app, baseURL ?? '', await makeMember(request), `/listing/${id}`)
  await app.getByRole('button', `Guardar en favoritos: ${title}`).click()
  await app.getByText('Agregado a favoritos').isSeen()
  await app.getByRole('navigation', 'Principal').getByRole('link', 'Favoritos').click()
  const favorites = app.getByRole('region', 'Tus favoritos')
  await favorites.getByRole('link', new RegExp(title)).isSeen()
  await favorites.getByRole('button', `Quitar de favoritos: ${title}`).click()
  await favorites.getByRole('link', new RegExp(title)).isGone()
})

test('a message reaches the seller, also one that was written without network', async ({
  app,
  tab,
  front,
  request,
}) => {
  const [seller, buyer] = [await makeMember(request), await makeMember(request)]
  const title = `Bicicleta ${newWord()}`
  const listingId = await makeAd(request, seller, { title, price: '$120' })
  await signIn(app, front.url, buyer, `/listing/${listingId}`)
  await app.getByRole('button', 'Contactar').click()
  await app.hasPath(/^\/chat\/\d+$/)
  const id = Number((await tab.evaluate(() => location.pathname, undefined)).split('/')[2])
  const field = app.getByRole('textbox', /^Mensaje para/)
  await field.fill('Hola, ¿sigue disponible?')
  await tab.press('Enter')
  await app.getByText('Enviado').isSeen()
  expect(await contentsOf(request, seller, id)).toEqual(['Hola, ¿sigue disponible?'])

  front.mode = 'down'
  await field.fill('Puedo pasar mañana.')
  await app.getByRole('button', 'Enviar').click()
  await app.getByText('En cola').isSeen()
  front.mode = 'passing'
  await expect
    .poll(() => contentsOf(request, seller, id), { timeout: 30_000 })
    .toEqual(['Hola, ¿sigue disponible?', 'Puedo pasar mañana.'])
})

test('a featured place is paid: a declined card changes nothing, the next one does', async ({
  app,
  request,
  baseURL,
}) => {
  const member = await makeMember(request)
  const id = await makeAd(request, member, { title: 'Nevera azul' })
  await signIn(app, baseURL ?? '', member, '/my-listings')
  await app.getByRole('link', 'Destacar: Nevera azul').click()
  await app.hasPath(`/featured-upgrade/${id}`)
  await app.getByText('Básico').click()
  await app.getByRole('button', 'Continuar al pago · $5').click()
  await app.getByRole('button', /Rechazada/).click()
  await app.getByRole('button', 'Pagar $5').click()
  await app.getByText(/^Error en el pago/).isSeen()
  await app.getByRole('button', /^Paga /).click()
  await app.getByRole('button', 'Pagar $5').click()
  await app.getByText('¡Pago exitoso!').isSeen()
  await app.hasPath(`/my-listings?featured=success&listing=${id}`)
  await app.getByRole('article').getByText('Destacado 7 días más').isSeen()
})
