import { expect, type Page, test } from '@playwright/test'
import { enterAs } from '../support/ads.ts'
import { type Member, makeMember, publishAd, signIn } from '../support/people.ts'
import { choosePhotos, lookAtPhoto, untilUploaded, writePhoto } from '../support/photos.ts'

test('a visitor is asked in, and comes back to the ad', async ({ page, request }) => {
  const member = await makeMember(request)
  const id = await publishAd(request, member, 'Escritorio')
  await page.goto(`/edit-listing/${id}`)
  await expect(page.getByText('Inicia sesión requerida')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Iniciar Sesión' }).click()
  await page.getByLabel('Usuario o email').fill(member.username)
  await page.getByLabel('Contraseña', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await expect(page.getByLabel('Título')).toHaveValue('Escritorio')
})

test('the ad of another cannot be edited, and one that is not there is not found', async ({
  page,
  request,
}) => {
  const id = await publishAd(request, await makeMember(request), 'De otra persona')
  await enterAs(page, await makeMember(request))
  await page.goto(`/edit-listing/${id}`)
  await expect(page).toHaveURL('/my-listings')
  await expect(page.getByText('Acceso Denegado').first()).toBeVisible()
  await expect(page.getByText('No tienes permisos para editar este anuncio.').first()).toBeVisible()

  await page.goto('/edit-listing/2147483647')
  await expect(page.getByText('Anuncio No Encontrado')).toBeVisible()
})

test('a price is required, and what is typed is not left behind unasked', async ({
  page,
  request,
}) => {
  const member = await makeMember(request)
  const id = await publishAd(request, member, 'Cómoda')
  await signIn(page, member, `/edit-listing/${id}`)
  await page.getByLabel('Título').fill('Cómoda de caoba')
  await page.getByLabel('Descripción').fill('')
  await page.getByRole('button', { name: 'Guardar Cambios' }).click()
  await expect(page.getByText('El precio es requerido')).toBeVisible()
  await expect(page.getByText('La descripción es requerida')).toBeVisible()

  await page.getByRole('link', { name: 'Cancelar' }).click()
  const question = page.getByRole('alertdialog', { name: '¿Salir sin guardar?' })
  await question.getByRole('button', { name: 'Seguir aquí' }).click()
  await expect(page.getByLabel('Título')).toHaveValue('Cómoda de caoba')
  await page.getByRole('link', { name: 'Cancelar' }).click()
  await question.getByRole('button', { name: 'Salir' }).click()
  await expect(page).toHaveURL('/my-listings')
  await expect(page.getByRole('link', { name: 'Cómoda', exact: true })).toBeVisible()
})

test('what is typed stays when the ad cannot be asked for again', async ({
  page,
  request,
  context,
}) => {
  const member = await makeMember(request)
  const id = await publishAd(request, member, 'Cómoda')
  await signIn(page, member, `/edit-listing/${id}`)
  await page.getByLabel('Título').fill('Cómoda de caoba')
  const again = page.waitForRequest(/listings\.get/)
  await page.route('**/trpc/**', (route) => route.abort('internetdisconnected'))
  // The network comes back, but not for long.
  await context.setOffline(true)
  await context.setOffline(false)
  await again
  await page.unroute('**/trpc/**')
  await expect(page.getByLabel('Título')).toHaveValue('Cómoda de caoba')
  await page.getByLabel(/^Precio/).fill('$90')
  await save(page)
  await expect(page.getByRole('link', { name: 'Cómoda de caoba', exact: true })).toBeVisible()
})

test('photos of an ad are turned, ordered, taken out and added', async ({
  page,
  request,
}, info) => {
  const member = await makeMember(request)
  const id = await publishAd(request, member, 'Cuadro')
  await signIn(page, member, `/edit-listing/${id}`)
  const [red, green, blue] = await Promise.all(
    (['red', 'green', 'blue'] as const).map((color) =>
      writePhoto(page, info.outputPath(`${color}.jpg`), color),
    ),
  )
  if (!red || !green || !blue) throw new Error('three photos were written')
  await choosePhotos(page, [red, green])
  await untilUploaded(page, 2)
  await page.getByLabel(/^Precio/).fill('$40')
  await save(page)
  expect(await seenPhotos(page, member, id)).toEqual(['red lying', 'green lying'])

  // Red is taken out, green turned once, blue comes to the front.
  await page.getByRole('link', { name: 'Editar: Cuadro' }).click()
  await page.getByRole('button', { name: 'Quitar la foto 1' }).click()
  await page.getByRole('button', { name: 'Girar la foto 1' }).click()
  await choosePhotos(page, [blue])
  await untilUploaded(page, 2)
  await page.getByRole('button', { name: 'Mover la foto 2 antes' }).click()
  await save(page)
  expect(await seenPhotos(page, member, id)).toEqual(['blue lying', 'green upright'])
})

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Guardar Cambios' }).click()
  await expect(page).toHaveURL('/my-listings')
}

/** What is kept for the ad, in its order: 'red lying' as drawn, 'red upright' after a quarter turn to the right. */
async function seenPhotos(page: Page, member: Member, id: number): Promise<string[]> {
  const response = await page.request.get(`/api/listings/${id}`, {
    headers: { authorization: `Bearer ${member.token}` },
  })
  const { images }: { images: string[] } = await response.json()
  const seen = await Promise.all(images.map((image) => lookAtPhoto(page, image)))
  return seen.map(({ isUpright, top, bottom, left, right }) => {
    expect(isUpright ? top : left).toBe('white')
    return isUpright ? `${bottom} upright` : `${right} lying`
  })
}
