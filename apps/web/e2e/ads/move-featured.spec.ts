import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { enterAs, makeAd } from '../support/ads.ts'
import { barriers } from '../support/barriers.ts'
import { type Member, makeMember } from '../support/people.ts'
import { subscribeToPro } from '../support/stripe.ts'

const sold = 'Nevera azul'
const other = 'Bicicleta roja'

test('selling early, the days of a featured place go to another ad at once', async ({
  page,
  request,
}) => {
  const member = await makeSeller(request)
  await openAds(page, member)
  await chooseSold(page)
  const dialog = page.getByRole('dialog', { name: '¿Quién lo compró?' })
  await expect(
    dialog.getByText(/de 14 días más, termina con la venta; puedes pasarlo/),
  ).toBeVisible()
  await dialog.getByLabel('Pasar su destacado a').selectOption(other)
  expect(await barriers(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Omitir' }).click()
  await expect(page.getByText(`«${other}» sale destacado hasta el`).first()).toBeVisible()
  await expect(cardOf(page, other).getByText('Destacado 14 días más')).toBeVisible()
  await expect(cardOf(page, sold).getByText('Vendido', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pasar/ })).toHaveCount(0)
  // Once: what the other got stays with it.
  await chooseSold(page, other)
  await expect(dialog.getByText(/de 14 días más, termina con la venta\.$/)).toBeVisible()
  await expect(dialog.getByLabel('Pasar su destacado a')).toHaveCount(0)
})

test('and later, from the row of the sold ad, by keyboard', async ({ page, request }) => {
  const member = await makeSeller(request)
  await openAds(page, member)
  await chooseSold(page)
  await page.getByRole('button', { name: 'Omitir' }).click()
  const row = cardOf(page, sold)
  await expect(row.getByText('Le quedan 14 días destacados.')).toBeVisible()
  const offer = row.getByRole('button', { name: `Pasar 14 días a otro anuncio: ${sold}` })
  await offer.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Pasar el destacado' })
  await dialog.getByRole('button', { name: 'Pasar 14 días' }).press('Enter')
  await expect(dialog.getByText('Elige el anuncio que recibe los días.')).toBeVisible()
  expect(await barriers(page)).toEqual([])
  const choice = dialog.getByLabel('Anuncio que los recibe')
  await expect(choice.getByRole('option')).toHaveText(['Elige un anuncio', other])
  await choice.selectOption(other)
  await dialog.getByRole('button', { name: 'Pasar 14 días' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(cardOf(page, other).getByText('Destacado 14 días más')).toBeVisible()
  await expect(offer).toHaveCount(0)
})

test('of a deleted ad the days wait above the others', async ({ page, request }) => {
  const member = await makeSeller(request)
  await openAds(page, member)
  await page.getByRole('button', { name: `Más opciones: ${sold}` }).click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByText(/Lo que le queda destacado \(14 días\)/)).toBeVisible()
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByText(`«${sold}», eliminado. Le quedan 14 días destacados.`)).toBeVisible()
  await page.getByRole('button', { name: /^Pasar 14 días/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Pasar el destacado' })
  await dialog.getByLabel('Anuncio que los recibe').selectOption(other)
  await dialog.getByRole('button', { name: 'Pasar 14 días' }).click()
  await expect(cardOf(page, other).getByText('Destacado 14 días más')).toBeVisible()
  await expect(page.getByText(/eliminado\. Le quedan/)).toHaveCount(0)
})

/** A member with two ads, the first featured for 14 days out of their plan. */
async function makeSeller(request: APIRequestContext): Promise<Member> {
  const member = await makeMember(request)
  const id = await makeAd(request, member, { title: sold, price: '$200' })
  await makeAd(request, member, { title: other, price: '$90' })
  await subscribeToPro(request, member, 'pm_card_visa')
  const headers = { authorization: `Bearer ${member.token}` }
  const data = { listingId: id, tier: 'premium' }
  const answer = await request.post('/api/create-featured-payment', { headers, data })
  expect(await answer.json()).toMatchObject({ featured: true })
  return member
}

async function openAds(page: Page, member: Member): Promise<void> {
  await enterAs(page, member)
  await page.goto('/my-listings')
}

async function chooseSold(page: Page, title = sold): Promise<void> {
  await page.getByRole('button', { name: `Más opciones: ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Marcar como vendido' }).click()
}

function cardOf(page: Page, title: string) {
  return page.getByRole('article').filter({ hasText: title })
}
