import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { enterAs, makeAd, newWord } from './ads.ts'
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

for (const { width, letters } of [
  { width: 320, letters: '100%' },
  { width: 320, letters: '200%' },
  { width: 390, letters: '200%' },
  { width: 800, letters: '200%' },
]) {
  test(`nothing runs out of a screen of ${width} px with letters of ${letters}`, async ({
    page,
    request,
  }) => {
    test.slow()
    const member = await makeMember(request)
    const id = await makeAd(request, member, {
      title: 'Supercalifragilisticoespialidoso_sin_espacios_ni_descanso_alguno_aqui',
      price: '$1,250,000',
      condition: 'como_nuevo',
      location: 'San Sebastián, Oeste',
    })
    await page.setViewportSize({ width, height: 640 })
    const filters = 'q=nevera&location=San+Lorenzo&radius=20&condition=como_nuevo&minPrice=10'
    const own = ['/post-ad', '/my-listings', `/edit-listing/${id}`]
    const open = ['/', '/search', '/search?view=list', `/search?${filters}`, '/category/moda']
    const rest = [`/listing/${id}`, '/auth', '/auth?tab=register', '/favorites', '/nada']
    for (const path of [...open, ...rest, ...own]) await expectFits(page, path, letters)
    await enterAs(page, member)
    for (const path of [...own, `/listing/${id}`]) await expectFits(page, path, letters)
  })
}

/** Letters as large as the browser's own setting makes them: everything measured in `rem` grows. */
async function expectFits(page: Page, path: string, letters: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  const overlap = await page.evaluate((size) => {
    const { documentElement: root } = document
    root.style.fontSize = size
    return root.scrollWidth - root.clientWidth
  }, letters)
  expect(overlap, path).toBe(0)
}

test('everything on the screen lies in a landmark', async ({ page }) => {
  for (const path of ['/', '/search', '/auth']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const { violations } = await new AxeBuilder({ page }).withRules(['region']).analyze()
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
  }
})

/** What axe finds of weight, with where. */
async function barriers(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
