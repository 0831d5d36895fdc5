// What the browser keeps for reading without network, as the tests look at it.
import { expect, type Locator, type Page } from '@playwright/test'

/** Waits until the service worker has everything and serves the page. */
export async function untilInstalled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/**
 * Waits until the program has taken over. Until then a link leads to a page of its own, keys and taps are kept or lost,
 * and hearts are saved without it.
 */
export async function untilTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => !('wepaStarter' in window))
}

/** Waits until answers of all these groups are kept for somebody. */
export async function untilKept(
  page: Page,
  userId: number,
  groups: readonly string[],
): Promise<void> {
  await expect
    .poll(() => keptGroups(page, userId), { timeout: 20_000 })
    .toEqual(expect.arrayContaining([...groups]))
}

/** The groups of which something is kept for a person, each once. */
export async function keptGroups(page: Page, userId: number): Promise<string[]> {
  const rows = await keptRows(page, userId)
  return [...new Set(rows.map(({ group }) => group))].sort()
}

/** Whether any answer that is kept for a person holds these words. */
export async function isKept(page: Page, userId: number, words: string): Promise<boolean> {
  const rows = await keptRows(page, userId)
  return rows.some(({ text }) => text.includes(words))
}

function keptRows(page: Page, userId: number): Promise<{ group: string; text: string }[]> {
  return page.evaluate(
    (person) =>
      new Promise<{ group: string; text: string }[]>((done) => {
        const opening = indexedDB.open('wepa')
        opening.onsuccess = () => {
          const database = opening.result
          const finish = (found: { group: string; text: string }[]) => {
            database.close()
            done(found)
          }
          if (!database.objectStoreNames.contains('kept')) return finish([])
          const rows = database.transaction('kept').objectStore('kept').getAll()
          rows.onsuccess = () => {
            const own = rows.result.filter(({ userId: owner }) => owner === person)
            finish(own.map(({ group, text }) => ({ group, text })))
          }
        }
      }),
    userId,
  )
}

/** The paths of what lies in a cache of the service worker. */
export function cachedPaths(page: Page, cacheName: string): Promise<string[]> {
  return page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys()
    return requests.map(({ url }) => new URL(url).pathname)
  }, cacheName)
}

/** The picture is there, and no drawing in its place. */
export async function expectPicture(image: Locator): Promise<void> {
  await expect(image).toHaveJSProperty('complete', true)
  await expect(image).toHaveAttribute('src', /^\/(uploads|thumbnails)\//)
  await expect
    .poll(() => image.evaluate((element) => Reflect.get(element, 'naturalWidth')))
    .toBeGreaterThan(0)
}

/** The path of the built file that holds some text of a screen. */
export async function builtFile(page: Page, text: string): Promise<string> {
  const found = await page.evaluate(async (words) => {
    // Past the browser's own cache, where they would be found again.
    const read = async (path: string) => (await fetch(path, { cache: 'no-store' })).text()
    const code = await read('/service-worker.js')
    for (const path of new Set(code.match(/assets\/[\w-]+\.js/g))) {
      if ((await read(`/${path}`)).includes(words)) return `/${path}`
    }
    return undefined
  }, text)
  if (!found) throw new Error(`No built file says ${text}`)
  return found
}

/** Every way of storing something in the page throws, as strict browsers do. */
export async function forbidStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }
  })
}

/**
 * A photo as a data URL, of rectangles at random: a photo that two ads share is treated in another way, and of one
 * rectangle in some color there are only a few hundred.
 */
export function drawnPhoto(page: Page): Promise<string> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 640
    canvas.height = 480
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no drawing context')
    for (let things = 0; things < 14; things++) {
      context.fillStyle = `hsl(${Math.random() * 360} 70% ${20 + Math.random() * 60}%)`
      context.fillRect(Math.random() * 560, Math.random() * 400, 60 + Math.random() * 200, 90)
    }
    return canvas.toDataURL('image/jpeg')
  })
}
