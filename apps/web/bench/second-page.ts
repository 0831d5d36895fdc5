// From a tap on the first ad of a page that stands until the ad is there: the second page of a visit.
import type { Browser } from '@playwright/test'
import { phone, slowDown } from './phone.ts'

/** In ms. */
export async function measureSecondPage(browser: Browser, base: string): Promise<number> {
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
    const look = () => {
      const heading = document.querySelector('main h1')?.textContent ?? ''
      if (location.pathname.startsWith('/listing/') && words.includes(heading.trim())) {
        requestAnimationFrame(() => setTimeout(() => performance.mark('there')))
      } else setTimeout(look, 5)
    }
    look()
  }, title)
  await link.tap({ noWaitAfter: true })
  await page.waitForFunction(() => performance.getEntriesByName('there').length > 0)
  const took = await page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN
    return at('there') - at('tap')
  })
  await context.close()
  return took
}
