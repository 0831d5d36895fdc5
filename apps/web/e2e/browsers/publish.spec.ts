import { randomInt } from 'node:crypto'
import { expect } from '@playwright/test'
import { photosOf, untilKept } from '../support/drafts.ts'
import { makeMember, newPerson, titlesOf } from '../support/people.ts'
import { lookAtPhoto, writePhoto } from '../support/photos.ts'
import { signIn } from './support/people.ts'
import type { Screen } from './support/screen.ts'
import { test } from './support/test.ts'

test('a newcomer joins and publishes an ad with photos, which is found and opened', async ({
  app,
  tab,
  baseURL,
}, info) => {
  const person = newPerson()
  const title = `Colchón ortopédico queen ${randomInt(1e6)}`
  await tab.goto(`${baseURL}/`)
  await app.getByRole('navigation', 'Principal').getByText('Publicar').click()
  await app.getByRole('tab', 'Registrarse').click()
  await app.getByLabel('Nombre completo').fill(person.fullName)
  await app.getByLabel('Usuario').fill(person.username)
  await app.getByLabel('Email').fill(person.email)
  await app.getByLabel('Contraseña').fill(person.password)
  await app.getByRole('button', 'Crear Cuenta').click()
  await app.hasPath('/post-ad')

  const photos = []
  for (const color of ['red', 'green', 'blue'] as const) {
    photos.push(await writePhoto(tab, info.outputPath(`${color}.jpg`), color))
  }
  await app.getByLabel(/^Añadir fotos/).chooseFiles(photos)
  await app.getByText('3 de 3 fotos subidas.').isSeen()
  await app.getByRole('button', 'Girar la foto 2').click()
  await app.getByRole('button', 'Mover la foto 3 antes').click()
  await app.getByRole('button', 'Mover la foto 2 antes').click()
  await app.getByLabel(/^Categoría/).choose('Hogar y Jardín')
  await app.getByLabel(/^Título/).fill(title)
  await app.getByLabel(/^Descripción/).fill('Poco uso, sin manchas. Se entrega en Culebra.')
  await app.getByLabel(/^Precio/).fill('$180')
  await app.getByLabel(/^Condición/).choose('Como nuevo')
  await app.getByLabel(/^Municipio/).fill('culebr')
  await app.getByRole('option', /^Culebra/).click()
  await app.getByRole('button', 'Publicar').click()
  await app.hasPath('/')
  await app.getByText('Anuncio publicado').isSeen()

  await tab.goto(`${baseURL}/search`)
  await app.getByLabel('Qué estás buscando?').fill('colchon ortopedco')
  await tab.press('Enter')
  // Until the answer is there, the list of before stands below, and moves when it comes.
  await app.getByText(/Quisiste decir/).isSeen()
  await app.getByRole('link', new RegExp(title)).click()
  await app.hasPath(/^\/listing\/\d+$/)
  await app.getByRole('heading', title).isSeen()
  await app.getByText(/Culebra, Islas/).isSeen()
  const urls = []
  for (const number of [1, 2, 3]) {
    urls.push(await app.getByRole('img', new RegExp(`^Foto ${number} de 3`)).attribute('src'))
  }
  const [blue, red, green] = await Promise.all(urls.map((url) => lookAtPhoto(tab, url ?? '')))
  expect(blue).toMatchObject({ isUpright: false, left: 'white', right: 'blue' })
  expect(red).toMatchObject({ isUpright: false, left: 'white', right: 'red' })
  expect(green).toMatchObject({ isUpright: true, top: 'white', bottom: 'green' })
})

test('an ad written without network, with photos, outlives its page and is sent on reconnect', async ({
  app,
  tab,
  front,
  request,
}, info) => {
  test.slow()
  const member = await makeMember(request)
  const title = `Hamaca ${randomInt(1e6)}`
  await signIn(app, front.url, member, '/post-ad')
  const photos = [
    await writePhoto(tab, info.outputPath('red.jpg'), 'red'),
    await writePhoto(tab, info.outputPath('green.jpg'), 'green'),
  ]
  await untilInstalled(app)
  front.mode = 'down'
  await app.getByLabel(/^Añadir fotos/).chooseFiles(photos)
  await app.getByRole('img', 'Foto 2: green.jpg').isSeen()
  // The reason moves the buttons down.
  await app.getByText(/^Sin conexión\. La foto se sube/).isSeen()
  await app.getByRole('button', 'Girar la foto 2').click()
  await untilKept(tab, '"rotation":90')
  await app.getByLabel(/^Categoría/).choose('Hogar y Jardín')
  await app.getByLabel(/^Título/).fill(title)
  await app.getByLabel(/^Descripción/).fill('Tejida a mano.')
  await app.getByText(/^Guardado en este teléfono a las? /).isSeen()
  await untilKept(tab, 'Tejida a mano.')

  await tab.goto(`${front.url}/post-ad`)
  await app.getByText('Sigues donde lo dejaste').isSeen()
  await app.getByLabel(/^Título/).hasValue(title)
  await app.getByRole('img', 'Foto 2: green.jpg').isSeen()
  await app.getByRole('button', 'Publicar').click()
  await app.getByText('Sin conexión: se envía cuando vuelva.').isSeen()
  expect(await titlesOf(request, member)).toEqual([])

  front.mode = 'passing'
  // While the server is away, it is asked at most 30 s apart.
  await expect.poll(() => titlesOf(request, member), { timeout: 60_000 }).toEqual([title])
  await expect.poll(() => photosOf(tab, request, member)).toEqual([['red lying', 'green upright']])
})

// The whole product is fetched first.
async function untilInstalled({ tab }: Screen): Promise<void> {
  await expect
    .poll(() => tab.evaluate(() => navigator.serviceWorker.controller?.state, undefined), {
      timeout: 60_000,
    })
    .toBe('activated')
}
