// The network, the program and the browser's idle moments, kept back until a test lets them go.
import type { Page } from '@playwright/test'

/** Keeps the program from arriving until the answer is called. */
export function holdProgram(page: Page): Promise<() => void> {
  return hold(page, '/assets/*.js')
}

/** Keeps what is asked for at these addresses from being answered until the answer is called. */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  let letGo = () => {}
  const until = new Promise<void>((done) => {
    letGo = done
  })
  await page.route(addresses, async (route) => {
    await until
    await route.continue().catch(() => {})
  })
  return letGo
}

/** Keeps the next page busy, so that what waits for an idle moment waits until the answer is called. */
export async function holdIdle(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = []
    const { requestIdleCallback } = window
    window.requestIdleCallback = (work) => waiting.push(work)
    window.addEventListener('test-idle', () => {
      // A program that is late may ask only now.
      window.requestIdleCallback = requestIdleCallback
      for (const work of waiting) work({ didTimeout: false, timeRemaining: () => 50 })
    })
  })
  return () => page.evaluate(() => void window.dispatchEvent(new Event('test-idle')))
}
