// The switch of light mode, for whoever wants it whatever the line says.
import { expect, type Page, test } from '@playwright/test'

const isLight = (page: Page) => page.evaluate(() => 'light' in document.documentElement.dataset)

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })
    const light = (page: Page) => page.locator('html[data-light]')

    test('light mode is chosen below, stays from page to page, and is left above', async ({
      page,
    }) => {
      await page.goto('/search?q=nevera')
      await expect(light(page)).toHaveCount(0)
      await page.locator('footer').getByRole('button', { name: 'Modo ligero' }).click()
      await expect(light(page)).toHaveCount(1)
      await expect(page).toHaveURL('/search?q=nevera')
      await page.goto('/')
      await expect(light(page)).toHaveCount(1)
      await page.getByRole('button', { name: 'Ver con fotos' }).first().click()
      await expect(light(page)).toHaveCount(0)
    })
  })
}

test('who saves data and wants the pictures all the same gets them', async ({ browser }) => {
  const context = await browser.newContext({ extraHTTPHeaders: { 'save-data': 'on' } })
  const page = await context.newPage()
  await page.goto('/search')
  expect(await isLight(page)).toBe(true)
  await page.getByRole('button', { name: 'Ver con fotos' }).first().click()
  await expect(page.locator('article img').first()).toBeVisible()
  expect(await isLight(page)).toBe(false)
  await context.close()
})
