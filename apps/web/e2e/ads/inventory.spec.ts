import { expect, test } from '@playwright/test'
import { makeMember, publishAd, signIn, titlesOf } from '../support/people.ts'

test('a visitor is asked in', async ({ page }) => {
  await page.goto('/inventory')
  await expect(page.getByText('Inicia sesión para ver tu inventario')).toBeVisible()
})

test('many ads are changed at once, what cannot be is said, and it is taken back', async ({
  page,
  request,
}) => {
  const member = await makeMember(request)
  for (const title of ['Silla', 'Mesa']) await publishAd(request, member, title)
  await signIn(page, member, '/inventory')
  await page.getByLabel('Elegir todos los de esta página').check()
  const bar = page.getByRole('region', { name: 'Con los elegidos' })
  await expect(bar.getByText('2 elegidos')).toBeVisible()
  await bar.getByRole('button', { name: 'Precio' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cambiar 2 precios' })
  await dialog.getByRole('button', { name: 'Cambiar', exact: true }).click()
  await expect(dialog.getByText('Escribe un número')).toBeVisible()
  await dialog.getByLabel('Cuánto').fill('10')
  await dialog.getByRole('button', { name: 'Cambiar', exact: true }).click()
  await expect(page.getByText('0 precios cambiados. 2 no se pudieron cambiar')).toBeVisible()

  await page.getByLabel('Elegir: Mesa').check()
  await bar.getByRole('button', { name: 'Pausar' }).click()
  const mesa = page.getByRole('row', { name: 'Mesa' })
  await expect(mesa.getByText('Inactivo').filter({ visible: true })).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('1 anuncio quedó como antes')).toBeVisible()
  await expect(mesa.getByText('Activo', { exact: true }).filter({ visible: true })).toBeVisible()
})

test('deleted ads come back while that is offered', async ({ page, request }) => {
  const member = await makeMember(request)
  for (const title of ['Silla', 'Mesa']) await publishAd(request, member, title)
  await signIn(page, member, '/inventory')
  await page.getByLabel('Elegir todos los de esta página').check()
  await page.getByRole('button', { name: 'Eliminar' }).click()
  const question = page.getByRole('alertdialog', { name: '¿Eliminar 2 anuncios?' })
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByText('Aún no tienes anuncios')).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByRole('row', { name: 'Silla' })).toBeVisible()
  expect(await titlesOf(request, member)).toEqual(['Mesa', 'Silla'])
})

test('a copy is opened to be changed, and is switched off', async ({ page, request }) => {
  const member = await makeMember(request)
  await publishAd(request, member, 'Silla')
  await signIn(page, member, '/inventory')
  await page.getByRole('button', { name: 'Más opciones: Silla' }).click()
  await page.getByRole('menuitem', { name: 'Copiar' }).click()
  await expect(page).toHaveURL(/\/edit-listing\/\d+/)
  await expect(page.getByLabel(/^Título/)).toHaveValue('Silla (copia)')
  await page.goto('/inventory?state=paused')
  await expect(page.getByRole('row', { name: 'Silla (copia)' })).toBeVisible()
})

test('a reference is kept with Enter, and one that is taken says where', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const member = await makeMember(request)
  for (const title of ['Silla', 'Mesa']) await publishAd(request, member, title)
  await signIn(page, member, '/inventory')
  const silla = page.getByLabel('Referencia: Silla')
  await silla.fill('A-1')
  await silla.press('Enter')
  await expect(page.getByRole('row', { name: 'Silla' }).getByText('A-1')).toBeVisible()
  const mesa = page.getByLabel('Referencia: Mesa')
  await mesa.fill('A-1')
  await mesa.press('Enter')
  await expect(page.getByText('Ya usas la referencia A-1 en «Silla».')).toBeVisible()
  await mesa.press('Escape')
  await expect(mesa).toHaveValue('')
})
