import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { enterAs, makeAd, newWord } from '../support/ads.ts'
import {
  builtFile,
  cachedPaths,
  drawnPhoto,
  expectPicture,
  forbidStorage,
  keptGroups,
  untilInstalled,
  untilKept,
  untilTakenOver,
} from '../support/device.ts'
import { type Front, openFront } from '../support/front.ts'
import { type Member, makeMember, signIn } from '../support/people.ts'

const strip = (page: Page) => page.getByText(/^(Sin conexión|Buscando lo más nuevo)/).first()
const stamp = (page: Page) => page.getByText(/^Guardado hoy a las? \d/)

/** Stands in the file of the favorites alone. */
const favoritesText = 'Aún no tienes favoritos'

type Scene = { word: string; member: Member; photo: string }

/** Somebody who favorited, looked, sold and searched, and left the app. */
async function leaveTraces(page: Page, request: APIRequestContext): Promise<Scene> {
  const word = newWord()
  const seller = await makeMember(request)
  const member = await makeMember(request)
  const images = [await drawnPhoto(page)]
  const id = await makeAd(request, seller, { title: `Piano ${word}`, images })
  await makeAd(request, member, { title: `Arpa ${word}`, images })
  const headers = { authorization: `Bearer ${member.token}` }
  await request.post(`/api/listings/${id}/favorite`, { headers })
  await signIn(page, member, '/')
  await untilInstalled(page)
  const counted = page.waitForResponse(/\/trpc\/listings\.trackView/)
  await page.goto(`/listing/${id}`)
  await counted
  await untilKept(page, member.id, ['listings.get'])
  for (const [path, group] of [
    ['/favorites', 'favorites.list'],
    ['/recently-viewed', 'users.recentlyViewed'],
    ['/my-listings', 'users.listings'],
    [`/search?q=${word}`, 'listings.browse infinite'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('article').first()).toBeVisible()
    await untilKept(page, member.id, [group])
  }
  const thumbnails = async () =>
    (await cachedPaths(page, 'wepa-pictures')).filter((path) => path.startsWith('/thumbnails/'))
  await expect.poll(thumbnails).not.toEqual([])
  const [photo = ''] = await thumbnails()
  await page.close()
  return { word, member, photo }
}

test('a cold start without network shows what was kept, and what was not leads there', async ({
  page,
  context,
  request,
}) => {
  const { word, member } = await leaveTraces(page, request)
  await context.setOffline(true)
  const app = await context.newPage()
  await app.goto('/?source=app')
  await expect(app.getByRole('button', { name: 'Tu cuenta' })).toBeVisible()
  await expect(app.getByRole('region', { name: 'Wepa!' }).getByRole('article')).not.toHaveCount(0)
  await expect(strip(app)).toContainText(/^Sin conexión: ves lo guardado a las? \d/)
  await app.getByRole('link', { name: 'Favoritos', exact: true }).last().click()
  await expectKept(app, `Piano ${word}`)
  for (const [path, title] of [
    ['/recently-viewed', `Piano ${word}`],
    ['/my-listings', `Arpa ${word}`],
    [`/search?q=${word}`, `Piano ${word}`],
  ] as const) {
    await app.goto(path)
    await expectKept(app, title)
  }
  await app
    .getByRole('article')
    .getByRole('link', { name: `Piano ${word}` })
    .click()
  await expect(app.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`Piano ${word}`))
  await expectPicture(app.getByRole('region', { name: 'Fotos' }).getByRole('img').first())

  await app.goto('/category/moda')
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Sin conexión')
  const kept = app.getByRole('region', { name: 'Esto sí lo tienes guardado' })
  await expect(kept.getByRole('link', { name: word, exact: true })).toBeVisible()
  await expect(kept.getByRole('link', { name: `Piano ${word}` })).toBeVisible()
  await kept.getByRole('link', { name: 'Mis anuncios' }).click()
  await expectKept(app, `Arpa ${word}`)

  // A token whose person this device does not know: nobody can be asked, and nothing waits for ever.
  await app.evaluate(() => localStorage.removeItem('wepa.user'))
  await app.goto('/my-listings')
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Sin conexión')
  await expect(kept.getByRole('link', { name: 'Inicio' })).toBeVisible()

  await makeAd(request, member, { title: `Lira ${word}` })
  await context.setOffline(false)
  await expect(app.getByRole('article').filter({ hasText: `Lira ${word}` })).toBeVisible()
  await expect(stamp(app)).toHaveCount(0)
  await expect(strip(app)).toHaveCount(0)
})

test('who signs out leaves nothing behind, and the next person finds nothing', async ({
  page,
  context,
  request,
}) => {
  const { word, member, photo } = await leaveTraces(page, request)
  const app = await context.newPage()
  await app.goto('/')
  await app.getByRole('button', { name: 'Tu cuenta' }).click()
  await app.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect.poll(() => keptGroups(app, member.id)).toEqual([])
  await expect.poll(() => cachedPaths(app, 'wepa-pictures')).not.toContain(photo)
  await expect.poll(() => cachedPaths(app, 'wepa-pages')).not.toContain('/my-listings')
  await signIn(app, await makeMember(request), '/')
  await context.setOffline(true)
  for (const path of ['/favorites', '/recently-viewed', '/my-listings']) {
    await app.goto(path)
    await expect(app.getByRole('heading', { name: 'Sin conexión' })).toBeVisible()
    await expect(app.getByText(word)).toHaveCount(0)
  }
})

let front: Front
test.beforeEach(async ({ baseURL }) => {
  front = await openFront(baseURL ?? '')
})
test.afterEach(() => front.close())

test('a slow or silent server is known by what was kept, and found again', async ({ page }) => {
  await page.goto(`${front.url}/search`)
  await untilInstalled(page)
  await page.goto(`${front.url}/search`)
  await expect(page.getByRole('article').first()).toBeVisible()
  front.mode = 'slow'
  await page.goto(`${front.url}/search`)
  await expect(strip(page)).toContainText('Buscando lo más nuevo: ves lo guardado a la')
  await expect(page.getByRole('article').first()).toBeVisible()
  front.mode = 'passing'
  await expect(strip(page)).toHaveCount(0)

  front.mode = 'down'
  await page.getByRole('link', { name: 'Ver más' }).click()
  await expect(strip(page)).toContainText('Sin conexión: ves lo guardado a la')
  await expect(stamp(page)).toBeVisible()
  front.mode = 'passing'
  await expect(strip(page)).toHaveCount(0)
})

test('a new version takes the tab that says yes, and leaves the one where somebody writes', async ({
  page,
  context,
  request,
}) => {
  const member = await makeMember(request)
  await enterAs(page, member)
  await page.goto(`${front.url}/settings`)
  await untilInstalled(page)
  // A form that nothing keeps: an ad's is kept on the device, and a reload loses nothing of it.
  await page.goto(`${front.url}/contact`)
  await page.getByLabel('Asunto').fill('Una flauta de pan')
  const clean = await context.newPage()
  await enterAs(clean, member)
  await clean.goto(`${front.url}/`)
  // The next version has no favorites of this name any more.
  front.dropped = await builtFile(clean, favoritesText)
  await clean.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect(page.getByText('Hay una versión nueva')).toBeVisible()
  await clean.evaluate(() => document.documentElement.setAttribute('data-old', ''))
  await clean.getByRole('button', { name: 'Actualizar' }).click()
  await expect(clean.locator('html')).not.toHaveAttribute('data-old')

  await expect(page.getByText('Wepa se actualizó en otra pestaña')).toBeVisible()
  await expect(page.getByText('Esta sigue funcionando')).toBeVisible()
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await expect(page.getByLabel('Asunto')).toHaveValue('Una flauta de pan')
  await page.getByRole('button', { name: 'Luego' }).click()
  await page.getByLabel('Categoría').selectOption('Otro asunto')
  await page
    .getByRole('textbox', { name: 'Mensaje' })
    .fill('Esto se escribió en la versión de antes.')
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(page.getByRole('heading', { name: 'Recibimos tu mensaje' })).toBeVisible()
  // A screen this tab had not opened yet: its file is the old version's, and was kept for it.
  await page.evaluate(() => document.documentElement.setAttribute('data-old', ''))
  await page.getByRole('link', { name: 'Favoritos', exact: true }).last().click()
  await expect(page.getByRole('heading', { name: 'Aún no tienes favoritos' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-old')
})

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' })

  for (const storage of ['allowed', 'forbidden']) {
    test(`a missing file loads the page anew once, storage ${storage}`, async ({ page }) => {
      if (storage === 'forbidden') await forbidStorage(page)
      let loads = 0
      page.on('request', (asked) => {
        if (asked.isNavigationRequest()) loads += 1
      })
      await page.goto(`${front.url}/`)
      front.dropped = await builtFile(page, favoritesText)
      await page.getByRole('link', { name: 'Favoritos', exact: true }).last().click()
      await expect(page.getByRole('heading', { name: 'Oops! Algo salió mal' })).toBeVisible()
      await expect(page).toHaveURL(`${front.url}/favorites`)
      await expect(page.getByText('Hay una versión nueva')).toBeVisible()
      expect(loads).toBe(2)
      front.dropped = undefined
      await page.getByRole('button', { name: 'Recargar Página' }).click()
      await expect(page.getByRole('heading', { name: 'Guarda lo que te gusta' })).toBeVisible()
    })
  }

  test('a screen that a bar of signal does not bring says so, and comes by itself', async ({
    page,
    context,
  }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await untilTakenOver(page)
    await context.route('**', (route) => route.abort())
    await page.getByRole('link', { name: 'Favoritos', exact: true }).last().click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Sin conexión')
    await context.unrouteAll()
    await expect(heading).toHaveText('Favoritos')
    await expect(page.getByRole('heading', { name: 'Guarda lo que te gusta' })).toBeVisible()
  })
})

/** A list from the device: with its age, and its pictures. */
async function expectKept(page: Page, title: string): Promise<void> {
  const card = page.getByRole('article').filter({ hasText: title })
  await expect(card).toBeVisible()
  await expect(stamp(page)).toBeVisible()
  await expectPicture(card.locator('img').first())
}
