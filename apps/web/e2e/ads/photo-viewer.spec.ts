import { expect, type Page, test } from '@playwright/test'
import { makeAd, newWord } from '../support/ads.ts'
import { untilTakenOver } from '../support/device.ts'
import { makeMember } from '../support/people.ts'
import { draw } from '../support/photos.ts'

const word = newWord()
const viewer = (page: Page) => page.getByRole('dialog', { name: /^Fotos: / })
const photo = (page: Page, number: number) =>
  viewer(page).getByRole('img', { name: new RegExp(`^Foto ${number} de 2`) })
const widthOf = async (page: Page, number: number) =>
  Math.round((await photo(page, number).boundingBox())?.width ?? 0)

test.beforeEach(async ({ page, request }) => {
  await page.goto('/search')
  const images = await Promise.all(['teal', 'orange'].map((fill) => draw(page, fill)))
  const id = await makeAd(request, await makeMember(request), {
    title: `Dos colores ${word}`,
    images,
  })
  await page.goto(`/listing/${id}`)
  await untilTakenOver(page)
  await page.getByRole('button', { name: 'Ampliar foto 1 de 2' }).click()
  await expect(viewer(page)).toBeVisible()
})

test('two taps, two fingers and a button enlarge the photo, and the page stays as it is', async ({
  page,
}) => {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const fingers = await page.context().newCDPSession(page)
  // Sent at once: with a pause between them they are no double tap.
  const tapTwice = () =>
    Promise.all(
      (['touchStart', 'touchEnd', 'touchStart', 'touchEnd'] as const).map((type) =>
        fingers.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchStart' ? [{ x: width / 2, y: height / 2 }] : [],
        }),
      ),
    )
  await expect.poll(() => widthOf(page, 1)).toBe(width)
  await tapTwice()
  await expect.poll(() => widthOf(page, 1)).toBe(Math.round(width * 2.5))
  await tapTwice()
  await expect.poll(() => widthOf(page, 1)).toBe(width)

  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: apart
        ? [-apart, apart].map((x, id) => ({ x: width / 2 + x, y: height / 2, id }))
        : [],
    })
  await touch('touchStart', 40)
  for (const apart of [50, 60, 70, 80]) await touch('touchMove', apart)
  await touch('touchEnd')
  await expect.poll(() => widthOf(page, 1)).toBe(width * 2)
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1)

  const button = viewer(page).getByRole('button', { name: 'Acercar' })
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => widthOf(page, 1)).toBe(width)
  await viewer(page).getByRole('button', { name: 'Foto siguiente' }).click()
  await button.click()
  await expect.poll(() => widthOf(page, 2)).toBe(Math.round(width * 2.5))
})

test('Back closes what lies over the ad, and the next one leaves the ad', async ({ page }) => {
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toBeHidden()
  // Within the product there is a page before this one.
  const ad = page.url()
  await page.goto(`/search?q=${word}`)
  await untilTakenOver(page)
  await page
    .getByRole('link', { name: new RegExp(word) })
    .first()
    .click()
  await page.getByRole('button', { name: 'Ampliar foto 1 de 2' }).click()
  await expect(viewer(page)).toBeVisible()
  await page.goBack()
  await expect(viewer(page)).toBeHidden()
  await page.getByRole('button', { name: 'Compartir' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(new URL(ad).pathname)
  await page.goBack()
  await expect(page).toHaveURL(`/search?q=${word}`)
})

test("a phone's own Back closes the viewer, also where nothing was before the ad", async ({
  page,
}) => {
  await page.keyboard.press('Escape')
  await page.addInitScript(() => {
    const Watcher = Reflect.get(window, 'CloseWatcher')
    // What the phone asks for by its gesture cannot be sent from here.
    const Known = class extends Watcher {
      constructor() {
        super()
        Reflect.set(window, 'askToClose', () => Reflect.get(this, 'requestClose').call(this))
      }
    }
    Reflect.set(window, 'CloseWatcher', Known)
  })
  await page.reload()
  await untilTakenOver(page)
  await page.getByRole('button', { name: 'Ampliar foto 1 de 2' }).click()
  await expect(viewer(page)).toBeVisible()
  await page.evaluate(() => Reflect.get(window, 'askToClose')())
  await expect(viewer(page)).toBeHidden()
})
