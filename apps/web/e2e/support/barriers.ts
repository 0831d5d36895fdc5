import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Axe for the page as it stands. It runs within the page, for Wepa's pages have no frames, and tells of violations
 * alone: the same findings in a fifth of the time.
 */
export const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })

/** What axe finds of weight on the page as it stands, with where. */
export async function barriers(page: Page): Promise<string[]> {
  const { violations } = await axe(page).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/** Screens and letters as people set them. */
const sizes = [
  { width: 320, letters: 16 },
  { width: 320, letters: 32 },
  { width: 390, letters: 32 },
  { width: 800, letters: 32 },
] as const

/** Nothing runs out of the screen at its side, however narrow it is and however large the browser's letters are. */
export async function expectFits(page: Page): Promise<void> {
  const before = page.viewportSize()
  const devtools = await page.context().newCDPSession(page)
  const setLetters = (standard: number) =>
    devtools.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
  for (const { width, letters } of sizes) {
    await page.setViewportSize({ width, height: 640 })
    await setLetters(letters)
    const overlap = await page.evaluate(() => {
      const { documentElement: root } = document
      return root.scrollWidth - root.clientWidth
    })
    expect.soft(overlap, `${page.url()} at ${width} px, letters of ${letters} px`).toBe(0)
  }
  await setLetters(16)
  await devtools.detach()
  if (before) await page.setViewportSize(before)
}
