import { expect, test } from '@playwright/test'
import { enterAs, makeAd, newWord, watchComplaints } from '../support/ads.ts'
import { untilTakenOver } from '../support/device.ts'
import { makeMember } from '../support/people.ts'
import { draw } from '../support/photos.ts'
import { refuse } from '../support/refusals.ts'

test('an ad that does not exist is a 404 with a way on', async ({ page }) => {
  for (const path of ['/listing/999999999', '/listing/cero', '/listing/0']) {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Anuncio no encontrado' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Ver otros anuncios' }).click()
  await expect(page).toHaveURL('/search')
})

test('a visitor who wants to write or to keep is asked in', async ({ page, request }) => {
  const id = await makeAd(request, await makeMember(request), { title: `Mesa ${newWord()}` })
  await page.goto(`/listing/${id}`)
  await page
    .getByRole('button', { name: /^Guardar en favoritos/ })
    .first()
    .click()
  await expect(page.getByText('Debes iniciar sesión para guardar favoritos').first()).toBeVisible()
  // A link where the program was not there yet when the heart was tapped.
  const wayIn = page.getByRole('button', { name: 'Entrar' })
  await wayIn.or(page.locator('.toast-action')).first().click()
  await expect(page).toHaveURL(`/auth?redirect=%2Flisting%2F${id}`)
  await page.goBack()
  await page.getByRole('button', { name: 'Contactar' }).click()
  await expect(page.getByRole('dialog', { name: /^Escríbele a / })).toBeVisible()
})

test('an ad that is switched off is there for its owner alone', async ({ page, request }) => {
  const owner = await makeMember(request)
  const title = `Silla ${newWord()}`
  const id = await makeAd(request, owner, { title })
  const put = await request.put(`/api/listings/${id}`, {
    headers: { authorization: `Bearer ${owner.token}` },
    data: { title, description: 'Guardada', price: '$10', categoryId: 8, isActive: false },
  })
  expect(put.status()).toBe(200)
  expect((await page.goto(`/listing/${id}`))?.status()).toBe(404)
  await enterAs(page, owner)
  await page.goto(`/listing/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('Inactivo')).toBeVisible()
})

test('the phone number shows only after a question', async ({ page, request }) => {
  const seller = await makeMember(request)
  const headers = { authorization: `Bearer ${seller.token}` }
  await request.put(`/api/users/${seller.id}`, { headers, data: { allowPhoneContact: true } })
  const id = await makeAd(request, seller, {
    title: `Cama ${newWord()}`,
    contactPhone: '787-555-0123',
  })
  await page.goto(`/listing/${id}`)
  await page.getByRole('button', { name: 'Llamar' }).click()
  const question = page.getByRole('alertdialog', { name: `¿Quieres llamar a ${seller.fullName}?` })
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByText('(787) 555-0123')).toHaveCount(0)

  await page.getByRole('button', { name: 'Llamar' }).click()
  await question.getByRole('button', { name: 'Ver teléfono' }).click()
  const dialog = page.getByRole('dialog', { name: seller.fullName })
  await expect(dialog.getByRole('link', { name: 'Llamar al (787) 555-0123' })).toHaveAttribute(
    'href',
    'tel:+17875550123',
  )
  await expect(dialog.getByRole('link', { name: 'Escribir por WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/17875550123/,
  )
})

test('with text of twice the size the way to the seller leaves room to read, and touches the bar below', async ({
  page,
  request,
}) => {
  const seller = await makeMember(request)
  const headers = { authorization: `Bearer ${seller.token}` }
  await request.put(`/api/users/${seller.id}`, { headers, data: { allowPhoneContact: true } })
  const id = await makeAd(request, seller, {
    title: `Silla ${newWord()}`,
    contactPhone: '787-555-0123',
  })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await page.goto(`/listing/${id}`)
  await expect(page.getByRole('button', { name: 'Llamar' })).toBeVisible()
  const [bar, below] = await Promise.all([
    page.locator('.contact-bar').boundingBox(),
    page.getByRole('navigation', { name: 'Principal' }).boundingBox(),
  ])
  // But for a border.
  expect(Math.abs((bar?.y ?? 0) + (bar?.height ?? 0) - (below?.y ?? 0))).toBeLessThanOrEqual(1)
  expect(bar?.height).toBeLessThan(844 / 4)
})

test('without the permission of the seller there is no phone button', async ({ page, request }) => {
  const id = await makeAd(request, await makeMember(request), {
    title: `Cama ${newWord()}`,
    contactPhone: '787-555-0123',
  })
  await page.goto(`/listing/${id}`)
  await expect(page.getByRole('button', { name: 'Contactar' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Llamar' })).toHaveCount(0)
})

test('a heart turns at once, is kept, and turns back when the server refuses', async ({
  page,
  request,
}) => {
  const id = await makeAd(request, await makeMember(request), { title: `Mesa ${newWord()}` })
  await enterAs(page, await makeMember(request))
  await page.goto(`/listing/${id}`)
  const heart = page.getByRole('button', { name: /^Guardar en favoritos/ }).first()
  await heart.click()
  await expect(page.getByText('Agregado a favoritos').first()).toBeVisible()
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await untilTakenOver(page)

  const refusal = await refuse(page, 'favorites.remove', 400, { code: 'validation' })
  await heart.click()
  await expect(
    page.getByText('No se pudo actualizar favoritos. Inicia sesión para continuar.').first(),
  ).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await refusal.end()
  await heart.click()
  await expect(page.getByText('Eliminado de favoritos').first()).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('the owner is led to the form instead of to themselves', async ({ page, request }) => {
  const owner = await makeMember(request)
  const id = await makeAd(request, owner, { title: `Mesa ${newWord()}` })
  await enterAs(page, owner)
  await page.goto(`/listing/${id}`)
  await expect(page.getByRole('link', { name: 'Editar' })).toHaveAttribute(
    'href',
    `/edit-listing/${id}`,
  )
  // Views show only above 0.
  await expect(page.getByText(/\bvistas?$/)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Contactar' })).toHaveCount(0)
})

test('photos are gone through by buttons, keys and on the whole screen', async ({
  page,
  request,
}) => {
  await page.goto('/search')
  const images = await Promise.all(['teal', 'orange', 'purple'].map((fill) => draw(page, fill)))
  const id = await makeAd(request, await makeMember(request), { title: 'Tres colores', images })
  const complaints = watchComplaints(page)
  await page.goto(`/listing/${id}`)
  await expect(page.getByText('1 de 3')).toBeVisible()
  await page.getByRole('button', { name: 'Ver foto 3' }).click()
  await expect(page.getByText('3 de 3')).toBeVisible()
  await page.getByRole('button', { name: 'Ampliar foto 3 de 3' }).press('ArrowLeft')
  await expect(page.getByText('2 de 3')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ampliar foto 2 de 3' })).toBeFocused()

  await page.keyboard.press('Enter')
  const whole = page.getByRole('dialog', { name: 'Fotos: Tres colores' })
  await expect(whole.getByText('2 de 3')).toBeVisible()
  // What the words name is what one sees: the second photo, not the first.
  await expect(whole.getByRole('img', { name: /^Foto 2 de 3/ })).toBeInViewport({ ratio: 0.9 })
  await whole.getByRole('button', { name: 'Foto siguiente' }).click()
  await expect(whole.getByText('3 de 3')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(whole).toHaveCount(0)
  await expect(page.getByText('3 de 3')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ampliar foto 3 de 3' })).toBeFocused()
  expect(complaints).toEqual([])
})

test('an ad without a photo says so instead of showing a drawing', async ({ page, request }) => {
  const owner = await makeMember(request)
  const title = `Bicicleta ${newWord()}`
  const id = await makeAd(request, owner, { title })
  await page.goto(`/listing/${id}`)
  await expect(
    page.getByRole('region', { name: 'Fotos' }).getByRole('img', { name: 'Sin foto' }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: /Ampliar foto/ })).toHaveCount(0)
  await page.goto(`/search?q=${encodeURIComponent(title)}`)
  const card = page.getByRole('article').filter({ hasText: title })
  await expect(card.getByRole('img', { name: 'Sin foto' })).toBeVisible()
  await enterAs(page, owner)
  await page.goto('/my-listings')
  await page.getByRole('link', { name: 'Añadir una foto' }).click()
  await expect(page.getByRole('heading', { name: 'Fotos' })).toBeVisible()
})

test("a photo that does not load gives way to the category's drawing", async ({
  page,
  request,
}) => {
  await page.goto('/search')
  const images = [await draw(page, 'teal')]
  const id = await makeAd(request, await makeMember(request), { title: 'Sin suerte', images })
  // Also what the service worker asks for.
  await page.context().route(/\/(uploads|thumbnails)\//, (route) => route.abort())
  await page.goto(`/listing/${id}`)
  await expect(
    page.getByRole('button', { name: 'Ampliar foto 1 de 1' }).locator('img'),
  ).toHaveAttribute('src', '/images/categories/hogar-jardin.svg')
})

test('the other address of an ad leads to its own', async ({ page, request }) => {
  const id = await makeAd(request, await makeMember(request), { title: `Mesa ${newWord()}` })
  await page.goto(`/listings/${id}`)
  await expect(page).toHaveURL(`/listing/${id}`)
})
