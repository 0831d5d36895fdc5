import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { enterAs } from '../support/ads.ts'
import { barriers } from '../support/barriers.ts'
import { type Member, makeMember } from '../support/people.ts'
import { type Color, writePhoto } from '../support/photos.ts'

const field = (page: Page) => page.getByRole('textbox', { name: 'Mensaje para el asistente' })
const log = (page: Page) => page.getByRole('log', { name: 'Conversación con el asistente' })
const card = (page: Page) => page.getByRole('region', { name: 'Tu anuncio' })
const headersOf = ({ token }: Member) => ({ authorization: `Bearer ${token}` })

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await field(page).press('Enter')
}

/** Somebody who has used the trial up. */
async function makeUsedUp(request: APIRequestContext): Promise<Member> {
  const member = await makeMember(request)
  const ad = { title: 'Mesa', description: 'Mesa de madera.' }
  for (let use = 0; use < 5; use += 1) {
    const enhanced = await request.post('/api/ai/enhance-listing', {
      headers: headersOf(member),
      data: ad,
    })
    expect(enhanced.status()).toBe(200)
  }
  return member
}

test('a visitor is asked in, and comes back', async ({ page, request }) => {
  await page.goto('/ai-chat')
  await expect(
    page.getByRole('heading', { name: 'Crea tu cuenta para usar el asistente', level: 1 }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Iniciar Sesión' }).last().click()
  const member = await makeMember(request)
  await page.getByLabel('Usuario o email').fill(member.username)
  await page.getByLabel('Contraseña', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await expect(page).toHaveURL('/ai-chat')
  await expect(log(page)).toContainText('Hola, Carmen.')
})

test('from a photo over changes to an ad with the right place and contact', async ({
  page,
  request,
}, info) => {
  const member = await makeMember(request)
  await enterAs(page, member)
  await page.goto('/ai-chat')
  await expect(page.getByText('Te quedan 5 usos gratis.')).toBeVisible()
  await page
    .getByLabel('Elegir fotos')
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(200) })
  await expect(log(page)).toContainText('Imagen muy pequeña')
  await page
    .getByLabel('Elegir fotos')
    .setInputFiles(await writePhoto(page, info.outputPath('mesa.jpg'), 'red'))
  await expect(page.getByText('Mirando tu foto…')).toBeVisible()
  await expect(card(page)).toContainText('Artículo de color')
  await expect(card(page)).toContainText('Falta el municipio')
  await expect(card(page)).toContainText('Precio a consultar')
  await expect(page.getByText('Te quedan 4 usos gratis.')).toBeVisible()
  expect(await barriers(page)).toEqual([])

  // Words that are no consent change the ad; the rest is written by hand.
  await say(page, 'ponle un precio de $50 que es perfecto')
  await expect(card(page)).toContainText('$50')
  await say(page, 'no lo publiques todavía')
  await expect(page.getByRole('button', { name: 'Enviar', exact: true })).toBeVisible()
  await expect(card(page)).toBeVisible()
  await page.getByRole('button', { name: 'Hacer Cambios' }).click()
  await expect(page.getByLabel('Título')).toBeFocused()
  await page.getByLabel('Título').fill('Mesa roja de caoba')
  expect(await barriers(page)).toEqual([])
  await page.reload()
  await expect(page.getByLabel('Título')).toHaveValue('Mesa roja de caoba')

  // What is missing is asked for, and may be answered in the talk.
  await page.getByRole('button', { name: 'Publicar Anuncio' }).click()
  await expect(log(page)).toContainText('¿En qué municipio está? Escríbelo aquí')
  await expect(page.getByLabel('Municipio')).toBeFocused()
  await say(page, 'mayagüez')
  await expect(log(page)).toContainText('Listo: está en Mayagüez, Oeste.')
  await say(page, 'Sí, publícalo')
  await expect(log(page)).toContainText('Tu anuncio está publicado.')
  await page.getByRole('link', { name: 'Ver mi anuncio' }).click()
  await expect(page.getByRole('heading', { name: 'Mesa roja de caoba', level: 1 })).toBeVisible()

  const id = new URL(page.url()).pathname.split('/')[2]
  const ad = await (await request.get(`/api/listings/${id}`, { headers: headersOf(member) })).json()
  expect(ad).toMatchObject({
    title: 'Mesa roja de caoba',
    price: '$50',
    location: 'Mayagüez, Oeste',
    contactEmail: member.email,
    images: [expect.stringMatching(/^\/uploads\//)],
  })

  // Back in the talk: another one.
  await page.goBack()
  await say(page, 'quiero publicar otro')
  await expect(log(page)).toContainText('Vamos con otro.')
  await expect(card(page)).toHaveCount(0)
})

test('several photos make one ad: the first is looked at, later ones join it and take no use', async ({
  page,
  request,
}, info) => {
  const member = await makeMember(request)
  await enterAs(page, member)
  await page.goto('/ai-chat')
  const photo = (name: string, color: Color) =>
    writePhoto(page, info.outputPath(`${name}.jpg`), color)
  await page
    .getByLabel('Elegir fotos')
    .setInputFiles([await photo('roja', 'red'), await photo('azul', 'blue')])
  await expect(log(page)).toContainText('Tu anuncio lleva 2 fotos; la primera es la portada.')
  await expect(page.getByText('Te quedan 4 usos gratis.')).toBeVisible()

  await page.getByRole('button', { name: 'Hacer Cambios' }).click()
  await page.getByLabel('Título').fill('Mesa roja de caoba')
  await page.getByLabel('Municipio').fill('Ponce, Sur')
  // From below the talk, where the first photo came from.
  await page
    .getByLabel('Añadir fotos')
    .last()
    .setInputFiles([
      await photo('verde', 'green'),
      // The same picture once more.
      await photo('repetida', 'blue'),
    ])
  await expect(log(page)).toContainText('Tu anuncio lleva 3 fotos')
  await expect(page.getByLabel('Título')).toHaveValue('Mesa roja de caoba')
  await page.getByRole('button', { name: 'Quitar la foto 3' }).click()
  await expect(page.getByRole('region', { name: 'Más fotos' })).toBeFocused()
  expect(await barriers(page)).toEqual([])

  await page.getByRole('button', { name: 'Publicar Anuncio' }).click()
  await expect(log(page)).toContainText('Tu anuncio está publicado.')
  await expect(page.getByText('Te quedan 4 usos gratis.')).toBeVisible()
  const href = await page.getByRole('link', { name: 'Ver mi anuncio' }).getAttribute('href')
  const ad = await (await request.get(`/api${href?.replace('listing', 'listings')}`)).json()
  expect(ad).toMatchObject({ title: 'Mesa roja de caoba', location: 'Ponce, Sur' })
  expect(ad.images).toHaveLength(2)
})

test('the trial used up leads to the plans', async ({ page, request }) => {
  await enterAs(page, await makeUsedUp(request))
  await page.goto('/ai-chat')
  await expect(log(page)).toContainText('Suscripción requerida')
  await expect(log(page)).toContainText(/Con Pro .* Business/)
  await expect(field(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'Ver Planes Pro' }).click()
  await expect(page).toHaveURL('/subscription')
})

test('a provider that is down, or no network: nothing is lost, and the form is there', async ({
  page,
  context,
  request,
}, info) => {
  await enterAs(page, await makeMember(request))
  await page.goto('/ai-chat')
  await say(page, '[[sandbox:overloaded]] hola')
  await expect(log(page)).toContainText('El asistente no está disponible en este momento.')
  await expect(page.getByRole('button', { name: 'Intentar de nuevo' })).toBeVisible()

  const path = await writePhoto(page, info.outputPath('azul.jpg'), 'blue')
  await context.setOffline(true)
  await expect(page.getByText('Sin conexión: lo que escribes y tu foto')).toBeVisible()
  await page.getByLabel('Enviar una foto').setInputFiles(path)
  await expect(log(page)).toContainText('Error al analizar')
  await field(page).fill('esto lo sigo escribiendo')
  await context.setOffline(false)
  await page.reload()
  await expect(field(page)).toHaveValue('esto lo sigo escribiendo')
  await expect(log(page).getByRole('img', { name: 'La foto que enviaste' })).toBeVisible()
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(log(page)).toContainText('Lo dejé. Tu foto sigue aquí.')
  await expect(field(page)).toHaveValue('esto lo sigo escribiendo')
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(card(page)).toContainText('Artículo de color')

  await page.getByRole('link', { name: 'Usar el formulario' }).click()
  await expect(page).toHaveURL('/post-ad')
})
