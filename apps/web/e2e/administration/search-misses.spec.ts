import { type Browser, expect, type Page, test } from '@playwright/test'
import { makeAd, newWord } from '../support/ads.ts'
import { untilTakenOver } from '../support/device.ts'
import { makeMember, signIn } from '../support/people.ts'

const admin = { username: 'admin', password: 'admin1234' }
const report = /\/trpc\/searchMisses\.report$/

/** Searches as four visitors, one more than a search needs to be listed: two may get the same mark and count as one. */
async function asEach(browser: Browser, search: (page: Page) => Promise<void>): Promise<void> {
  for (const userAgent of ['uno', 'dos', 'tres', 'cuatro']) {
    const context = await browser.newContext({ userAgent: `Mozilla/5.0 ${userAgent}` })
    await search(await context.newPage())
    await context.close()
  }
}

/** Waits for the part of the results that notes how they are left: it comes after the program. */
async function untilWatched(page: Page): Promise<void> {
  await expect(page.locator('main p[role="status"].sr-only')).toBeAttached()
}

test('what found nothing is counted, and an administrator tries it', async ({ browser, page }) => {
  const word = newWord()
  await asEach(browser, async (visitor) => {
    const told = visitor.waitForResponse(report)
    await visitor.goto(`/search?q=nevera+${word}&location=Ponce`)
    expect((await told).status()).toBe(200)
  })
  await signIn(page, admin, '/admin-dashboard')
  await page.getByRole('tab', { name: 'Búsquedas' }).click()
  await page.getByRole('button', { name: 'Sin resultados' }).click()
  const row = page.getByRole('row', { name: new RegExp(`nevera ${word}`) })
  await expect(row).toContainText('ponce')
  await expect(row.getByRole('cell').nth(1)).toContainText('4')
  await expect(row.getByRole('cell').nth(2)).toContainText(/[34]/)
  await row.getByRole('button', { name: `Probar ahora: nevera ${word}` }).click()
  const trial = page.getByRole('dialog', { name: `«nevera ${word}»` })
  await expect(trial).toContainText('grupo: nevera')
  await expect(trial).toContainText(`${word} palabra suelta`)
  await page.keyboard.press('Escape')
  await expect(row.getByRole('button')).toBeFocused()
  await page.getByRole('button', { name: 'Dejadas al momento' }).click()
  await expect(row).toHaveCount(0)
})

test('what is left at once is counted, what is used is not', async ({ browser, page, request }) => {
  const word = newWord()
  await makeAd(request, await makeMember(request), { title: `Atril ${word}` })
  const searchFor = async (visitor: Page, words: string) => {
    await visitor.getByRole('searchbox', { name: 'Qué estás buscando?' }).fill(words)
    await visitor.keyboard.press('Enter')
  }
  await asEach(browser, async (visitor) => {
    // However long the machine takes, they leave at once.
    await visitor.clock.setFixedTime(new Date())
    await visitor.goto(`/search?q=${word}`)
    await untilWatched(visitor)
    const told = visitor.waitForResponse(report)
    await searchFor(visitor, 'nevera')
    expect((await told).status()).toBe(200)
    // Pressed something: that was of use.
    await visitor.goto(`/search?q=atril+${word}`)
    await untilWatched(visitor)
    await visitor.getByRole('link', { name: `Atril ${word}` }).click()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`Atril ${word}`)
  })
  await signIn(page, admin, '/admin-dashboard')
  await page.getByRole('tab', { name: 'Búsquedas' }).click()
  const row = page.getByRole('row', { name: new RegExp(word) })
  // The search that led to an ad has no row.
  await expect(row).toHaveCount(1)
  await expect(row).not.toContainText('atril')
  await expect(row).toContainText('Dejadas al momento')
  await expect(row.getByRole('cell').nth(3)).toContainText('1')
})

test('who asks not to be followed is not counted', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (each) => report.test(each.url()) && sent.push(each.url()))
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'doNotTrack', { value: '1' })
  })
  await page.goto(`/search?q=${newWord()}`)
  await expect(page.getByRole('button', { name: 'Avísame cuando aparezca' })).toBeVisible()
  await untilTakenOver(page)
  expect(sent).toEqual([])
})
