// Ads are found in plain words by what they say of themselves, however their text says it.
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { makeAd, newWord } from '../support/ads.ts'
import { press } from '../support/drafts.ts'
import { type Member, makeMember, signIn } from '../support/people.ts'

/** Among what was asked for: what is only alike stands a level deeper. */
const found = (page: Page, title: string) =>
  page.getByRole('article').getByRole('heading', { level: 2, name: title, exact: true })

async function saveSearch(request: APIRequestContext, member: Member, query: string) {
  const response = await request.post('/api/saved-searches', {
    headers: { authorization: `Bearer ${member.token}` },
    data: { name: query, query, categoryId: 2 },
  })
  expect(response.status()).toBe(201)
}

test('a car published in one sentence is found in words, by filters, and by whoever waits for it', async ({
  page,
  request,
  browser,
}) => {
  const word = newWord()
  const [seller, buyer] = [await makeMember(request), await makeMember(request)]
  await saveSearch(request, buyer, `corolla 2016 ${word}`)
  const title = `Carro de mi tía ${word}`
  await signIn(page, seller, '/post-ad')
  await page.getByLabel('Categoría').selectOption('Vehículos')
  await page.getByLabel('Título', { exact: true }).fill(title)
  await page
    .getByLabel('Descripción')
    .fill('Toyota Corolla del 15 automático, 95 mil millas, $8,995')
  const chips = page.getByRole('region', { name: 'Entendimos' })
  await expect(chips.getByRole('button', { name: 'Cambiar Modelo: Corolla' })).toBeVisible()
  // No word of the ad says this year.
  await page.getByLabel('Año', { exact: true }).fill('2016')
  await press(page)
  await expect(page).toHaveURL('/')

  const visit = await browser.newContext()
  const other = await visit.newPage()
  for (const query of [`corolla 2016 ${word}`, `toyota automático ${word}`]) {
    await other.goto(`/search?q=${encodeURIComponent(query)}`)
    await expect(found(other, title)).toBeVisible()
  }
  await other.goto(`/search?q=${encodeURIComponent(`corolla 2017 ${word}`)}`)
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(found(other, title)).toHaveCount(0)
  await other.goto(`/search?q=${word}&category=vehiculos&make=Toyota&year=2016`)
  await expect(found(other, title)).toBeVisible()
  await signIn(other, buyer, '/notifications')
  await expect(other.getByText(word).first()).toBeVisible()
  await visit.close()
})

test('a home is found by its rooms in whatever way they are written', async ({ page, request }) => {
  const word = newWord()
  const seller = await makeMember(request)
  const home = { categoryId: 1, location: 'Caguas, Centro', price: '$850' }
  const fits = `Se alquila casa, tres cuartos y dos baños ${word}`
  const smaller = `Se alquila casa, dos cuartos y un baño ${word}`
  await makeAd(request, seller, { ...home, title: fits })
  await makeAd(request, seller, { ...home, title: smaller })
  for (const query of ['3/2 en Caguas hasta 900', '3 cuartos 2 baños Caguas']) {
    await page.goto(`/search?q=${encodeURIComponent(query)}`)
    await expect(found(page, fits)).toBeVisible()
    await expect(found(page, smaller)).toHaveCount(0)
  }
  await page.goto(`/search?q=${encodeURIComponent('3/2 en Caguas hasta 800')}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(found(page, fits)).toHaveCount(0)
})

test('a plumber with a licence is found by it, whether written or ticked', async ({
  page,
  request,
}) => {
  const word = newWord()
  const seller = await makeMember(request)
  const plumber = { categoryId: 6, description: 'Servicio en toda el área.', price: 'A consultar' }
  await makeAd(request, seller, { ...plumber, title: `Plomero ${word} sin apuro` })
  await makeAd(request, seller, {
    ...plumber,
    title: `Plomero ${word} de confianza`,
    attributes: { licensed: true },
  })
  await page.goto(`/search?q=${encodeURIComponent(`plomero ${word} con licencia`)}`)
  await expect(found(page, `Plomero ${word} de confianza`)).toBeVisible()
  await expect(found(page, `Plomero ${word} sin apuro`)).toHaveCount(0)
})
