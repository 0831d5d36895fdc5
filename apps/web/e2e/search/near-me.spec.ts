import { expect, type Page, test } from '@playwright/test'
import { makeAd, newWord, watchComplaints } from '../support/ads.ts'
import { makeMember } from '../support/people.ts'

const order = (page: Page) => page.getByRole('combobox', { name: 'Ordenar' })
const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 })

test('without permission, and off the island, the order stays and a message says what else to do', async ({
  page,
  context,
}) => {
  const complaints = watchComplaints(page)
  await page.goto('/search?q=silla', { waitUntil: 'networkidle' })
  await order(page).selectOption('Más cerca de mí')
  await expect(page.getByText('Sin permiso para usar tu ubicación', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Escoge tu pueblo y ordena/)).toBeVisible()
  await expect(order(page)).toHaveValue('')
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 25.76, longitude: -80.19 })
  await order(page).selectOption('Más cerca de mí')
  await expect(page.getByText('No estás en Puerto Rico', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/search?q=silla')
  expect(complaints).toEqual([])
})

test('what is near comes first, and the address says the municipality alone', async ({
  page,
  context,
  request,
}) => {
  const word = newWord()
  const seller = await makeMember(request)
  await makeAd(request, seller, { title: `Silla lejos ${word}`, location: 'Mayagüez, Oeste' })
  await makeAd(request, seller, { title: `Silla cerca ${word}`, location: 'Gurabo, Centro' })
  await makeAd(request, seller, { title: `Silla al lado ${word}`, location: 'Caguas, Centro' })
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 18.2342, longitude: -66.0358 })
  await page.goto(`/search?q=${word}`, { waitUntil: 'networkidle' })
  await order(page).selectOption('Más cerca de mí')
  await expect(page).toHaveURL(`/search?q=${word}&location=Caguas&sort=nearest`)
  await expect(titles(page)).toHaveText([/al lado/, /cerca/, /lejos/])
  await expect(order(page)).toHaveValue('nearest')
})
