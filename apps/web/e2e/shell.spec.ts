import { expect, type Page, test } from '@playwright/test'
import { enterAs, makeAd, newWord } from './support/ads.ts'
import { untilTakenOver } from './support/device.ts'
import { makeMember, publishAd, signIn } from './support/people.ts'

/** Everything a browser complains of; a page that hydrates badly does it here. */
function complaints(page: Page): string[] {
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(error.message))
  page.on('console', (message) => {
    const isOwn = !message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && isOwn) heard.push(message.text())
  })
  return heard
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the pages can be read, searched and found in', async ({ page, request }) => {
    const seller = await makeMember(request)
    const id = await publishAd(request, seller, 'Guitarra cuatro puertorriqueño')
    await page.goto(`/listing/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/Guitarra cuatro|\$/)
    await expect(page).toHaveTitle(/Guitarra cuatro/)
    await page.goto('/')
    await expect(page.locator('main article').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Buscar' })).toHaveAttribute('href', '/search')
  })
})

test('unknown paths are an English 404', async ({ page }) => {
  const missing = await page.goto('/nada/de/esto')
  expect(missing?.status()).toBe(404)
  await expect(page.locator('[lang=en] h1')).toHaveText('404: Page not found')
  expect(await missing?.text()).toContain('<title>Page not found | Wepa</title>')
})

// Addresses without a page share one rendering.
const missing = [
  '/nada',
  '/otra/nada?q=x',
  '/search/nada',
  '/listing/99999999',
  '/listing/99999998?q=x',
  '/listing/nada',
  '/seller/99999999',
  '/category/nada',
  '/category/nada?location=Ponce',
]
const found = ['/', '/search', '/search?q=nevera', '/category/vehiculos', '/auth']
for (const path of [...found, ...missing]) {
  test(`${path} hydrates without a complaint and without moving`, async ({ page }) => {
    const heard = complaints(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await untilTakenOver(page)
    const shift = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              if ('value' in entry && typeof entry.value === 'number') sum += entry.value
            }
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => done(sum), 300)
        }),
    )
    expect(shift).toBeLessThan(0.05)
    expect(heard).toEqual([])
  })
}

test('the HTML of home stays under 13 KB', async ({ request }) => {
  const weigh = async () => {
    const answer = await request.get('/', { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers()['content-encoding']).toBe('br')
    return Number(answer.headers()['content-length'])
  }
  // A page that is asked for often is packed better a moment later.
  await expect.poll(weigh, { intervals: [50] }).toBeLessThan(13 * 1024)
})

test('a visitor who taps Publicar comes to sign in, by a full load of the page', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
  await page.getByRole('navigation', { name: 'Principal' }).getByText('Publicar').click()
  await expect(page).toHaveURL(/\/auth/)
  await expect(page.locator('html')).not.toHaveAttribute('data-same-page')
})

test('so does one whose tap comes before the program, and a member is sent on', async ({
  page,
  request,
}) => {
  const member = await makeMember(request)
  const noProgram = (url: URL) =>
    url.pathname.startsWith('/assets/') && url.pathname.endsWith('.js')
  await page.route(noProgram, (route) => route.abort())
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Principal' }).getByText('Publicar').click()
  await expect(page).toHaveURL(/\/auth\?redirect=/)
  await page.unroute(noProgram)
  await enterAs(page, member)
  await page.goto('/auth?redirect=/post-ad')
  await expect(page).toHaveURL('/post-ad')
})

test('each category has its own icon, also when home comes without a new page', async ({
  page,
}) => {
  const icons = () =>
    page
      .getByRole('navigation', { name: 'Categorías' })
      .locator('use')
      .evaluateAll((uses) => uses.map((use) => use.getAttribute('href')?.split('#')[1]))
  await page.goto('/', { waitUntil: 'networkidle' })
  const served = await icons()
  expect(new Set(served).size).toBe(11)
  await page.goto('/help', { waitUntil: 'networkidle' })
  await page.getByRole('banner').getByRole('link', { name: /Wepa/ }).first().click()
  await expect(page).toHaveURL('/')
  await expect.poll(icons).toEqual(served)
})

test('after a navigation the focus stands on the h1, and back returns to where one was', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await untilTakenOver(page)
  const card = page.locator('main article a').nth(6)
  await card.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(200)
  await card.click()
  await expect(page).toHaveURL(/\/listing\//)
  await expect(page.locator('main h1')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
})

test('a member signs out from their menu; a token the server ended signs out by itself', async ({
  page,
  request,
}) => {
  const member = await makeMember(request)
  await signIn(page, member)
  await page.goto('/')
  await page.getByRole('button', { name: 'Tu cuenta' }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page.getByText('Sesión cerrada').first()).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()

  // On a slow phone the refusal comes before the page has hydrated.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 8 })
  const heard = complaints(page)
  await page.evaluate(() => localStorage.setItem('auth_token', 'ended-elsewhere'))
  await page.goto('/')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  await untilTakenOver(page)
  expect(heard).toEqual([])
})

test('a chosen theme stays, from the first paint on', async ({ page }) => {
  await page.goto('/')
  await page.locator('footer').getByTitle('Oscuro').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('without network what was visited is there, the rest says so, and comes with the network', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.goto('/search')
  await expect(page.locator('main article').first()).toBeVisible()
  await context.setOffline(true)
  await page.goto('/search')
  await expect(page.locator('main article').first()).toBeVisible()
  await expect(page.getByText(/Sin conexión: ves lo guardado a las? \d/)).toBeVisible()
  await page.goto('/category/moda')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sin conexión')
  await expect(page).toHaveTitle('No pudimos cargar esta página | Wepa')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Moda')
})

for (const isKnown of [true, false]) {
  const title = isKnown ? 'without network' : 'with a bar of signal and no answer'
  test(`a part that cannot be fetched leaves the page, and comes another time, ${title}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const page = await context.newPage()
    await page.goto('/search?q=nevera', { waitUntil: 'networkidle' })
    await untilTakenOver(page)
    if (isKnown) await context.setOffline(true)
    else await context.route('**', (route) => route.abort())
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes(isKnown ? '/assets/' : '/healthz'),
    )
    await page.getByRole('button', { name: /Filtros/ }).click()
    await failed
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Oops!', { exact: false })).toBeHidden()
    await context.setOffline(false)
    await context.unrouteAll()
    await expect(page.getByRole('dialog')).toBeVisible()
    await context.close()
  })
}

test('a browser that forbids to store anything shows the pages and lets one in', async ({
  page,
  request,
}) => {
  const member = await makeMember(request)
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }
  })
  const heard = complaints(page)
  await signIn(page, member)
  await expect(page.getByRole('button', { name: 'Tu cuenta' })).toBeVisible()
  await page.locator('footer').getByTitle('Oscuro').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(heard).toEqual([])
})

test('at 400 % zoom no bar stays on what one reads', async ({ page, request }) => {
  const ad = await makeAd(request, await makeMember(request), { title: `Mesa ${newWord()}` })
  await page.setViewportSize({ width: 320, height: 256 })
  for (const path of ['/', '/search', `/listing/${ad}`]) {
    await page.goto(path)
    await page.evaluate(() => window.scrollTo(0, 600))
    const staying = await page.evaluate(() =>
      [...document.querySelectorAll('header, nav, .contact-bar, .filter-bar')]
        .filter((bar) => /fixed|sticky/.test(getComputedStyle(bar).position))
        .map((bar) => bar.className),
    )
    expect(staying, path).toEqual([])
  }
})
