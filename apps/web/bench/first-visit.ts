// What a first visit to a page fetches until ten seconds after it has loaded, as bytes on the line.
import type { Browser } from '@playwright/test'
import { phone, slowDown } from './phone.ts'

/** Bytes by the browser's name for their kind: Document, Stylesheet, Script, Image, Font and others. */
export async function measureFirstVisit(
  browser: Browser,
  url: string,
  extraHTTPHeaders: Readonly<Record<string, string>> = {},
): Promise<ReadonlyMap<string, number>> {
  const context = await browser.newContext({ ...phone, extraHTTPHeaders })
  const page = await context.newPage()
  const session = await slowDown(page)
  const kinds = new Map<string, string>()
  const bytes = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength)
  })
  await page.goto(url)
  await page.waitForTimeout(10_000)
  await context.close()
  return bytes
}
