// A cheap phone as the measurements see it: Chromium, slowed down four times, on a slow line.
import { parseArgs } from 'node:util'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test'

/** Latency in ms, throughput in kbit/s, as Lighthouse and Chromium's tools name them. */
export const networks = {
  'Slow 4G': { latency: 150, down: 1638, up: 750 },
  'Slow 3G': { latency: 400, down: 400, up: 400 },
} as const

export type Network = keyof typeof networks

export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const satisfies BrowserContextOptions

/** Debian's, or `--chrome`. */
export const executablePath = parseArgs({
  options: { chrome: { type: 'string', default: '/usr/bin/chromium' } },
  strict: false,
}).values.chrome?.toString()
const chrome = executablePath === undefined ? {} : { executablePath }

export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ ...chrome })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** An installed app: what it keeps is there when the browser starts again. */
export async function startInstalled(profile: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, { ...chrome, ...phone })
}

/** Slows a page down: the processor four times, and the line unless it is as fast as it comes. */
export async function slowDown(page: Page, network?: Network): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await showWhole(session)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.enable')
  if (network) {
    const { latency, down, up } = networks[network]
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: (down * 1000) / 8,
      uploadThroughput: (up * 1000) / 8,
    })
  }
  return session
}

/**
 * Makes the window larger than the phone, in its own pixels. What lies below the window's edge is never drawn, and
 * Chromium reports a key pressed there only when something above the edge changes: an INP of seconds.
 */
async function showWhole(session: CDPSession): Promise<void> {
  const { width, height } = phone.viewport
  const bounds = { width: width * 3, height: height * 3 }
  const { windowId } = await session.send('Browser.getWindowForTarget')
  await session.send('Browser.setWindowBounds', { windowId, bounds })
}

/** The middle one; what never came counts as endless. */
export function median(values: readonly (number | undefined)[]): number {
  const sorted = values.map((value) => value ?? Number.POSITIVE_INFINITY).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.POSITIVE_INFINITY
}

/** Runs a measurement so many times, one after the other. */
export async function repeat<T>(runs: number, measure: () => Promise<T>): Promise<T[]> {
  const all: T[] = []
  for (let run = 0; run < runs; run++) all.push(await measure())
  return all
}

/** The address of the newest ad's page. */
export async function newestListing(base: string): Promise<string> {
  const response = await fetch(`${base}/api/listings?limit=1&sort=newest`)
  const listings: { id: number }[] = await response.json()
  const [newest] = listings
  if (!newest) throw new Error('the product has no ad to look at')
  return `/listing/${newest.id}`
}
