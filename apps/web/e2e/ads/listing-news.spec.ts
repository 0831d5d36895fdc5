import { type APIRequestContext, expect, test } from '@playwright/test'
import { enterAs, makeAd, newWord } from '../support/ads.ts'
import { untilTakenOver } from '../support/device.ts'
import { type Member, makeMember } from '../support/people.ts'

/** The seller changes the price. */
async function setPrice(request: APIRequestContext, seller: Member, id: number, price: string) {
  const headers = { authorization: `Bearer ${seller.token}` }
  const { title, description, categoryId } = await (await request.get(`/api/listings/${id}`)).json()
  const data = { title, description, categoryId, price }
  expect((await request.put(`/api/listings/${id}`, { headers, data })).status()).toBe(200)
}

test('a tab that one comes back to says what the ad costs now', async ({ page, request }) => {
  const seller = await makeMember(request)
  const title = `Nevera ${newWord()}`
  const id = await makeAd(request, seller, { title, price: '$275' })
  await page.clock.install()
  await page.goto(`/listing/${id}`)
  await expect(page.getByText('$275', { exact: true })).toBeVisible()
  await untilTakenOver(page)
  await setPrice(request, seller, id, '$290')
  await page.clock.fastForward(11_000)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText('$290', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Actualizado')).toBeVisible()
})

test('an ad that one comes back to within the app catches up by itself', async ({
  page,
  request,
}) => {
  const seller = await makeMember(request)
  const word = newWord()
  const id = await makeAd(request, seller, { title: `Nevera ${word}`, price: '$275' })
  await page.clock.install()
  await page.goto(`/search?q=${word}`)
  await untilTakenOver(page)
  const card = page.getByRole('link', { name: new RegExp(word) }).first()
  await card.click()
  await expect(page).toHaveURL(`/listing/${id}`)
  await expect(page.getByText('$275', { exact: true })).toBeVisible()
  await page.goBack()
  await setPrice(request, seller, id, '$290')
  await page.clock.fastForward(11_000)
  await card.click()
  await expect(page).toHaveURL(`/listing/${id}`)
  await expect(page.getByText('$290', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Actualizado')).toBeVisible()
})

test('an own ad never shows how it was before it was saved', async ({ page, request }) => {
  const seller = await makeMember(request)
  const id = await makeAd(request, seller, { title: `Nevera ${newWord()}`, price: '$275' })
  await enterAs(page, seller)
  await page.goto(`/listing/${id}`)
  await expect(page.getByText('$275', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Editar' }).first().click()
  await page.getByLabel(/^Precio/).fill('$290')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page).toHaveURL('/my-listings')
  // The answer never comes: what was kept must not stand in for it.
  await page.route('**/trpc/**listings.get**', () => {})
  await page.locator(`a[href="/listing/${id}"]`).first().click()
  await expect(page).toHaveURL(`/listing/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Nevera/)
  await expect(page.getByText('$275', { exact: true })).toBeHidden()
  await page.unroute('**/trpc/**listings.get**')
})
