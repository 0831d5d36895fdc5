import type { Browser, BrowserContext } from '@playwright/test'

/**
 * Closes what a test has opened beside its own context, for `test.afterEach`: a page that is left open goes on asking and
 * listening, and slows every test after it.
 */
export async function closeOthers({
  browser,
  context,
}: {
  browser: Browser
  context: BrowserContext
}): Promise<void> {
  const others = browser.contexts().filter((each) => each !== context)
  await Promise.all(others.map((each) => each.close()))
}
