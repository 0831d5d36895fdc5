import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Axe for the page as it stands. It runs within the page, for Wepa's pages have no frames, and tells of violations
 * alone: the same findings in a fifth of the time.
 */
export const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })

/** What axe finds of weight on the page as it stands, with where. */
export async function barriers(page: Page): Promise<string[]> {
  await endMotion(page)
  const { violations } = await axe(page).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/** Ends what fades or moves: axe would judge half-faded words by a color that nobody has to read. */
export function endMotion(page: Page): Promise<void> {
  return page.emulateMedia({ reducedMotion: 'reduce' })
}

/** One thing stands below another. */
export async function expectBelow(lower: Locator, upper: Locator): Promise<void> {
  const boxOf = async (thing: Locator) => {
    await expect(thing).toBeVisible()
    return (await thing.boundingBox()) ?? { y: Number.NaN, height: 0 }
  }
  const above = await boxOf(upper)
  expect((await boxOf(lower)).y).toBeGreaterThanOrEqual(above.y + above.height)
}

/** Screens and font sizes as people set them, in pixels. */
const sizes = [
  { width: 320, fontSize: 16 },
  { width: 320, fontSize: 32 },
  { width: 390, fontSize: 32 },
  { width: 800, fontSize: 32 },
] as const

/** Nothing runs out of the screen at its side, however narrow it is and however large the browser's text is. */
export async function expectFits(page: Page): Promise<void> {
  const before = page.viewportSize()
  const devtools = await page.context().newCDPSession(page)
  const setFontSize = (standard: number) =>
    devtools.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
  for (const { width, fontSize } of sizes) {
    await page.setViewportSize({ width, height: 640 })
    await setFontSize(fontSize)
    const overlap = await page.evaluate(() => {
      const { documentElement: root } = document
      return root.scrollWidth - root.clientWidth
    })
    expect.soft(overlap, `${page.url()} at ${width} px, text of ${fontSize} px`).toBe(0)
  }
  await setFontSize(16)
  await devtools.detach()
  if (before) await page.setViewportSize(before)
}
