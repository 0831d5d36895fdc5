// Steps of the browser tests around the publish form and what it keeps in the browser.
import { mkdir } from 'node:fs/promises'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { Member } from './people.ts'
import { type Evaluates, lookAtPhoto, writePhoto } from './photos.ts'

export async function twoPhotos(page: Page, path: string): Promise<string[]> {
  await mkdir(path, { recursive: true })
  return [
    await writePhoto(page, `${path}/red.jpg`, 'red'),
    await writePhoto(page, `${path}/green.jpg`, 'green'),
  ]
}

export async function fill(page: Page, title: string): Promise<void> {
  await page.getByLabel('Categoría').selectOption('Hogar y Jardín')
  await page.getByLabel('Título').fill(title)
  await page.getByLabel('Descripción').fill('Como nueva.')
}

export async function press(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
}

/** Waits until a draft in the browser's own database holds the text. */
export async function untilKept(page: Evaluates, text: string): Promise<void> {
  await expect.poll(() => readTable(page, 'drafts')).toContain(text)
}

export async function untilQueued(page: Page): Promise<void> {
  await expect.poll(() => readTable(page, 'outbox')).toContain('publish')
  // What the next start looks at comes a moment later.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('wepa.queued'))).toBeTruthy()
}

export async function untilNothingQueued(page: Page): Promise<void> {
  await expect.poll(() => readTable(page, 'outbox')).toBe('[]')
}

/** A table of the browser's own database, as text. */
function readTable(page: Evaluates, table: string): Promise<string> {
  return page.evaluate(
    (name) =>
      new Promise<string>((done, fail) => {
        const opening = indexedDB.open('wepa')
        opening.onerror = () => fail(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          const reading = database.transaction(name).objectStore(name).getAll()
          reading.onsuccess = () => {
            database.close()
            done(JSON.stringify(reading.result))
          }
        }
      }),
    table,
  )
}

/** The next ad is made, but the phone never hears of it; what it tries after that waits for `next`. */
export async function loseAnswer(
  page: Page,
  { meanwhile, next }: { meanwhile?: () => Promise<void>; next?: Promise<void> } = {},
): Promise<void> {
  let isLost = false
  await page.route(/\/trpc\/[^?]*listings\.publish/, async (route) => {
    if (isLost) {
      await next
      return route.continue()
    }
    isLost = true
    await route.fetch()
    await meanwhile?.()
    await route.abort('connectionreset')
  })
}

/** The next try to publish meets this answer instead of the server's. */
export async function answerOnce(
  page: Page,
  status: number,
  {
    message = 'Espera un momento.',
    ...more
  }: { message?: string; retryAfter?: number; issues?: object[] },
): Promise<void> {
  const code = status === 400 ? 'validation' : 'unavailable'
  const data = { code, httpStatus: status, issues: [], ...more }
  await page.route(
    /\/trpc\/[^?]*listings\.publish/,
    (route) =>
      status === 500
        ? route.fulfill({ status, body: '<html>Bad gateway</html>' })
        : route.fulfill({ status, json: [{ error: { code: -32600, message, data } }] }),
    { times: 1 },
  )
}

/** The photos of each ad of a person: 'red lying' as drawn, 'red upright' after a quarter turn to the right. */
export async function photosOf(
  page: Evaluates,
  request: APIRequestContext,
  member: Member,
): Promise<string[][]> {
  const response = await request.get(`/api/users/${member.id}/listings`, {
    headers: { authorization: `Bearer ${member.token}` },
  })
  const listings: { images: string[] }[] = await response.json()
  return Promise.all(
    listings.map(async ({ images }) => {
      const seen = await Promise.all(images.map((image) => lookAtPhoto(page, image)))
      return seen.map(({ isUpright, bottom, right }) =>
        isUpright ? `${bottom} upright` : `${right} lying`,
      )
    }),
  )
}
