// What an ad says of itself: the table on its page, the line on its card, and ads side by side.
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { enterAs, makeAd, newWord, watchComplaints } from '../support/ads.ts'
import { barriers, expectFits } from '../support/barriers.ts'
import { untilInstalled, untilKept } from '../support/device.ts'
import { type Member, makeMember } from '../support/people.ts'
import { headersOf } from '../support/talks.ts'

const row = (page: Page, name: string) =>
  page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) })

/** A car that says what it is in its text alone. */
function makeCar(request: APIRequestContext, member: Member, title: string, price = '$8,995') {
  const description = 'Automático, 95 mil millas, título limpio.'
  return makeAd(request, member, { title, price, categoryId: 2, description })
}

async function favorite(request: APIRequestContext, member: Member, ids: readonly number[]) {
  for (const id of ids) {
    await request.post(`/api/listings/${id}/favorite`, { headers: headersOf(member) })
  }
}

test('what an ad says stands in a table, from the first byte on, and its owner sees what was read', async ({
  page,
  request,
}) => {
  const owner = await makeMember(request)
  const id = await makeCar(request, owner, `Toyota Corolla 2015 ${newWord()}`)
  const html = await (await request.get(`/listing/${id}`)).text()
  expect(html).toMatch(/Millaje<\/dt><dd[^>]*>95,000 millas/)
  expect(html).toContain('"mileageFromOdometer"')
  expect(html).not.toContain('Leído de tu texto')

  const heard = watchComplaints(page)
  await page.goto(`/listing/${id}`, { waitUntil: 'networkidle' })
  await expect(row(page, 'Marca')).toHaveText('MarcaToyota')
  await expect(row(page, 'Millaje')).toHaveText('Millaje95,000 millas')
  expect(heard).toEqual([])

  await enterAs(page, owner)
  await page.goto(`/listing/${id}`)
  await expect(row(page, 'Millaje')).toContainText('Leído de tu texto')
  await page.getByRole('link', { name: 'Corregir los detalles' }).click()
  await expect(page).toHaveURL(`/edit-listing/${id}`)
})

test('a wanted ad says so on its card and its page, and cards say what tells an ad best', async ({
  page,
  request,
}) => {
  const word = newWord()
  const seller = await makeMember(request)
  await makeCar(request, seller, `Toyota Corolla 2015 ${word}`)
  const wanted = await makeAd(request, seller, {
    title: `Busco Toyota Yaris ${word}`,
    categoryId: 2,
  })
  await page.goto(`/search?q=${word}`)
  const car = page.getByRole('article').filter({ hasText: 'Corolla' })
  await expect(car).toContainText('2015 · 95,000 millas')
  await expect(car.getByText('Busco', { exact: true })).toHaveCount(0)
  await page.goto(`/seller/${seller.id}`)
  const card = page.getByRole('article').filter({ hasText: 'Yaris' })
  await expect(card.getByText('Busco', { exact: true })).toBeVisible()
  await page.goto(`/listing/${wanted}`)
  const photos = page.getByRole('region', { name: 'Fotos' })
  await expect(photos.getByText('Busco', { exact: true })).toBeVisible()
})

test('favorites stand side by side; one leaves, a fifth is refused', async ({ page, request }) => {
  const word = newWord()
  const sellers = [await makeMember(request), await makeMember(request)]
  const ids: number[] = []
  for (const [at, year] of [2011, 2012, 2013, 2014, 2015].entries()) {
    const seller = sellers[at % 2]
    if (seller)
      ids.push(await makeCar(request, seller, `Toyota Corolla ${year} ${word}`, `$${year}`))
  }
  const member = await makeMember(request)
  await favorite(request, member, ids)
  await enterAs(page, member)
  await page.goto('/favorites')
  await page.getByRole('button', { name: 'Elegir para comparar' }).click()
  const box = (year: number) =>
    page.getByRole('checkbox', { name: `Comparar: Toyota Corolla ${year} ${word}` })
  for (const year of [2011, 2012, 2013, 2014]) await box(year).check()
  await box(2015).click()
  await expect(page.getByText('Puedes comparar hasta cuatro anuncios').first()).toBeVisible()
  await expect(box(2015)).not.toBeChecked()
  await box(2014).uncheck()
  expect(await barriers(page)).toEqual([])
  await page.getByRole('link', { name: 'Comparar (3)' }).click()

  await expect(page).toHaveURL(/\/comparar\?ids=\d+%2C\d+%2C\d+$/)
  await expect(page.getByRole('columnheader')).toHaveCount(4)
  const year = page.getByRole('row', { name: /^Año/ })
  await expect(year.getByRole('cell')).toHaveText(['2011', '2012', '2013'])
  const weight = (name: RegExp) =>
    page
      .getByRole('row', { name })
      .getByRole('cell')
      .first()
      .evaluate((cell) => Number(getComputedStyle(cell).fontWeight))
  expect(await weight(/^Año/)).toBeGreaterThan(await weight(/^Marca/))
  await page
    .getByRole('button', { name: `Quitar de la comparación: Toyota Corolla 2012 ${word}` })
    .click()
  await expect(year.getByRole('cell')).toHaveText(['2011', '2013'])
  await expect(page).toHaveURL(`/comparar?ids=${ids[0]}%2C${ids[2]}`)

  await page.setViewportSize({ width: 320, height: 640 })
  expect(await barriers(page)).toEqual([])
  await expectFits(page)
  await page.getByRole('link', { name: `Toyota Corolla 2013 ${word}` }).click()
  await expect(page).toHaveURL(`/listing/${ids[2]}`)
})

test('an ad chosen on its page waits beside the results; one that is gone says so', async ({
  page,
  request,
}) => {
  const word = newWord()
  const seller = await makeMember(request)
  const id = await makeCar(request, seller, `Toyota Corolla 2015 ${word}`)
  const gone = await makeCar(request, seller, `Honda Civic 2012 ${word}`)
  await page.goto(`/listing/${id}`)
  await page.getByRole('button', { name: 'Comparar' }).click()
  await expect(page.getByRole('link', { name: 'Ver lado a lado (1)' })).toBeVisible()
  await page.goto(`/search?q=${word}`)
  await expect(page.getByRole('link', { name: 'Comparar (1)' })).toBeVisible()
  await request.delete(`/api/listings/${gone}`, { headers: headersOf(seller) })
  const response = await page.goto(`/comparar?ids=${id},${gone},1,2,3`)
  expect(response?.status()).toBe(200)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByText('Este anuncio ya no está.').first()).toBeVisible()
  await expect(page.getByText(/hasta cuatro anuncios a la vez/)).toBeVisible()
  await page.goto('/comparar?ids=nada')
  await expect(page.getByRole('heading', { name: 'Elige qué comparar' })).toBeVisible()
})

test('without network what the device has stands side by side, and the rest says so', async ({
  page,
  context,
  request,
}) => {
  const word = newWord()
  const seller = await makeMember(request)
  const [opened, listed, unseen] = [
    await makeCar(request, seller, `Toyota Corolla 2015 ${word}`),
    await makeCar(request, seller, `Honda Civic 2012 ${word}`),
    await makeCar(request, seller, `Kia Rio 2018 ${word}`),
  ]
  const member = await makeMember(request)
  await favorite(request, member, [listed])
  await enterAs(page, member)
  await page.goto('/')
  await untilInstalled(page)
  await page.goto(`/listing/${opened}`)
  await untilKept(page, member.id, ['listings.get'])
  await page.goto('/favorites')
  await expect(page.getByRole('article')).toContainText('Honda Civic')
  await untilKept(page, member.id, ['favorites.list'])
  await context.setOffline(true)
  await page.goto(`/comparar?ids=${opened},${listed},${unseen}`)
  const heads = page.getByRole('columnheader')
  await expect(heads.nth(1)).toContainText('Toyota Corolla 2015')
  await expect(heads.nth(2)).toContainText('Honda Civic 2012')
  await expect(heads.nth(3)).toContainText('no está guardado')
})
