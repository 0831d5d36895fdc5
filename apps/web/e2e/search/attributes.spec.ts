// Cars and homes are found by what their ads say of themselves: in the sheet of filters, by chips, in the address.
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { enterAs, makeAd, newWord, watchComplaints } from '../support/ads.ts'
import { barriers } from '../support/barriers.ts'
import { untilInstalled } from '../support/device.ts'
import { makeMember } from '../support/people.ts'

/** Three cars and two homes that share a word. */
async function makeAds(request: APIRequestContext): Promise<string> {
  const word = newWord()
  const [seller, other] = [await makeMember(request), await makeMember(request)]
  const cars = ['Toyota Corolla 2015', 'Toyota Yaris 2008', 'Honda Civic 2018']
  for (const title of cars) {
    await makeAd(request, seller, { title: `${title} ${word}`, price: '$7,000', categoryId: 2 })
  }
  const homes = { location: 'Caguas, Centro', categoryId: 1 }
  await makeAd(request, other, { title: `Apartamento 3/2 ${word}`, price: '$850', ...homes })
  await makeAd(request, other, { title: `Apartamento 1/1 ${word}`, price: '$600', ...homes })
  return word
}

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filtros avanzados' })
const openSheet = async (page: Page) => {
  await page.getByRole('button', { name: /^Filtros/ }).click()
  await expect(sheet(page)).toBeVisible()
}
const titles = (page: Page, word: string) =>
  page.getByRole('article').getByRole('link', { name: new RegExp(word) })

test('cars are found by make and years, several makes at once, and the way back', async ({
  page,
  request,
}) => {
  const complaints = watchComplaints(page)
  const word = await makeAds(request)
  await page.goto(`/search?q=${word}&category=vehiculos`, { waitUntil: 'networkidle' })
  await expect(titles(page, word)).toHaveCount(3)

  await openSheet(page)
  const dialog = sheet(page)
  const makes = dialog.getByRole('group', { name: 'Marca' })
  await expect(dialog.getByRole('group', { name: 'Modelo' })).toHaveCount(0)
  await expect(dialog.getByRole('group', { name: 'Cuartos' })).toHaveCount(0)
  await expect(dialog.getByRole('status')).toHaveText('3 anuncios')
  await makes.getByRole('checkbox', { name: /^Toyota\s*, 2 anuncios$/ }).check()
  await expect(dialog.getByRole('status')).toHaveText('2 anuncios')
  // Another make can still be chosen beside.
  await expect(makes.getByRole('checkbox', { name: /^Honda\s*, 1 anuncio$/ })).toBeVisible()
  await expect(dialog.getByRole('group', { name: 'Modelo' })).toBeVisible()
  const years = dialog.getByRole('group', { name: 'Año' })
  await years.getByRole('combobox', { name: 'Desde' }).selectOption('2010')
  await expect(dialog.getByRole('status')).toHaveText('1 anuncio')
  await years.getByRole('combobox', { name: 'Hasta' }).selectOption('2018')
  await dialog.getByRole('button', { name: 'Ver anuncios' }).last().click()
  await expect(page).toHaveURL(`/search?q=${word}&category=vehiculos&make=Toyota&year=2010-2018`)
  await expect(titles(page, word)).toHaveCount(1)

  await openSheet(page)
  await makes.getByRole('checkbox', { name: /^Honda/ }).check()
  await dialog.getByRole('button', { name: 'Ver anuncios' }).last().click()
  await expect(page).toHaveURL(/make=Toyota%2CHonda/)
  await expect(titles(page, word)).toHaveCount(2)
  const chosen = page.getByRole('region', { name: 'Filtros activos' })
  await expect(chosen.getByRole('button', { name: /^Quitar filtro/ })).toHaveText([
    'Vehículos',
    'Toyota',
    'Honda',
    '2010 a 2018',
  ])
  await chosen.getByRole('button', { name: 'Quitar filtro: Toyota' }).click()
  await expect(page).toHaveURL(/make=Honda/)
  await expect(titles(page, word)).toHaveText([/Honda Civic/])
  await page.goBack()
  await expect(titles(page, word)).toHaveCount(2)
  await page.getByRole('button', { name: 'Limpiar filtros' }).click()
  await expect(page).toHaveURL(`/search?q=${word}`)
  await expect(titles(page, word)).toHaveCount(5)
  expect(complaints).toEqual([])
})

test('a shared address says its filters, and the sheet has nothing that bars anybody', async ({
  page,
  request,
}) => {
  const complaints = watchComplaints(page)
  const word = await makeAds(request)
  await page.goto(`/search?q=${word}&category=vehiculos&make=toyota&year=-2010`)
  await expect(page.getByRole('button', { name: 'Quitar filtro: Toyota' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Quitar filtro: Hasta 2010' })).toBeVisible()
  await expect(titles(page, word)).toHaveCount(1)
  await openSheet(page)
  await expect(sheet(page).getByRole('checkbox', { name: /^Toyota/ })).toBeChecked()
  expect(await barriers(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(complaints).toEqual([])
})

test('homes are narrowed on the page of their category, and what finds nothing is offered with less', async ({
  page,
  request,
}) => {
  const word = await makeAds(request)
  await page.goto(`/category/bienes-raices?q=${word}`, { waitUntil: 'networkidle' })
  await expect(titles(page, word)).toHaveCount(2)
  await page.getByRole('button', { name: '2 cuartos o más' }).click()
  await expect(page).toHaveURL(`/category/bienes-raices?q=${word}&rooms=2-`)
  await expect(titles(page, word)).toHaveCount(1)

  await openSheet(page)
  await sheet(page)
    .getByRole('button', { name: /^Baños: 4 o más/ })
    .click()
  await sheet(page).getByRole('button', { name: 'Ver anuncios' }).last().click()
  const offer = page.getByRole('link', { name: 'Sin el filtro Baños 1 anuncio' })
  await expect(offer).toBeVisible()
  await offer.click()
  await expect(page).toHaveURL(`/category/bienes-raices?q=${word}&rooms=2-`)
  await expect(titles(page, word)).toHaveCount(1)
})

test('a saved search keeps what it asks of attributes', async ({ page, request }) => {
  const word = await makeAds(request)
  await enterAs(page, await makeMember(request))
  await page.goto(`/search?q=${word}&category=vehiculos&make=Toyota,Honda&year=2010-2018`, {
    waitUntil: 'networkidle',
  })
  await page.getByRole('button', { name: 'Guardar búsqueda' }).click()
  const saving = page.getByRole('dialog', { name: 'Guardar búsqueda' })
  await expect(saving).toContainText(`${word} · Vehículos · Toyota · Honda · 2010 a 2018`)
  await saving.getByRole('button', { name: 'Guardar búsqueda' }).click()
  await expect(page.getByRole('button', { name: 'Búsqueda guardada' })).toBeVisible()
  await page.goto('/saved-searches')
  await expect(page.getByText(`${word} · Vehículos · Honda · Toyota · 2010 a 2018`)).toBeVisible()
  await page.getByRole('link', { name: /^Ver anuncios:/ }).click()
  await expect(titles(page, word)).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Búsqueda guardada' })).toBeVisible()
})

test('without network the filters open without numbers', async ({ page, context, request }) => {
  const word = await makeAds(request)
  await page.goto(`/search?q=${word}&category=vehiculos`, { waitUntil: 'networkidle' })
  await untilInstalled(page)
  await context.setOffline(true)
  await openSheet(page)
  const dialog = sheet(page)
  const years = dialog.getByRole('group', { name: 'Año' })
  await years.getByRole('combobox', { name: 'Desde' }).selectOption('2010')
  await dialog.getByRole('checkbox', { name: 'Carro', exact: true }).check()
  await expect(dialog.getByRole('status')).toHaveText('')
  await dialog.getByRole('button', { name: 'Ver anuncios' }).last().click()
  await expect(page).toHaveURL(/vehicleKind=carro&year=2010-/)
  await expect(page.getByRole('button', { name: 'Quitar filtro: Desde 2010' })).toBeVisible()
})
