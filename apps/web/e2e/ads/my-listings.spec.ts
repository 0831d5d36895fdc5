import { expect, type Page, test } from '@playwright/test'
import { type Member, makeMember, publishAd, signIn, titlesOf } from '../support/people.ts'

test('a visitor is asked in, and comes back to the own ads', async ({ page, request }) => {
  const member = await makeMember(request)
  await page.goto('/my-listings')
  await page.getByRole('main').getByRole('link', { name: 'Iniciar Sesión' }).click()
  await page.getByLabel('Usuario o email').fill(member.username)
  await page.getByLabel('Contraseña', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await expect(page).toHaveURL('/my-listings')
  await expect(page.getByText('Aún no tienes anuncios')).toBeVisible()
  await page.getByRole('link', { name: 'Publicar Primer Anuncio' }).click()
  await expect(page).toHaveURL('/post-ad')
})

test('an ad is deleted only after a question, all by keyboard', async ({ page, request }) => {
  const member = await makeMember(request)
  for (const title of ['Silla', 'Mesa']) await publishAd(request, member, title)
  await signIn(page, member, '/my-listings')
  const menu = page.getByRole('button', { name: 'Más opciones: Mesa' })
  const question = page.getByRole('alertdialog', {
    name: '¿Estás seguro de que quieres eliminar este anuncio?',
  })

  await chooseDelete(page)
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toHaveCount(0)
  await expect(menu).toBeFocused()
  expect(await titlesOf(request, member)).toEqual(['Mesa', 'Silla'])

  await chooseDelete(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Anuncio eliminado').first()).toBeVisible()
  await expect(menu).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Mis anuncios' })).toBeFocused()
  await expect(page.getByRole('tab', { name: 'Todos (1)' })).toBeVisible()
  expect(await titlesOf(request, member)).toEqual(['Silla'])

  async function chooseDelete(from: Page): Promise<void> {
    await menu.focus()
    await from.keyboard.press('Enter')
    await from.getByRole('menuitem', { name: 'Eliminar' }).focus()
    await from.keyboard.press('Enter')
  }
})

test('an ad comes back only where the plan has room, and the reason is said', async ({
  page,
  request,
}) => {
  const member = await makeMember(request)
  const sold = await publishAd(request, member, 'El vendido')
  await markSold(page, member, sold)
  for (const title of ['Uno', 'Dos', 'Tres']) await publishAd(request, member, title)
  await signIn(page, member, '/my-listings?tab=inactive')
  await expect(page.getByText('Usas 3 de los 3 anuncios activos de tu plan Free.')).toBeVisible()
  const card = page.getByRole('article').filter({ hasText: 'El vendido' })
  await card.getByRole('button', { name: 'Más opciones' }).click()
  await page.getByRole('menuitem', { name: 'Marcar como activo' }).click()
  await expect(card.getByText(/Llegaste al límite de 3 anuncios activos/)).toBeVisible()
  await expect(card.getByText('Vendido', { exact: true })).toBeVisible()
})

test('without network the list says so and comes by itself or by a press', async ({
  page,
  request,
}) => {
  const member = await makeMember(request)
  await publishAd(request, member, 'Hamaca')
  await signIn(page, member)
  await page.route('**/trpc/**', (route) => route.abort('internetdisconnected'))
  await page.getByRole('button', { name: 'Tu cuenta' }).click()
  await page.getByRole('link', { name: 'Mis anuncios' }).click()
  await expect(page.getByRole('heading', { name: 'Sin conexión' })).toBeVisible()
  await page.unroute('**/trpc/**')
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(page.getByRole('link', { name: 'Hamaca', exact: true })).toBeVisible()
})

async function markSold(page: Page, member: Member, id: number): Promise<void> {
  const response = await page.request.patch(`/api/listings/${id}/status`, {
    headers: { authorization: `Bearer ${member.token}` },
    data: { status: 'sold' },
  })
  expect(response.status()).toBe(200)
}
