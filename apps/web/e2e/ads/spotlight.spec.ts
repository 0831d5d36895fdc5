import { expect, test } from '@playwright/test'
import { enterAs } from '../support/ads.ts'
import { barriers, expectFits } from '../support/barriers.ts'
import { makeMember, publishAd } from '../support/people.ts'

test('who buys Spotlight gets its badge, its report and the share kit', async ({
  page,
  request,
}) => {
  const member = await makeMember(request)
  const id = await publishAd(request, member, 'Mesa de caoba')
  await enterAs(page, member)

  await page.goto(`/featured-report/${id}`)
  await expect(page.getByText('No hay un reporte aquí')).toBeVisible()

  await page.goto(`/featured-upgrade/${id}`)
  const spotlight = page.locator('label').filter({ hasText: 'Spotlight' })
  for (const benefit of [
    'Insignia exclusiva',
    'Reporte detallado',
    'Promoción en redes sociales',
  ]) {
    await expect(spotlight).toContainText(benefit)
  }
  await expect(page.getByText(/próximamente/)).toHaveCount(0)
  await page.getByText('Spotlight', { exact: true }).click()
  await page.getByRole('button', { name: 'Continuar al pago · $15' }).click()
  await page.getByRole('button', { name: /^Paga/ }).first().click()
  await page.getByRole('button', { name: 'Pagar $15' }).click()
  await expect(page.getByText('Tu anuncio ahora está destacado por 30 días').first()).toBeVisible()

  const card = page.getByRole('article').filter({ hasText: 'Mesa de caoba' })
  await expect(card.getByText('Destacado', { exact: true })).toHaveClass(/badge-spotlight/)
  await card.getByRole('link', { name: 'Reporte de Spotlight' }).click()
  await expect(page).toHaveURL(`/featured-report/${id}`)
  await expect(page.getByRole('heading', { name: 'Alcance por día' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Junto a anuncios parecidos' })).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await expectFits(page)

  const pdf = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Bajar en PDF' }).click()
  expect((await pdf).suggestedFilename()).toBe(`reporte-spotlight-${id}.pdf`)

  const pictures = page.getByRole('img', { name: /^Imagen del anuncio/ })
  await expect(pictures).toHaveCount(3)
  const picture = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Bajar: Vertical, para historias' }).click()
  expect((await picture).suggestedFilename()).toBe(`wepa-${id}-story.jpg`)
  await expect(page.getByRole('textbox', { name: 'Texto corto' })).toHaveValue(/Mesa de caoba · /)
  await expect(page.getByRole('textbox', { name: 'Texto largo' })).toHaveValue(/#PuertoRico/)

  await page.goto(`/listing/${id}`)
  await expect(page.getByText('Destacado', { exact: true }).first()).toHaveClass(/badge-spotlight/)
})
