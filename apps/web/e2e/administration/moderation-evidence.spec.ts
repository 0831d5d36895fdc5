import { expect, test } from '@playwright/test'
import { enterAs, makeAd } from '../support/ads.ts'
import { makeMember, signIn } from '../support/people.ts'

const admin = { username: 'admin', password: 'admin1234' }

test('a moderator finds the way from an ad and a profile to the desk; nobody else sees it', async ({
  page,
  request,
  browser,
}) => {
  const seller = await makeMember(request)
  const listingId = await makeAd(request, seller, { title: 'Tambor de bomba' })
  const other = await browser.newPage()
  await enterAs(other, await makeMember(request))
  await other.goto(`/listing/${listingId}`)
  await expect(other.getByRole('button', { name: 'No me interesa' })).toBeVisible()
  await expect(other.getByText('en Moderación')).toHaveCount(0)
  await other.close()

  await signIn(page, admin, `/listing/${listingId}`)
  await page.getByRole('link', { name: 'El anuncio en Moderación' }).click()
  await expect(page).toHaveURL(new RegExp(`case=listing-${listingId}`))
  await expect(page.getByRole('radio', { name: /^Ocultar el anuncio/ })).toBeVisible()
  await page.goto(`/seller/${seller.id}`)
  await page.getByRole('link', { name: 'La persona en Moderación' }).click()
  await expect(page).toHaveURL(new RegExp(`case=user-${seller.id}`))
  await expect(page.getByRole('region', { name: 'Sus anuncios' })).toContainText('1 activo')
})
