// What a person types and chooses on a page that is painted while its program is still on the way.
import { expect, test } from '@playwright/test'
import { untilTakenOver } from '../support/device.ts'
import { holdIdle, holdProgram } from '../support/hold.ts'
import { makeMember } from '../support/people.ts'

test('what was typed early is what one signs in with', async ({ page, request }) => {
  const member = await makeMember(request)
  const arrive = await holdProgram(page)
  await page.goto('/auth')
  await page.getByLabel('Usuario o email').fill(member.username)
  await page.getByLabel('Contraseña', { exact: true }).fill(member.password)
  arrive()
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Tu cuenta' })).toBeVisible()
})

test('a tap into a field with suggestions opens them', async ({ page }) => {
  const arrive = await holdProgram(page)
  await page.goto('/search')
  await page.getByRole('combobox', { name: 'Municipio o región' }).click()
  arrive()
  await expect(page.getByRole('option', { name: 'Toda la isla' })).toBeVisible()
})

test('a field left early opens no suggestions over what comes next', async ({ page }) => {
  const settle = await holdIdle(page)
  await page.goto('/')
  await page.getByRole('main').locator('input[name="q"]').fill('nev')
  await page.getByRole('combobox', { name: 'Municipio' }).fill('Ponce')
  await settle()
  await untilTakenOver(page)
  await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click()
  await expect(page).toHaveURL('/search?q=nev&location=Ponce')
})

test('a field goes on with what was typed before the program drew it anew', async ({ page }) => {
  const arrive = await holdProgram(page)
  const settle = await holdIdle(page)
  await page.goto('/')
  const place = page.getByRole('combobox', { name: 'Municipio' })
  await place.pressSequentially('ve')
  arrive()
  // React has the field by then, and draws it by what it knows.
  await expect.poll(() => place.evaluate((input) => Object.hasOwn(input, 'value'))).toBe(true)
  await place.evaluate((input: HTMLInputElement) => {
    input.value = ''
  })
  await place.pressSequentially('ga')
  await expect(place).toHaveValue('vega')
  await settle()
  await expect(page.getByRole('option', { name: 'Vega Alta' })).toBeVisible()
  await expect(place).toHaveValue('vega')
})

test('a suggestion that was taken early is not typed over', async ({ page }) => {
  const arrive = await holdProgram(page)
  const settle = await holdIdle(page)
  await page.goto('/')
  const place = page.getByRole('combobox', { name: 'Municipio' })
  await place.pressSequentially('pon')
  arrive()
  await expect.poll(() => place.evaluate((input) => Object.hasOwn(input, 'value'))).toBe(true)
  await place.pressSequentially('c')
  await page.getByRole('option', { name: 'Ponce', exact: true }).click()
  await expect(place).toHaveValue('Ponce')
  await settle()
  await untilTakenOver(page)
  await expect(place).toHaveValue('Ponce')
})

test('what is typed while the page hydrates is not typed over', async ({ page }) => {
  const arrive = await holdProgram(page)
  const settle = await holdIdle(page)
  await page.goto('/')
  const place = page.getByRole('combobox', { name: 'Municipio' })
  await place.pressSequentially('v')
  arrive()
  await expect.poll(() => place.evaluate((input) => Object.hasOwn(input, 'value'))).toBe(true)
  // React replays a focus that came while it hydrated the field: before or after it has heard of the text.
  const replayFocus = () =>
    place.evaluate((input) => input.dispatchEvent(new FocusEvent('focusin', { bubbles: true })))
  await replayFocus()
  await place.pressSequentially('eg')
  await settle()
  await expect(page.getByRole('option', { name: 'Vega Alta' })).toBeVisible()
  await replayFocus()
  await place.pressSequentially('a')
  await expect(place).toHaveValue('vega')
})

test('words sent early outlive a form that is drawn anew', async ({ page }) => {
  const arrive = await holdProgram(page)
  await page.goto('/search')
  const words = page.getByRole('main').locator('input[name="q"]')
  await words.fill('nevera')
  await words.press('Enter')
  await page
    .getByRole('main')
    .locator('form[action="/search"]')
    .evaluate((form) => form.replaceWith(form.cloneNode(true)))
  arrive()
  await expect(page).toHaveURL('/search?q=nevera')
})

test('words sent early are searched without loading the page again', async ({ page }) => {
  const arrive = await holdProgram(page)
  await page.goto('/')
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
  await page.getByLabel('Qué estás buscando?').fill('nevera')
  await page.keyboard.press('Enter')
  arrive()
  await expect(page).toHaveURL('/search?q=nevera')
  await expect(page.locator('html')).toHaveAttribute('data-same-page', '')
})

test('choices made early count, each of them', async ({ page }) => {
  const arrive = await holdProgram(page)
  await page.goto('/search')
  await page.getByRole('combobox', { name: 'Categoría' }).selectOption('hogar-jardin')
  await page.getByRole('combobox', { name: 'Ordenar' }).selectOption('price-low')
  arrive()
  await expect(page).toHaveURL('/search?category=hogar-jardin&sort=price-low')
})
