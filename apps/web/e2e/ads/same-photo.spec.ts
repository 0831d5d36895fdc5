import { expect, test } from '@playwright/test'
import { makeAd, newWord } from '../support/ads.ts'
import { drawnPhoto } from '../support/device.ts'
import { makeMember, signIn } from '../support/people.ts'

test('a second ad with the photo of the first one brings an offer to renew that', async ({
  page,
  request,
}) => {
  const word = newWord()
  const member = await makeMember(request)
  await page.goto('/help')
  const images = [await drawnPhoto(page)]
  const first = await makeAd(request, member, { title: `Piano ${word}`, images })
  await makeAd(request, member, { title: `Teclado ${word}`, images })
  await signIn(page, member, '/notifications')
  const offer = page.getByText('Renueva tu anuncio en vez de repetirlo')
  await expect(async () => {
    await page.reload()
    await expect(offer).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await offer.click()
  await expect(page).toHaveURL(`/my-listings?renew=${first}`)
  const notice = page.getByRole('region', { name: 'Renovar anuncio' })
  await expect(notice).toContainText(`Piano ${word}`)
})
