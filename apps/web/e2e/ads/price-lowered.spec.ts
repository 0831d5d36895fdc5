// A seller asks less: who kept the ad is told, and everybody sees what it asked before.
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { barriers, expectFits } from '../support/barriers.ts'
import { closeOthers } from '../support/close-others.ts'
import { untilInstalled, untilKept } from '../support/device.ts'
import { makeMember, signIn } from '../support/people.ts'

/** The seller of the demo data, whose ads have stood for days. */
const demo = { username: 'demo', password: 'demo1234' }
const DAY = 86_400_000

type Ad = { id: number; title: string; price: string; createdAt: string }
type Headers = { authorization: string }

/**
 * One of her public ads that asked an amount for more than three days. An ad that an earlier run has lowered goes
 * down in steps: what stands beside it is the price before the first.
 */
async function standingAd(request: APIRequestContext): Promise<Ad & { headers: Headers }> {
  const { token, user } = await (await request.post('/api/auth/login', { data: demo })).json()
  const headers = { authorization: `Bearer ${token}` }
  const path = `/api/users/${user.id}/listings?status=active&limit=50`
  const ads: Ad[] = await (await request.get(path, { headers })).json()
  const ad = ads.find(({ createdAt, price }) => isOld(createdAt) && /^\$[\d,]+ al mes$/.test(price))
  if (!ad) throw new Error('no ad of the demo seller has an amount')
  return { ...ad, headers }
}

const isOld = (createdAt: string) => Date.parse(createdAt) < Date.now() - 4 * DAY

/** What stands in the place of the price, as it is read out. */
const priceOf = (page: Page) => page.getByRole('main').locator('header .figures').first()

test.afterEach(closeOthers)

test('who kept an ad is told, and sees both prices; the seller sees the history', async ({
  browser,
  page,
  request,
}) => {
  test.slow()
  const ad = await standingAd(request)
  const asked = Number(ad.price.replace(/\D/g, ''))
  const after = `$${asked - Math.ceil(asked / 20)} al mes`
  const member = await makeMember(request)
  const headers = { authorization: `Bearer ${member.token}` }
  expect((await request.post(`/api/listings/${ad.id}/favorite`, { headers })).ok()).toBe(true)

  await signIn(page, demo, `/edit-listing/${ad.id}`)
  await page.getByLabel('Precio', { exact: true }).fill(after)
  await page.getByRole('button', { name: 'Guardar Cambios' }).click()
  await expect(page).toHaveURL(/my-listings/)

  const { earlierPrice } = await (await request.get(`/api/listings/${ad.id}`)).json()
  const before = `$${Number(earlierPrice.amount)}`

  const buyer = await (await browser.newContext()).newPage()
  await signIn(buyer, member, '/notifications')
  const notice = buyer.getByRole('listitem').filter({ hasText: 'Bajó de precio: ' })
  await expect(async () => {
    await buyer.reload()
    await expect(notice).toContainText(`Antes $${asked}, ahora ${after}.`, { timeout: 2000 })
  }).toPass()
  await notice.getByRole('link').click()
  await expect(buyer).toHaveURL(`/listing/${ad.id}`)
  await expect(priceOf(buyer)).toHaveText(`Antes ${before}, ahora ${after} ${before}`)
  await expect(priceOf(buyer).locator('s')).toHaveAttribute('aria-hidden', 'true')
  expect(await barriers(buyer)).toEqual([])
  await buyer.goto('/favorites')
  const card = buyer.getByRole('article').filter({ hasText: ad.title })
  await expect(card.locator('s')).toHaveText(before)
  await untilInstalled(buyer)
  await untilKept(buyer, member.id, ['favorites.list'])
  await buyer.context().setOffline(true)
  await buyer.reload()
  await expect(card.locator('s')).toHaveText(before)

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await plain.goto(`/listing/${ad.id}`)
  await expect(priceOf(plain)).toContainText(`Antes ${before}, ahora ${after}`)
  await expect(plain.locator('script[type="application/ld+json"]').first()).not.toContainText(
    earlierPrice.amount,
  )

  await page.goto('/my-listings')
  await page.getByRole('button', { name: `Más opciones: ${ad.title}` }).click()
  await page.getByRole('menuitem', { name: 'Historial de precio' }).click()
  const dialog = page.getByRole('dialog', { name: 'Historial de precio' })
  const prices = dialog.getByRole('listitem')
  await expect(prices.first()).toContainText(`${after}Ahora, desde el `)
  await expect(prices.filter({ hasText: `${ad.price}Desde el ` })).toHaveCount(1)
  await expect(dialog).toContainText(`En tu anuncio se ve «Antes ${before}» hasta el `)
  expect(await barriers(page)).toEqual([])
  await expectFits(page)
})

test('what is told of lowered prices can be switched off', async ({ page, request }) => {
  await signIn(page, await makeMember(request), '/settings?tab=notifications')
  const drops = page.getByRole('switch', { name: 'Bajadas de precio' })
  await expect(drops).toBeChecked()
  await drops.click()
  await expect(drops).not.toBeChecked()
  await page.reload()
  await expect(drops).not.toBeChecked()
})
