// What home asks somebody who has just signed up: three things at most, once.
import { expect, type Page, test } from '@playwright/test'
import { barriers, expectFits } from '../support/barriers.ts'
import { newPerson, type Person, signIn } from '../support/people.ts'

const steps = (page: Page) => page.getByText(/^Paso \d de \d$/)

async function signUp(page: Page): Promise<Person> {
  const person = newPerson()
  await page.goto('/auth?tab=register')
  await page.getByLabel('Nombre completo').fill(person.fullName)
  await page.getByLabel('Usuario', { exact: true }).fill(person.username)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Crear Cuenta' }).click()
  await expect(page).toHaveURL('/')
  return person
}

test('town and interest become the profile’s and a saved search, and are not asked for again', async ({
  page,
}) => {
  await signUp(page)
  await expect(page.getByRole('heading', { name: '¿De qué pueblo eres?' })).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await expectFits(page)
  const town = page.getByLabel('Tu pueblo')
  await page.getByRole('button', { name: 'Guardar mi pueblo' }).click()
  await expect(town).toHaveAccessibleDescription('Escribe tu pueblo, o salta este paso')
  await town.fill('cayey')
  await page.getByRole('option', { name: /Cayey/ }).click()
  await page.route(/users\.update/, (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Guardar mi pueblo' }).click()
  await expect(page.getByText(/No hay conexión/).first()).toBeVisible()
  await expect(town).toHaveValue(/Cayey/)
  await page.getByRole('button', { name: 'Guardar mi pueblo' }).click()

  await expect(page.getByRole('heading', { name: 'Dinos qué te interesa' })).toBeFocused()
  const interest = page.getByLabel('Algo que te interese')
  await page.getByRole('button', { name: 'Guardar y avisarme' }).click()
  await expect(interest).toHaveAccessibleDescription('Escribe qué te interesa, o salta este paso')
  await interest.fill('mecedora')
  await page.getByLabel('Solo en Cayey').check()
  expect(await barriers(page)).toEqual([])
  await expectFits(page)
  await page.getByRole('button', { name: 'Guardar y avisarme' }).click()
  await expect(page.getByText('Búsqueda guardada').first()).toBeVisible()

  await page.goto('/saved-searches')
  await expect(page.getByText('mecedora en Cayey')).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByLabel('Municipio (opcional)')).toHaveValue(/Cayey/)
})

test('whoever skips or closes it does not see it again, and nobody who signs in does', async ({
  page,
  browser,
}) => {
  const person = await signUp(page)
  await expect(steps(page)).toBeVisible()
  await page.getByRole('button', { name: 'Saltar' }).click()
  await expect(page.getByRole('heading', { name: 'Dinos qué te interesa' })).toBeVisible()
  await page.reload()
  await expect(steps(page)).toBeVisible()
  await page.getByRole('button', { name: 'No mostrar más estos pasos' }).click()
  await expect(steps(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Tu cuenta' })).toBeVisible()
  await expect(steps(page)).toBeHidden()

  const elsewhere = await (await browser.newContext()).newPage()
  await signIn(elsewhere, person)
  await expect(elsewhere.getByRole('button', { name: 'Tu cuenta' })).toBeVisible()
  await expect(steps(elsewhere)).toBeHidden()
  await elsewhere.context().close()
})
