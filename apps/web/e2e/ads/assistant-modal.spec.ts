import { randomBytes } from 'node:crypto'
import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test'
import { barriers } from '../support/barriers.ts'
import { untilTakenOver } from '../support/device.ts'
import { type Member, makeMember, signIn, titlesOf } from '../support/people.ts'
import { choosePhotos, untilUploaded, writePhoto } from '../support/photos.ts'

const photo = 'Elegir una foto'
const open = (page: Page) => page.getByRole('button', { name: 'Usar el asistente IA' }).click()
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Asistente IA' })

test('a photo fills the form, which stays editable, and is published', async ({
  page,
  request,
}, info) => {
  const member = await makeMember(request)
  await signIn(page, member, '/post-ad')
  await page.getByLabel('Municipio').fill('Ponce, Sur')
  await open(page)
  await expect(dialog(page).getByText('Te quedan 5 usos gratis.')).toBeVisible()
  const small = { name: 'icono.png', mimeType: 'image/png', buffer: randomBytes(900) }
  await page.getByLabel(photo).setInputFiles(small)
  await expect(dialog(page).getByText('Imagen muy pequeña')).toBeVisible()
  await page.getByLabel(photo).setInputFiles({ ...small, name: 'a.txt', mimeType: 'text/plain' })
  await expect(dialog(page).getByText('Tipo de archivo no válido')).toBeVisible()

  await page
    .getByLabel(photo)
    .setInputFiles(await writePhoto(page, info.outputPath('a.jpg'), 'red'))
  await expect(dialog(page).getByText('Precio sugerido')).toBeVisible()
  await expect(dialog(page).getByText(/ponle tú el precio/)).toBeVisible()
  await page.getByRole('button', { name: 'Mejorar texto' }).click()
  await expect(dialog(page).getByText(/Escríbeme por Wepa/)).toBeVisible()
  await page.getByRole('button', { name: 'Usar en mi anuncio' }).click()
  await expect(dialog(page)).toBeHidden()

  await expect(page.getByLabel('Título')).toHaveValue(/^Artículo de color/)
  await expect(page.getByLabel(/^Precio/)).toHaveValue('')
  await expect(page.getByLabel('Municipio')).toHaveValue('Ponce, Sur')
  await untilUploaded(page, 1)
  await page.getByLabel('Título').fill('Mesa roja')
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await expect(page).toHaveURL('/')
  expect(await titlesOf(request, member)).toEqual(['Mesa roja'])
})

test('from home to an ad with three photos and all fields takes twelve taps', async ({
  page,
  request,
}, info) => {
  const member = await makeMember(request)
  const photos = await Promise.all(
    (['red', 'green', 'blue'] as const).map((color) =>
      writePhoto(page, info.outputPath(`${color}.jpg`), color),
    ),
  )
  await signIn(page, member)
  await untilTakenOver(page)
  let taps = 0
  const tap = async (control: Locator) => {
    taps += 1
    await control.click()
  }
  /** A press that opens the phone's own choice of photos. */
  const choose = async (control: Locator, files: string[]) => {
    const choice = page.waitForEvent('filechooser')
    await tap(control)
    await (await choice).setFiles(files)
  }
  await tap(page.getByRole('navigation', { name: 'Principal' }).getByText('Publicar'))
  await tap(page.getByRole('button', { name: 'Usar el asistente IA' }))
  await choose(dialog(page).getByText(photo), photos.slice(0, 1))
  await tap(page.getByRole('button', { name: 'Usar en mi anuncio' }))
  await choose(page.getByText('Añadir más'), photos.slice(1))
  await tap(page.getByLabel(/^Precio/))
  await page.keyboard.type('$45')
  await tap(page.getByLabel('Municipio'))
  await page.keyboard.type('culebr')
  await tap(page.getByRole('option', { name: 'Culebra' }))
  await tap(page.getByLabel('Teléfono de contacto'))
  await page.keyboard.type('787-555-0134')
  await untilUploaded(page, 3)
  await tap(page.getByRole('button', { name: 'Publicar', exact: true }))
  await expect(page.getByRole('heading', { name: 'Anuncio publicado' })).toBeFocused()
  expect(taps).toBeLessThanOrEqual(12)

  // What one does next stands with the ad, and another one begins with what they share.
  const card = page.getByRole('region', { name: 'Anuncio publicado' })
  await expect(card).toContainText('$45')
  await expect(card.getByRole('link', { name: 'Compartir por WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=/,
  )
  await expect(card.getByRole('link', { name: 'Destacar' })).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await card.getByRole('button', { name: 'Publicar otro' }).click()
  await expect(page.getByLabel('Municipio')).toHaveValue('Culebra, Islas')
  await expect(page.getByLabel('Teléfono de contacto')).toHaveValue(/787/)
  await expect(page.getByLabel('Categoría')).not.toHaveValue('')
  await expect(page.getByLabel('Título')).toHaveValue('')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compra y vende cerca de ti')
  await expect(card).toHaveCount(0)
})

test('a photo that shows nothing gets tips, a model that is down leaves the form', async ({
  page,
  request,
}, info) => {
  await signIn(page, await makeMember(request), '/post-ad')
  await page.getByLabel('Título').fill('Mesa de comedor')
  await answerWith(page, 500, 'assistant_no_answer', 'No pudimos reconocer lo que hay en la foto.')
  await open(page)
  await page
    .getByLabel(photo)
    .setInputFiles(await writePhoto(page, info.outputPath('a.jpg'), 'red'))
  await expect(dialog(page).getByText('No pudimos reconocer lo que hay en la foto.')).toBeVisible()
  await expect(dialog(page).getByText('Toma la foto de día o con buena luz.')).toBeVisible()

  const words =
    'El asistente no está disponible en este momento. Puedes publicar con el formulario.'
  await answerWith(page, 503, 'assistant_unavailable', words)
  await page.getByRole('button', { name: 'Analizar foto' }).click()
  await expect(dialog(page).getByText(words)).toBeVisible()
  await page.getByRole('button', { name: 'Cerrar' }).click()
  await expect(page.getByLabel('Título')).toHaveValue('Mesa de comedor')
  await choosePhotos(page, [info.outputPath('a.jpg')])
  await untilUploaded(page, 1)
})

test('when the trial is used up it is locked, and leads to the plans', async ({
  page,
  request,
}) => {
  const member = await makeMember(request)
  await useUpTrial(request, member)
  await signIn(page, member, '/post-ad')
  await open(page)
  // In one look: two seconds later it leads away.
  await expect(dialog(page)).toContainText(/Suscripción requerida.*Con Pro lo usas 300 veces/s)
  await expect(page).toHaveURL('/subscription')
})

async function useUpTrial(request: APIRequestContext, member: Member): Promise<void> {
  for (let n = 0; n < 5; n++) {
    const response = await request.post('/api/ai/enhance-listing', {
      headers: { authorization: `Bearer ${member.token}` },
      data: { title: 'Mesa', description: 'Mesa de comedor' },
    })
    expect(response.status()).toBe(200)
  }
}

/** The next analyses are refused like this: what the model does is told elsewhere, to the server alone. */
async function answerWith(page: Page, status: number, code: string, message: string) {
  await page.route('**/trpc/assistant.analyzePhoto*', (route) =>
    route.fulfill({
      status,
      json: [{ error: { message, code: -32_603, data: { code, httpStatus: status, issues: [] } } }],
    }),
  )
}
