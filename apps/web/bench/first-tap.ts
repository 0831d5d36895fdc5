// How soon a tap made early is answered: a heart and the filters, 0.3 s after the first paint.
import type { Browser } from '@playwright/test'
import { type Network, phone, slowDown } from './phone.ts'

declare global {
  interface Window {
    seenAt?: number
    answeredAt?: number
  }
}

/** Times in ms since the navigation; undefined for what did not come within 20 s. */
export type FirstTap = { seen: number | undefined; answered: number | undefined }

const taps = {
  heart: {
    path: '/',
    button: /^Guardar en favoritos/,
    answer: 'Debes iniciar sesión para guardar',
  },
  filters: { path: '/search', button: /^Filtros/, answer: 'Filtros avanzados' },
} as const

export type Tapped = keyof typeof taps

export async function measureFirstTap(
  browser: Browser,
  base: string,
  { tapped, network }: { tapped: Tapped; network: Network },
): Promise<FirstTap> {
  const { path, button, answer } = taps[tapped]
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' })
  const page = await context.newPage()
  await slowDown(page, network)
  await page.addInitScript(watch, answer)
  await page.goto(`${base}${path}`, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.seenAt !== undefined)
  await page.waitForTimeout(300)
  const target = page.getByRole('button', { name: button }).first()
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await target.tap({ noWaitAfter: true })
  await page
    .waitForFunction(() => window.answeredAt !== undefined, undefined, { timeout: 20_000 })
    .catch(() => {})
  const times = await page.evaluate(() => ({ seen: window.seenAt, answered: window.answeredAt }))
  await context.close()
  return times
}

/** Runs in the page from its first moment. */
function watch(answer: string): void {
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === 'first-contentful-paint') window.seenAt = startTime
    }
  }).observe({ type: 'paint', buffered: true })
  const look = () => {
    if (document.body?.textContent.includes(answer)) window.answeredAt = performance.now()
    else setTimeout(look, 20)
  }
  look()
}
