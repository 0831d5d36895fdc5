import { expect, type Page, test } from '@playwright/test'
import { makeAd, newWord } from '../support/ads.ts'
import { makeMember, signIn } from '../support/people.ts'

/** A picture of its own: a shape that others' pictures share would count as a common one. */
function scene(page: Page): Promise<string> {
  return page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no drawing context')
    for (let things = 0; things < 14; things++) {
      context.fillStyle = `hsl(${Math.random() * 360} 70% ${20 + Math.random() * 60}%)`
      context.fillRect(Math.random() * 560, Math.random() * 400, 60 + Math.random() * 200, 90)
    }
    return canvas.toDataURL('image/jpeg')
  })
}

test('a second ad with the photo of the first one brings an offer to renew that', async ({
  page,
  request,
}) => {
  const word = newWord()
  const member = await makeMember(request)
  await page.goto('/help')
  const images = [await scene(page)]
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
