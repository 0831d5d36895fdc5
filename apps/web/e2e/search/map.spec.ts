// The map of the island: on search, in the field for a place, and without network.
import { expect, type Page, test } from '@playwright/test'
import { makeAd, newWord } from '../support/ads.ts'
import { closeOthers } from '../support/close-others.ts'
import { untilInstalled, untilKept } from '../support/device.ts'
import { makeMember, signIn } from '../support/people.ts'

const map = (page: Page) => page.getByRole('dialog')
const choice = (page: Page, name: string | RegExp) => map(page).getByRole('radio', { name })
/** The map is a picture to assistive technology; fingers find it. */
const outline = (page: Page, slug: string) => map(page).locator(`[data-town="${slug}"]`).first()

test.afterEach(closeOthers)

test('the ads of a search are shown by municipality, and one is chosen by finger or by keyboard', async ({
  page,
  request,
}) => {
  const word = newWord()
  const seller = await makeMember(request)
  await makeAd(request, seller, { title: `Kayak ${word}`, location: 'Vieques, Islas' })
  await makeAd(request, seller, { title: `Remo ${word}`, location: 'Ponce, Sur' })
  await makeAd(request, seller, { title: `Vela ${word}`, location: 'Ponce, Sur' })
  await page.goto(`/search?q=${word}`)
  await page.getByRole('button', { name: 'Mapa' }).click()
  await expect(choice(page, 'Toda la isla 3 anuncios')).toBeChecked()
  await outline(page, 'ponce').click()
  await expect(choice(page, 'Ponce 2 anuncios')).toBeChecked()
  await map(page).getByRole('button', { name: 'Ver anuncios' }).click()
  await expect(page).toHaveURL(`/search?q=${word}&location=Ponce`)
  await expect(page.getByRole('article')).toHaveCount(2)

  await expect(page.getByRole('button', { name: 'Mapa' })).toBeFocused()
  await page.keyboard.press('Enter')
  await choice(page, 'Ponce 2 anuncios').press('ArrowDown')
  await expect(choice(page, 'Sabana Grande 0 anuncios')).toBeChecked()
  await map(page).getByLabel('Elige tu pueblo').fill('vie')
  await page.keyboard.press('Enter')
  await expect(map(page).getByText('Se llega en ferry o avioneta.')).toBeVisible()
  await map(page).getByRole('button', { name: 'Ver anuncios' }).press('Enter')
  await page.getByRole('link', { name: `Kayak ${word}` }).click()
  await expect(page.getByText('Vieques, Islas · en ferry o avioneta')).toBeVisible()
})

for (const hasTouch of [false, true]) {
  test(`with a keyboard the map begins at the field, or at the town that is chosen, touch: ${hasTouch}`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ hasTouch, isMobile: hasTouch })
    await page.goto('/search', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Mapa' }).press('Enter')
    await expect(map(page).getByLabel('Elige tu pueblo')).toBeFocused()
    await page.keyboard.type('ponce')
    await page.keyboard.press('Enter')
    await map(page).getByRole('button', { name: 'Ver anuncios' }).press('Enter')
    await expect(page).toHaveURL('/search?location=Ponce')
    await page.getByRole('button', { name: 'Mapa' }).press('Enter')
    await expect(choice(page, /^Ponce/)).toBeFocused()
  })
}

test('without network the map opens with the numbers of before, and a form takes a place from it', async ({
  page,
  request,
  context,
}) => {
  const member = await makeMember(request)
  await signIn(page, member, '/search')
  await untilInstalled(page)
  await page.getByRole('button', { name: 'Mapa' }).click()
  const everywhere = choice(page, 'Toda la isla')
  await expect(everywhere).toHaveAccessibleName(/anuncios?$/)
  await untilKept(page, member.id, ['listings.countByMunicipality'])
  await context.setOffline(true)
  await page.goto('/search')
  await page.getByRole('button', { name: 'Mapa' }).click()
  await expect(map(page).getByText(/^Guardado hoy a las? \d/)).toBeVisible()
  await expect(everywhere).toHaveAccessibleName(/anuncios?$/)
  await page.keyboard.press('Escape')

  await page.goto('/post-ad')
  await page.getByRole('button', { name: 'Elegir en el mapa' }).click()
  await outline(page, 'culebra').click()
  await map(page).getByRole('button', { name: 'Elegir' }).click()
  await expect(page.getByLabel('Municipio (opcional)')).toHaveValue('Culebra, Islas')
  await expect(page.getByText(/^Allí se llega en ferry o avioneta/)).toBeVisible()
})
