// Answers of a server in trouble, as its own error formatter would write them.
import type { Page } from '@playwright/test'

type Refusal = { code: string; message?: string; retryAfter?: number }

/** Calls to `path` get this answer until it is taken back; answers how often it was given, and the way to end it. */
export async function refuse(
  page: Page,
  path: string,
  status: number,
  { code, message = 'No se pudo', retryAfter }: Refusal,
): Promise<{ count: () => number; end: () => Promise<void> }> {
  let count = 0
  const url = new RegExp(`/trpc/${path.replace('.', '\\.')}`)
  await page.route(url, async (route) => {
    count += 1
    const data = { code, httpStatus: status, issues: [], ...(retryAfter && { retryAfter }) }
    const headers = retryAfter ? { 'retry-after': String(retryAfter) } : {}
    const json = [{ error: { message, code: -32600, data } }]
    await route.fulfill({ status, headers, json })
  })
  return { count: () => count, end: () => page.unroute(url) }
}
