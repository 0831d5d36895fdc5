// What is suggested while somebody types what they look for.
import { type Browser, expect, type Page, test } from '@playwright/test'
import { enterAs, makeAd, newWord, watchComplaints } from '../support/ads.ts'
import { barriers, expectFits } from '../support/barriers.ts'
import { untilInstalled } from '../support/device.ts'
import { makeMember } from '../support/people.ts'

const field = (page: Page) => page.getByRole('main').locator('input[name="q"]')
const list = (page: Page) => page.getByRole('listbox', { name: 'Sugerencias' })
const option = (page: Page, name: string | RegExp) => list(page).getByRole('option', { name })

const boxesOf = (elements: Element[]) =>
  elements.map((element) => {
    const { width, height, bottom } = element.getBoundingClientRect()
    return { width, height, bottom }
  })

/** Somebody at a desk, without a finger. */
async function sitDown(browser: Browser): Promise<Page> {
  return browser.newPage({ hasTouch: false, viewport: { width: 1280, height: 800 } })
}

/** Uses the field once its suggestions are there; before, it is a plain one. */
async function use(page: Page, path = '/search'): Promise<void> {
  await page.goto(path)
  await expect(async () => {
    await field(page).blur()
    await field(page).focus()
    await expect(field(page)).toHaveRole('combobox', { timeout: 1000 })
  }).toPass()
}

/** Searches as a person does, who stays longer than their device takes to note it. */
async function searchFor(page: Page, words: string): Promise<void> {
  await field(page).fill(words)
  await field(page).press('Enter')
  await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: words })}`)
  await expect.poll(() => keptSearches(page)).toContain(words)
}

/** What the device keeps of what was looked for on it, whoever did. */
function keptSearches(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Opening one that is not there would make an empty one.
    const databases = await indexedDB.databases()
    if (!databases.some(({ name }) => name === 'wepa')) return []
    return new Promise<string[]>((done, fail) => {
      const opening = indexedDB.open('wepa')
      opening.onerror = () => fail(opening.error)
      opening.onsuccess = () => {
        const rows = opening.result.transaction('searches').objectStore('searches').getAll()
        rows.onsuccess = () => {
          opening.result.close()
          done(rows.result.map(({ text }) => text))
        }
      }
    })
  })
}

test('nothing is suggested for an email, a telephone or what nobody knows', async ({ page }) => {
  await use(page)
  for (const typed of ['nev ana@ejemplo.pr', 'nev 787-555-1234', `nev${newWord()}`]) {
    await field(page).fill('nev')
    await expect(option(page, 'nevera').first()).toBeVisible()
    await field(page).fill(typed)
    await expect(list(page)).toBeHidden()
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  }
})

test('a chosen one stays chosen when the server’s list comes after it', async ({ browser }) => {
  const page = await sitDown(browser)
  let answer = () => {}
  const gate = new Promise<void>((done) => {
    answer = done
  })
  await page.route(/\/trpc\/suggestions\.list/, async (route) => {
    await gate
    const response = await route.fetch()
    const [batch] = await response.json()
    batch.result.data.unshift({ kind: 'popular', text: 'vicicleta de montaña' })
    await route.fulfill({ response, json: [batch] })
  })
  await use(page)
  await page.keyboard.type('vicicl')
  await expect(option(page, 'bicicleta').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const chosen = list(page).getByRole('option', { selected: true })
  await expect(chosen).toHaveText('bicicleta')
  answer()
  await expect(option(page, 'vicicleta de montaña')).toBeVisible()
  await expect(chosen).toHaveText('bicicleta')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=bicicleta')
})

test('by keyboard alone: arrows choose, Enter searches, Escape closes and then clears', async ({
  browser,
}) => {
  const page = await sitDown(browser)
  const complaints = watchComplaints(page)
  await use(page)
  await page.keyboard.type('vicicl')
  await expect(option(page, 'bicicleta').first()).toBeVisible()
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('status').filter({ hasText: /sugerencias?$/ })).toBeAttached()
  await page.keyboard.press('ArrowDown')
  const chosen = list(page).getByRole('option', { selected: true })
  await expect(chosen).toHaveText('bicicleta')
  await expect
    .poll(() =>
      list(page).evaluate(
        (box) =>
          box.querySelector('[aria-selected="true"]')?.id ===
          document.querySelector('main input[name="q"]')?.getAttribute('aria-activedescendant'),
      ),
    )
    .toBe(true)
  // Home stays in the text, and the way up leads back to what was typed.
  await page.keyboard.press('Home')
  await page.keyboard.type('x')
  await expect(field(page)).toHaveValue('xvicicl')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveValue('')
  await expect(list(page)).toBeHidden()

  await page.keyboard.type('vicicl')
  await expect(option(page, 'bicicleta').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=bicicleta')
  await expect(field(page)).toBeFocused()
  await expect(list(page)).toBeHidden()

  // Enter without a chosen one searches what is typed.
  await field(page).fill('bicicl')
  await expect(option(page, 'bicicleta').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=bicicl')
  await expect(list(page)).toBeHidden()

  // Tab leaves.
  await field(page).fill('bici')
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(list(page)).toBeHidden()
  await expect(page.getByRole('combobox', { name: 'Categoría' })).toBeFocused()
  expect(complaints).toEqual([])
  await page.close()
})

test('a tap on a place searches there, and the arrow beside it only fills the field', async ({
  page,
}) => {
  await use(page)
  await field(page).fill('bicicleta en cag')
  await page.getByRole('button', { name: 'Completar: bicicleta en Caguas' }).tap()
  await expect(field(page)).toHaveValue('bicicleta en Caguas ')
  await expect(page).toHaveURL('/search')
  await field(page).fill('bicicleta en cag')
  await option(page, 'bicicleta en Caguas').tap()
  await expect(page).toHaveURL('/search?q=bicicleta+en+Caguas')
  await expect(list(page)).toBeHidden()
})

test('a category says how many ads it has, and opens', async ({ page, request }) => {
  await makeAd(request, await makeMember(request), { title: `Trompo ${newWord()}`, categoryId: 9 })
  await use(page, '/')
  await field(page).fill('ocio')
  await expect(option(page, /^Deportes y Ocio\s*[\d,]+ anuncios?$/)).toBeVisible()
  await option(page, /^Deportes y Ocio/).tap()
  await expect(page).toHaveURL('/category/deportes-ocio')
})

test("one's own last searches are offered in an empty field, and go one by one or all at once", async ({
  browser,
}) => {
  const page = await sitDown(browser)
  await use(page)
  const words = [newWord(), newWord(), newWord()]
  for (const word of words) await searchFor(page, word)
  const [first = '', second = '', third = ''] = words
  await use(page)
  const own = list(page).getByRole('group', { name: 'Tus búsquedas' })
  await expect(own.getByRole('option')).toHaveText([third, second, first])
  expect(await barriers(page)).toEqual([])

  await page.getByRole('button', { name: `Quitar de tus búsquedas: ${second}` }).click()
  await expect(own.getByRole('option')).toHaveText([third, first])
  await expect(field(page)).toBeFocused()

  // By keyboard: with the chosen one, or by the buttons at the right of it.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+Delete')
  await expect(own.getByRole('option')).toHaveText([first])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: `Completar: ${first}` })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('button', { name: 'Borrar todas tus búsquedas' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(own).toBeHidden()
  await expect(field(page)).toBeFocused()

  await expect.poll(() => keptSearches(page)).toEqual([])
  await use(page)
  // What many look for may stand there, once other tests have looked for it.
  await expect(list(page).getByRole('group', { name: 'Tus búsquedas' })).toBeHidden()
  await page.close()
})

test('what a member looked for is gone once they sign out, and was never for the next', async ({
  page,
  request,
}) => {
  const word = newWord()
  await use(page)
  await searchFor(page, `${word} visita`)
  await enterAs(page, await makeMember(request))
  await use(page)
  // Until the server has said whose token it is, nothing is kept for anybody.
  await page.waitForFunction(() => localStorage.getItem('wepa.user') !== null)
  await searchFor(page, word)
  await use(page)
  await expect(list(page).getByRole('option')).toHaveText([word])
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Cerrar sesión' }).first().click()
  await expect(page.getByText('Sesión cerrada').first()).toBeVisible()
  await expect.poll(() => keptSearches(page)).toEqual([`${word} visita`])
})

test('without network the device suggests by itself', async ({ page, context }) => {
  const word = newWord()
  await use(page)
  await searchFor(page, word)
  await untilInstalled(page)
  await use(page)
  await context.setOffline(true)
  await field(page).fill('neb')
  await expect(option(page, 'nevera').first()).toBeVisible()
  await field(page).fill('')
  await expect(option(page, word)).toBeVisible()
})

test('above the keyboard of a phone each line can be reached, and a finger hits it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 430 })
  await use(page, '/')
  await field(page).fill('ca')
  const options = list(page).getByRole('option')
  await expect(options.first()).toBeInViewport({ ratio: 1 })
  // The server's come after the device's own: measured once they stand.
  await expect(async () => {
    await options.last().scrollIntoViewIfNeeded()
    const bar = await page.getByRole('navigation', { name: 'Principal' }).boundingBox()
    const lines = await options.evaluateAll(boxesOf)
    expect(lines.at(-1)?.bottom).toBeLessThanOrEqual(bar?.y ?? 0)
    for (const { height } of lines) expect(height).toBeGreaterThanOrEqual(44)
    const buttons = page.getByRole('button', { name: /^Completar/ })
    for (const { width, height } of await buttons.evaluateAll(boxesOf)) {
      expect([width, height]).toEqual([44, 44])
    }
  }).toPass({ timeout: 20_000 })
  expect(await barriers(page)).toEqual([])
  await expectFits(page)
})

test('a place that is written out leaves the button under it free', async ({ page }) => {
  await page.goto('/')
  const place = page.getByRole('combobox', { name: 'Municipio' })
  await place.pressSequentially('vega')
  await expect(option(page, 'Vega Alta')).toBeVisible()
  await place.pressSequentially(' alta')
  await expect(list(page)).toBeHidden()
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect(page).toHaveURL(/\/search\?location=vega.alta$/i)
})
