import { expect, test } from '@playwright/test'
import { axe, barriers } from './support/barriers.ts'

test('the filters are no barrier either', async ({ page }) => {
  await page.goto('/search?location=Ponce')
  await page.getByRole('button', { name: 'Filtros' }).click()
  await expect(page.getByRole('dialog', { name: 'Filtros avanzados' })).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await barriers(page)).toEqual([])
  }
})

test('everything on the screen lies in a landmark', async ({ page }) => {
  for (const path of ['/', '/search', '/auth']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const { violations } = await axe(page).withRules(['region']).analyze()
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
  }
})
