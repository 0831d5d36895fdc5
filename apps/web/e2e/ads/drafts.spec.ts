// Ads that are written while the signal, the tab or the room on the phone goes.
import { expect, type Route, test } from '@playwright/test'
import {
  answerOnce,
  fill,
  photosOf,
  press,
  twoPhotos,
  untilKept,
  untilNothingQueued,
  untilQueued,
} from '../support/drafts.ts'
import { makeMember, signIn, titlesOf } from '../support/people.ts'
import { choosePhotos, untilUploaded } from '../support/photos.ts'

test('what was typed outlives its tab, with its photos; other drafts wait beside it', async ({
  page,
  request,
  context,
}, info) => {
  const member = await makeMember(request)
  await signIn(page, member, '/post-ad')
  await choosePhotos(page, await twoPhotos(page, info.outputPath('a')))
  await untilUploaded(page, 2)
  await page.getByRole('button', { name: 'Girar la foto 2' }).click()
  await fill(page, 'Mesa de caoba')
  await expect(page.getByText(/^Guardado en este teléfono a las? /)).toBeVisible()
  await untilKept(page, 'Como nueva.')
  await page.close()

  const again = await context.newPage()
  await again.goto('/post-ad')
  await expect(again.getByText('Sigues donde lo dejaste')).toBeVisible()
  await expect(again.getByLabel('Título')).toHaveValue('Mesa de caoba')
  await expect(again.getByRole('img', { name: 'Foto 2: green.jpg' })).toBeVisible()

  await again.getByRole('button', { name: 'Empezar de nuevo' }).click()
  await expect(again.getByLabel('Título')).toHaveValue('')
  await again.getByLabel('Título').fill('Otra cosa')
  // A link is no loss any more: nothing is asked.
  await again.getByRole('link', { name: 'Inicio' }).first().click()
  await expect(again).toHaveURL('/')
  await again.goto('/post-ad')
  await expect(again.getByLabel('Título')).toHaveValue('Otra cosa')
  const other = again.getByRole('article').filter({ hasText: 'Mesa de caoba' })
  await expect(other.getByText('2 fotos')).toBeVisible()
  await other.getByRole('button', { name: 'Seguir con: Mesa de caoba' }).click()
  await expect(again.getByLabel('Título')).toHaveValue('Mesa de caoba')

  await again.getByRole('button', { name: 'Eliminar el borrador: Otra cosa' }).click()
  await again.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(again.getByText('Tus borradores')).toHaveCount(0)
  await press(again)
  await expect(again).toHaveURL('/')
  expect(await photosOf(again, request, member)).toEqual([['red lying', 'green upright']])
  await again.goto('/post-ad')
  await expect(again.getByLabel('Título')).toHaveValue('')
})

test('an ad made without network is one ad with all its photos, after a restart with two tabs', async ({
  page,
  request,
  context,
}, info) => {
  const member = await makeMember(request)
  await signIn(page, member, '/post-ad')
  const photos = await twoPhotos(page, info.outputPath('b'))
  await expect(page.getByLabel(/^Añadir fotos/)).toBeAttached()
  await context.setOffline(true)
  await choosePhotos(page, photos)
  await expect(page.getByText('2 con problemas.')).toBeAttached()
  await fill(page, 'Bicicleta sin señal')
  await press(page)
  await expect(
    page.getByRole('heading', { name: '«Bicicleta sin señal» está en cola' }),
  ).toBeVisible()
  await expect(page.locator('#contenido').getByText('En cola', { exact: true })).toBeVisible()
  await page.close()
  await context.setOffline(false)
  const [one, two] = [await context.newPage(), await context.newPage()]
  await Promise.all([one.goto('/'), two.goto('/search')])
  await expect.poll(() => titlesOf(request, member)).toEqual(['Bicicleta sin señal'])
  await untilNothingQueued(one)
  expect(await photosOf(one, request, member)).toEqual([['red lying', 'green lying']])
})

test('a tab that is closed in the middle of an upload publishes all the same, once', async ({
  page,
  request,
  context,
}, info) => {
  const member = await makeMember(request)
  await signIn(page, member, '/post-ad')
  const held: Route[] = []
  let count = 0
  await page.route('**/api/uploads', (route) => {
    count += 1
    return count === 1 ? route.continue() : void held.push(route)
  })
  await choosePhotos(page, await twoPhotos(page, info.outputPath('c')))
  await fill(page, 'Cámara')
  await expect(page.getByText('1 de 2 fotos subidas.')).toBeAttached()
  await expect.poll(() => held.length).toBe(1)
  await press(page)
  await expect(page.getByRole('button', { name: 'Subiendo las fotos…' })).toBeVisible()
  await untilQueued(page)
  await page.close()
  const again = await context.newPage()
  const uploads: string[] = []
  again.on('request', (sent) => {
    if (sent.url().endsWith('/api/uploads')) uploads.push(sent.url())
  })
  await again.goto('/')
  await expect(again.getByText('Anuncio publicado').first()).toBeVisible()
  expect(await titlesOf(request, member)).toEqual(['Cámara'])
  expect((await photosOf(again, request, member))[0]).toHaveLength(2)
  // The first one was there already.
  expect(uploads).toHaveLength(1)
})

test('a server in trouble is waited for; a refusal is told at once and keeps the draft', async ({
  page,
  request,
}) => {
  const member = await makeMember(request)
  await signIn(page, member, '/post-ad')
  for (const status of [500, 503, 429]) {
    const title = `Silla ${status}`
    await fill(page, title)
    await answerOnce(page, status, { retryAfter: 3 })
    await press(page)
    // A 500 names no time: the next try may come before anybody has looked.
    if (status !== 500) {
      await expect(page.getByRole('heading', { name: `«${title}» está en cola` })).toBeVisible()
    }
    await expect(page.getByRole('heading', { name: `«${title}» se publicó` })).toBeVisible()
    await page.getByRole('button', { name: 'Publicar otro' }).click()
  }
  const issues = [{ path: 'title', message: 'Ese título no se puede usar' }]
  await fill(page, 'Cuarta')
  await answerOnce(page, 402, { message: 'Suscripción requerida' })
  await press(page)
  await expect(page.getByText('Suscripción requerida')).toBeVisible()
  await answerOnce(page, 400, { issues })
  await press(page)
  await expect(page.getByText('Ese título no se puede usar')).toBeVisible()
  await expect(page.getByLabel('Título')).toHaveValue('Cuarta')
  // The plan's three places are taken by now.
  await press(page)
  await expect(page.getByText(/Llegaste al límite de 3 anuncios activos/)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Título')).toHaveValue('Cuarta')
  await expect(page.getByText(/Llegaste al límite de 3 anuncios activos/)).toBeVisible()
  expect(await titlesOf(request, member)).toEqual(['Silla 429', 'Silla 503', 'Silla 500'])
})

test('a draft is open in one tab at a time', async ({ page, request, context }) => {
  const member = await makeMember(request)
  await signIn(page, member, '/post-ad')
  await fill(page, 'Gavetero')
  await untilKept(page, 'Gavetero')
  const other = await context.newPage()
  await other.goto('/post-ad')
  await expect(other.getByRole('button', { name: 'Seguir con: Gavetero' })).toBeVisible()
  await expect(other.getByLabel('Título')).toHaveValue('')
  await other.getByRole('button', { name: 'Seguir con: Gavetero' }).click()
  await expect(other.getByText('Ese borrador está abierto en otra pestaña.')).toBeVisible()
  await page.close()
  // A tab that is closed lets go of its draft a moment later; the other one has a blank of its own.
  const drafts = async () =>
    (await navigator.locks.query()).held?.filter(({ name }) => name?.startsWith('wepa.draft:'))
  await expect.poll(() => other.evaluate(drafts)).toHaveLength(1)
  await other.getByRole('button', { name: 'Seguir con: Gavetero' }).click()
  await expect(other.getByLabel('Título')).toHaveValue('Gavetero')
})

test('without room for photos the text is kept, and what is on the screen is published', async ({
  page,
  request,
}, info) => {
  const member = await makeMember(request)
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = function (value, key) {
      if (this.name === 'draftPhotos' && value.bytes)
        throw new DOMException('', 'QuotaExceededError')
      return put.call(this, value, key)
    }
  })
  await signIn(page, member, '/post-ad')
  await choosePhotos(page, await twoPhotos(page, info.outputPath('d')))
  await expect(
    page.getByText('Este teléfono no tiene espacio para guardar las fotos.'),
  ).toBeVisible()
  await fill(page, 'Librero')
  await untilKept(page, 'Librero')
  await press(page)
  await expect(page).toHaveURL('/')
  expect((await photosOf(page, request, member))[0]).toHaveLength(2)
})
