import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { makeAd, newWord } from './ads.ts'
import { makeMember } from './people.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`whoever browses meets no serious barrier (${colorScheme})`, async ({ page, request }) => {
    test.slow()
    const word = newWord()
    const id = await makeAd(request, await makeMember(request), { title: `Silla ${word}` })
    await page.emulateMedia({ colorScheme })
    const paths = [
      '/',
      `/search?q=${word}`,
      '/search?view=list&location=Ponce&radius=20',
      `/search?q=${newWord()}`,
      '/category/hogar-jardin',
      '/category/no-existe',
      `/listing/${id}`,
      '/listing/999999999',
    ]
    for (const path of paths) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      expect(await barriers(new AxeBuilder({ page }))).toEqual([])
    }
    await page.goto('/search?location=Ponce')
    await page.getByRole('button', { name: 'Filtros' }).click()
    await expect(page.getByRole('dialog', { name: 'Filtros avanzados' })).toBeVisible()
    expect(await barriers(new AxeBuilder({ page }))).toEqual([])
  })
}

test('nothing runs out of a screen of 320 px', async ({ page, request }) => {
  const id = await makeAd(request, await makeMember(request), {
    title: 'Supercalifragilisticoespialidoso_sin_espacios_ni_descanso_alguno_aqui',
    price: '$1,250,000',
  })
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/', '/search', '/search?view=list', '/category/moda', `/listing/${id}`]) {
    await page.goto(path)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, path).toBe(320)
  }
})

/** What axe finds of weight, with where. */
async function barriers(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
