// From a tap on the first ad of a page that stands to the ad: the second page of a visit.
import type { Browser } from '@playwright/test'
import { phone, slowDown } from './phone.ts'

/** In ms: `seen` until its title and picture are on the screen, `whole` until everything of the ad itself is. */
export type SecondPage = { seen: number; whole: number }

export async function measureSecondPage(browser: Browser, base: string): Promise<SecondPage> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await slowDown(page, 'Slow 4G')
  await page.goto(`${base}/search`)
  await page.waitForFunction(() => !('wepaStarter' in window))
  // Somebody looks at the ads for a moment.
  await page.waitForTimeout(3000)
  const link = page.locator('main article a').first()
  const title = (await link.textContent()) ?? ''
  await page.evaluate((words) => {
    addEventListener('pointerdown', () => performance.mark('tap'), { capture: true, once: true })
    const painted = (name: string) =>
      requestAnimationFrame(() => setTimeout(() => performance.mark(name)))
    const isSeen = () => {
      const heading = document.querySelector('main h1')?.textContent ?? ''
      return location.pathname.startsWith('/listing/') && words.includes(heading.trim())
    }
    const isWhole = () => document.querySelector('main [aria-label="Vendedor"]') !== null
    const look = (isThere: () => boolean, then: () => void) => {
      if (isThere()) then()
      else setTimeout(look, 5, isThere, then)
    }
    look(isSeen, () => {
      painted('seen')
      look(isWhole, () => painted('whole'))
    })
  }, title)
  await link.tap({ noWaitAfter: true })
  await page.waitForFunction(() => performance.getEntriesByName('whole').length > 0)
  const took = await page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN
    return { seen: at('seen') - at('tap'), whole: at('whole') - at('tap') }
  })
  await context.close()
  return took
}
