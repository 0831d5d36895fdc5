import { expect, type Page, test } from '@playwright/test'
import { signIn } from '../support/people.ts'

const admin = { username: 'admin', password: 'admin1234' }

/** Draws the visit among those that report, and notes what it sends. */
async function draw(page: Page): Promise<string[]> {
  const sent: string[] = []
  await page.exposeFunction('noteSent', (address: string, body: string) => {
    if (address === '/api/visits') sent.push(body)
  })
  await page.addInitScript(() => {
    Math.random = () => 0
    const { observe } = PerformanceObserver.prototype
    PerformanceObserver.prototype.observe = function (options) {
      if (options?.type === 'largest-contentful-paint') Reflect.set(window, 'watchesPaint', true)
      return observe.call(this, options)
    }
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (address, body) => {
      const note: unknown = Reflect.get(window, 'noteSent')
      if (body instanceof Blob && typeof note === 'function') {
        void body.text().then((text) => note(String(address), text))
      }
      return send(address, body)
    }
  })
  return sent
}

/** As leaving for another app and coming back does. */
const leaveAndReturn = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    Reflect.deleteProperty(document, 'visibilityState')
  })

for (const signal of ['globalPrivacyControl', 'doNotTrack']) {
  test(`who sends ${signal} is not measured`, async ({ page }) => {
    const sent = await draw(page)
    await page.addInitScript((name) => {
      Object.defineProperty(navigator, name, { value: name === 'doNotTrack' ? '1' : true })
    }, signal)
    await page.goto('/help', { waitUntil: 'networkidle' })
    // Others report by then.
    await page.waitForTimeout(4_000)
    await leaveAndReturn(page)
    await page.waitForTimeout(500)
    expect(sent).toEqual([])
  })
}

test('a visit is reported once, without its address, and administrators see it', async ({
  page,
  context,
}) => {
  const sent = await draw(page)
  await page.goto('/search?q=secreto', { waitUntil: 'networkidle' })
  await page.waitForFunction(() => Reflect.get(window, 'watchesPaint') === true)
  // The library takes LCP as final at the first key, and not when a test says that the page is hidden.
  await page.keyboard.press('Shift')
  await leaveAndReturn(page)
  await expect.poll(() => sent).toHaveLength(1)
  await leaveAndReturn(page)
  await page.waitForTimeout(500)
  expect(sent).toHaveLength(1)
  const report = JSON.parse(sent[0] ?? '')
  expect(report).toMatchObject({ page: 'search', savesData: false })
  expect(Object.keys(report).sort()).toEqual(['connection', 'metrics', 'page', 'savesData'])
  expect(Object.keys(report.metrics)).toEqual(expect.arrayContaining(['LCP', 'CLS', 'TTFB']))

  const desk = await context.newPage()
  await signIn(desk, admin, '/admin-dashboard?tab=metricas')
  const row = desk.getByRole('row').filter({ hasText: '/search' }).first()
  await expect(row).toContainText(/\d (ms|s) ?(Buena|A mejorar|Mala)/)
  await desk.getByRole('button', { name: '28 días' }).click()
  await expect(row).toContainText('visita')
})
