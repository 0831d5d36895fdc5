// The main job, from nothing to sold: one person publishes, another finds.
import { randomInt } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { closeOthers } from './support/close-others.ts'
import { newPerson, type Person } from './support/people.ts'
import { choosePhotos, lookAtPhoto, untilUploaded, writePhoto } from './support/photos.ts'

type Ad = { title: string; description: string; price: string }

test.afterEach(closeOthers)

test('an ad is published with photos, found by others, edited and sold', async ({
  page,
  browser,
}, info) => {
  test.slow()
  const ad = {
    title: `Colchón ortopédico queen ${randomInt(1e6)}`,
    description: 'Poco uso, sin manchas. Se entrega en Culebra.',
    price: '$180',
  }
  const photos = await Promise.all(
    (['red', 'green', 'blue'] as const).map((color) =>
      writePhoto(page, info.outputPath(`${color}.jpg`), color),
    ),
  )
  const neighbor = await (await browser.newContext()).newPage()

  await test.step('registers', () => register(page, newPerson()))
  await test.step('publishes with three photos', () => publish(page, ad, photos))
  await test.step('is found by a misspelled word without its accent', () =>
    find(neighbor, 'colchon ortopedco', ad))
  await test.step('is found by another word for it', () => find(neighbor, 'mattress', ad))
  const path = await test.step('is opened', () => open(neighbor, ad))
  await test.step('its photos lie as they were turned and ordered', () => checkPhotos(neighbor))
  await test.step('is edited', () => edit(page, ad))
  await test.step('the new price is what others see', async () => {
    await untilSeen(neighbor, path, '$150')
  })
  await test.step('is marked as sold', () => markSold(page, ad))
  await test.step('has left the search, and its page says so', async () => {
    await untilSeen(neighbor, path, 'Vendido')
    await expect(neighbor.getByRole('button', { name: 'Contactar' })).toHaveCount(0)
    await search(neighbor, 'colchon ortopedico')
    await expect(neighbor.getByRole('link', { name: ad.title })).toHaveCount(0)
  })
})

async function register(page: Page, person: Person): Promise<void> {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Principal' }).getByText('Publicar').click()
  await page.getByRole('tab', { name: 'Registrarse' }).click()
  await page.getByLabel('Nombre completo').fill(person.fullName)
  await page.getByLabel('Usuario', { exact: true }).fill(person.username)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Crear Cuenta' }).click()
  await expect(page).toHaveURL('/post-ad')
}

/** Red, green, blue are chosen; blue goes to the front, and green is turned once. */
async function publish(page: Page, ad: Ad, photos: string[]): Promise<void> {
  await choosePhotos(page, photos)
  await untilUploaded(page, 3)
  await page.getByRole('button', { name: 'Girar la foto 2' }).click()
  await page.getByRole('button', { name: 'Mover la foto 3 antes' }).click()
  await page.getByRole('button', { name: 'Mover la foto 2 antes' }).click()
  await page.getByLabel('Categoría').selectOption('Hogar y Jardín')
  await page.getByLabel('Título').fill(ad.title)
  await page.getByLabel('Descripción').fill(ad.description)
  await page.getByLabel(/^Precio/).fill(ad.price)
  await page.getByLabel('Condición').selectOption('Como nuevo')
  await page.getByLabel('Municipio').fill('culebr')
  await page.getByRole('option', { name: 'Culebra' }).click()
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Anuncio publicado').first()).toBeVisible()
}

async function search(page: Page, words: string): Promise<void> {
  await page.goto('/search')
  await page.getByLabel('Qué estás buscando?').fill(words)
  await page.getByLabel('Qué estás buscando?').press('Enter')
  await expect(page).toHaveURL(/[?&]q=/)
  // Until the answer is there the list before stays, and says so.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Todos los anuncios')
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

async function find(page: Page, words: string, ad: Ad): Promise<void> {
  await search(page, words)
  await expect(page.getByRole('link', { name: ad.title })).toBeVisible()
}

async function open(page: Page, ad: Ad): Promise<string> {
  await page.getByRole('link', { name: ad.title }).click()
  await expect(page.getByRole('heading', { level: 1, name: ad.title })).toBeVisible()
  await expect(page.getByText(ad.description)).toBeVisible()
  await expect(page.getByText(ad.price).first()).toBeVisible()
  await expect(page.getByText('Culebra, Islas').first()).toBeVisible()
  return new URL(page.url()).pathname
}

async function checkPhotos(page: Page): Promise<void> {
  const photos = page.getByRole('img', { name: /^Foto \d de 3/ })
  // The ad opens with what its card knew.
  await expect(photos).toHaveCount(3)
  const urls = await photos.evaluateAll((pictures) =>
    pictures.map((picture) => picture.getAttribute('src') ?? ''),
  )
  const [blue, red, green] = await Promise.all(urls.map((url) => lookAtPhoto(page, url)))
  expect(blue).toMatchObject({ isUpright: false, left: 'white', right: 'blue' })
  expect(red).toMatchObject({ isUpright: false, left: 'white', right: 'red' })
  // A quarter turn to the right brings the left side up.
  expect(green).toMatchObject({ isUpright: true, top: 'white', bottom: 'green' })
}

async function edit(page: Page, ad: Ad): Promise<void> {
  await page.goto('/my-listings')
  await page.getByRole('link', { name: `Editar: ${ad.title}` }).click()
  await expect(page.getByLabel('Título')).toHaveValue(ad.title)
  await page.getByLabel(/^Precio/).fill('$150')
  await page.getByRole('button', { name: 'Guardar Cambios' }).click()
  await expect(page).toHaveURL('/my-listings')
  await expect(page.getByText('¡Anuncio actualizado!').first()).toBeVisible()
  await expect(page.getByText('$150')).toBeVisible()
}

async function markSold(page: Page, ad: Ad): Promise<void> {
  await page.getByRole('button', { name: `Más opciones: ${ad.title}` }).click()
  await page.getByRole('menuitem', { name: 'Marcar como vendido' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Omitir' }).click()
  await expect(page.getByText('Estado actualizado').first()).toBeVisible()
  await expect(page.getByRole('article').getByText('Vendido', { exact: true })).toBeVisible()
  await page.getByRole('tab', { name: 'Activos (0)', exact: true }).click()
  await expect(page.getByText('No tienes anuncios activos')).toBeVisible()
}

/** Visitors share a rendered page for some seconds: they see a change a moment later. */
async function untilSeen(page: Page, path: string, text: string): Promise<void> {
  await expect(async () => {
    await page.goto(path)
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
}
