// How the list and the thread stand on a screen.
import { expect, test } from '@playwright/test'
import { enterAs, makeAd, newWord } from '../support/ads.ts'
import { axe, endMotion } from '../support/barriers.ts'
import {
  bubbles,
  field,
  headersOf,
  makePair,
  rows,
  say,
  thread,
  untilLive,
} from '../support/talks.ts'

test('many messages come as one scrolls up, and new ones do not pull one down', async ({
  page,
  request,
}) => {
  const { seller, buyer, id } = await makePair(request)
  for (let index = 0; index < 70; index += 1) await say(request, seller, id, `mensaje ${index}`)
  await request.put(`/api/conversations/${id}/read`, { headers: headersOf(buyer) })
  await enterAs(page, buyer)
  const live = untilLive(page)
  await page.goto(`/chat/${id}`)
  await live
  await expect(bubbles(page).filter({ hasText: 'mensaje 69' })).toBeInViewport()
  await thread(page).evaluate((element) => element.scrollTo({ top: -element.scrollHeight }))
  await expect(bubbles(page)).toHaveCount(70)
  const read = bubbles(page).filter({ hasText: /mensaje 25$/ })
  await read.scrollIntoViewIfNeeded()
  const before = await read.boundingBox()
  await say(request, seller, id, 'uno más')
  await page.getByRole('button', { name: 'Mensajes nuevos' }).waitFor()
  expect((await read.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
  await page.getByRole('button', { name: 'Mensajes nuevos' }).click()
  await expect(bubbles(page).filter({ hasText: 'uno más' })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Mensajes nuevos' })).toBeHidden()
})

test('on a desktop the list stands beside the thread, and what is typed stays with its own', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const first = await makePair(request)
  const listingId = await makeAd(request, first.seller, { title: `Toldo ${newWord()}` })
  const started = await request.post('/api/conversations', {
    headers: headersOf(first.buyer),
    data: { listingId, sellerId: first.seller.id },
  })
  const second: { id: number } = await started.json()
  await say(request, first.seller, first.id, 'Sobre la hamaca')
  await say(request, first.seller, second.id, 'Sobre el toldo')
  await enterAs(page, first.buyer)
  await page.goto('/messages')
  await expect(page.getByRole('heading', { name: 'Selecciona una conversación' })).toBeVisible()
  await expect(rows(page)).toContainText(['Sobre el toldo', 'Sobre la hamaca'])
  await rows(page).nth(1).click()
  await expect(page).toHaveURL(`/chat/${first.id}`)
  await expect(rows(page).nth(1)).toHaveAttribute('aria-current', 'page')
  await field(page).fill('a medias')
  await rows(page).nth(0).click()
  await expect(page).toHaveURL(`/chat/${second.id}`)
  await expect(bubbles(page)).toHaveText([/Sobre el toldo/])
  await expect(field(page)).toHaveValue('')
  await page.goBack()
  await expect(field(page)).toHaveValue('a medias')
  await field(page).press('Enter')
  await expect(rows(page).nth(0)).toContainText('Tú: a medias')
  // One's own words stand on the right.
  const left = async (words: string) =>
    (await bubbles(page).filter({ hasText: words }).boundingBox())?.x ?? 0
  expect(await left('a medias')).toBeGreaterThan((await left('Sobre la hamaca')) + 100)
  await expect(page).toHaveTitle(`${first.seller.fullName} | Wepa`)
})

test('list and thread meet no serious barrier, and large text fit', async ({ page, request }) => {
  const { seller, buyer, id } = await makePair(request)
  await say(request, buyer, id, 'Hola, mi número es 787-555-0123')
  await say(request, seller, id, `Supercalifragilistico${'o'.repeat(60)} https://wepa.example/`)
  await enterAs(page, buyer)
  await page.route(/conversations\.send/, (route) => route.abort())
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/chat/${id}`)
    await expect(bubbles(page).first()).toBeVisible()
    await field(page).fill('a medias')
    if (width === 1280) await field(page).press('Enter')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await endMotion(page)
      const { violations } = await axe(page).analyze()
      expect(violations.map((found) => found.id)).toEqual([])
    }
  }
  // Typing does not move the page.
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of [`/chat/${id}`, '/messages']) {
    await page.goto(path)
    await expect(path === '/messages' ? rows(page).first() : bubbles(page).first()).toBeVisible()
    const overlap = await page.evaluate(() => {
      const { documentElement: root } = document
      root.style.fontSize = '200%'
      return root.scrollWidth - root.clientWidth
    })
    expect(overlap, path).toBe(0)
  }
})
