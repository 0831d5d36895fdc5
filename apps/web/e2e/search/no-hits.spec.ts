import { expect, type Page, test } from '@playwright/test'
import { enterAs, makeAd, newWord } from '../support/ads.ts'
import { makeMember } from '../support/people.ts'

const offered = (page: Page) => page.getByRole('region', { name: 'Esto sí aparece' })

test('a search that finds nothing leads by one tap to what is there', async ({ page, request }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  const word = newWord()
  const member = await makeMember(request)
  await makeAd(request, member, { title: `Ánfora ${word}`, price: '$300', location: 'Ponce, Sur' })
  await page.goto(`/search?q=${word}&maxPrice=50`)
  await expect(page.getByRole('heading', { name: 'No se encontraron anuncios' })).toBeVisible()
  await expect(page.getByText('Hay 1 búsqueda que sí encuentran anuncios.')).toHaveCount(0)
  await expect(page.getByText('Hay 1 búsqueda que sí encuentra anuncios.')).toHaveRole('status')
  const link = offered(page).getByRole('link')
  await expect(link).toHaveText(/^Con cualquier precio\s+1 anuncio$/)
  // By the keyboard; the focus does not fall to the top of the page.
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/search?q=${word}`)
  await expect(page.getByRole('link', { name: `Ánfora ${word}` })).toBeVisible()
  await expect(page.getByText('1 anuncio', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(errors).toEqual([])
})

test('what was read out of the words is offered without, and towns nearby', async ({
  page,
  request,
}) => {
  const word = newWord()
  const member = await makeMember(request)
  await makeAd(request, member, { title: `Ánfora ${word}`, price: '$300', location: 'Ponce, Sur' })
  await page.goto(`/search?q=${word}+en+juana+díaz`)
  await expect(offered(page).getByRole('link')).toHaveText([
    /^Hasta 30 km de Juana Díaz\s+1 anuncio$/,
    /^En toda la isla\s+1 anuncio$/,
  ])
  await offered(page).getByRole('link').first().click()
  await expect(page.getByRole('link', { name: `Ánfora ${word}` })).toBeVisible()
  await expect(page.getByRole('button', { name: /Quitar filtro: A 30 km/ })).toBeVisible()
})

test("a category's page offers the same, and stays where it can", async ({ page, request }) => {
  const word = newWord()
  const member = await makeMember(request)
  await makeAd(request, member, { title: `Ánfora ${word}`, price: '$300', categoryId: 8 })
  await page.goto(`/category/hogar-jardin?q=${word}&maxPrice=50`)
  await offered(page)
    .getByRole('link', { name: /^Con cualquier precio/ })
    .click()
  await expect(page).toHaveURL(`/category/hogar-jardin?q=${word}`)
  await page.goto(`/category/vehiculos?q=${word}`)
  await offered(page)
    .getByRole('link', { name: /^En todas las categorías/ })
    .click()
  await expect(page).toHaveURL(`/search?q=${word}`)
  await expect(page.getByRole('link', { name: `Ánfora ${word}` })).toBeVisible()
})

test('where nothing else would find anything there is the alert', async ({ page, request }) => {
  const word = newWord()
  await page.goto(`/search?q=${word}`)
  const alertMe = page.getByRole('button', { name: 'Avísame cuando aparezca' })
  await expect(alertMe).toBeVisible()
  await expect(offered(page)).toHaveCount(0)
  await alertMe.click()
  await expect(
    page.getByText('Debes iniciar sesión para guardar búsquedas', { exact: true }),
  ).toBeVisible()
  await enterAs(page, await makeMember(request))
  await page.goto(`/search?q=${word}`)
  // What they wanted before they signed in goes on.
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('button', { name: 'Te avisaremos cuando aparezca' })).toBeVisible()
})

test('at 320 px with large text nothing pushes the page sideways', async ({ page, request }) => {
  const word = newWord()
  const member = await makeMember(request)
  await makeAd(request, member, { title: `Ánfora ${word}`, price: '$300', location: 'Ponce, Sur' })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%'
    })
  })
  await page.goto(`/search?q=${word}+en+sabana+grande+menos+de+500`)
  await expect(offered(page)).toBeVisible()
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(excess).toBe(0)
})
