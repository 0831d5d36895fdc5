// Edits that meet another edit, or no network.
import { type APIRequestContext, expect, test } from '@playwright/test'
import { makeAd } from '../support/ads.ts'
import { type Member, makeMember, signIn } from '../support/people.ts'

test('an ad that was edited elsewhere is compared, field by field', async ({ page, request }) => {
  const member = await makeMember(request)
  const id = await makeAd(request, member, { title: 'Sofá', price: '$200' })
  await signIn(page, member, `/edit-listing/${id}`)
  await page.getByLabel('Título').fill('Sofá de tres plazas')
  await page.getByLabel(/^Precio/).fill('$180')
  await editElsewhere(request, member, id, {
    title: 'Sofá gris',
    price: '$190',
    condition: 'bueno',
  })
  await page.getByRole('button', { name: 'Guardar Cambios' }).click()
  await expect(
    page.getByRole('heading', { name: 'Este anuncio cambió mientras lo editabas' }),
  ).toBeFocused()
  const choice = (field: string) => page.getByRole('group', { name: field })
  await expect(choice('Condición').getByLabel('Lo que está publicado')).toBeChecked()
  await expect(choice('Título').getByLabel('Lo tuyo')).toBeChecked()
  await choice('Precio').getByLabel('Lo que está publicado').check()
  await editElsewhere(request, member, id, {
    title: 'Sofá gris',
    price: '$195',
    condition: 'bueno',
  })
  await page.getByRole('button', { name: 'Guardar así' }).click()
  // Changed once more meanwhile: what was chosen stays.
  await expect(choice('Precio').getByText('$195')).toBeVisible()
  await choice('Precio').getByLabel('Lo que está publicado').check()
  await page.getByRole('button', { name: 'Guardar así' }).click()
  await expect(page).toHaveURL('/my-listings')
  const answer = await request.get(`/api/listings/${id}`)
  expect(await answer.json()).toMatchObject({
    title: 'Sofá de tres plazas',
    price: '$195',
    condition: 'bueno',
  })
})

test('an edit without network waits on the phone, and goes on where it was', async ({
  page,
  request,
  context,
}) => {
  const member = await makeMember(request)
  const id = await makeAd(request, member, { title: 'Nevera', price: '$300' })
  await signIn(page, member, `/edit-listing/${id}`)
  await page.getByLabel(/^Precio/).fill('$250')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Guardar Cambios' }).click()
  await expect(page.getByText('Tus cambios están guardados en este teléfono')).toBeVisible()
  await page.close()
  await context.setOffline(false)
  const again = await context.newPage()
  await again.goto(`/edit-listing/${id}`)
  await expect(again.getByText('Sigues donde lo dejaste')).toBeVisible()
  await expect(again.getByLabel(/^Precio/)).toHaveValue('$250')
  await again.getByRole('button', { name: 'Guardar Cambios' }).click()
  await expect(again).toHaveURL('/my-listings')
  await expect(again.getByText('$250')).toBeVisible()
})

async function editElsewhere(
  request: APIRequestContext,
  member: Member,
  id: number,
  fields: object,
): Promise<void> {
  const response = await request.put(`/api/listings/${id}`, {
    headers: { authorization: `Bearer ${member.token}` },
    data: {
      description: 'En buenas condiciones.\nSe entrega en la plaza.',
      categoryId: 8,
      ...fields,
    },
  })
  expect(response.status()).toBe(200)
}
