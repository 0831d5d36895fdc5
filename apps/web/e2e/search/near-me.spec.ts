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

test('who chooses another order, or leaves, before the device answers stays there', async ({
  page,
}) => {
  // A device that looks for itself until it is told where it is.
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (found) => {
      const coords = { latitude: 18.2342, longitude: -66.0358 }
      addEventListener('found', () => found({ coords } as GeolocationPosition))
    }
  })
  const answer = () => page.evaluate(() => dispatchEvent(new Event('found')))
  await page.goto('/search?q=silla', { waitUntil: 'networkidle' })
  await order(page).selectOption('Más cerca de mí')
  await expect(order(page).getByRole('option', { selected: true })).toHaveText(
    'Buscando tu ubicación…',
  )
  await order(page).selectOption('Más antiguos')
  await expect(page).toHaveURL('/search?q=silla&sort=oldest')
  await answer()
  await expect(page.waitForURL(/nearest/, { timeout: 1000 })).rejects.toThrow('Timeout')
  await expect(order(page)).toHaveValue('oldest')

  await order(page).selectOption('Más cerca de mí')
  await expect(order(page)).toHaveValue('near-me')
  await page.getByRole('link', { name: 'Wepa, inicio' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compra y vende cerca de ti')
  await answer()
  await expect(page.waitForURL(/nearest/, { timeout: 1000 })).rejects.toThrow('Timeout')
})
