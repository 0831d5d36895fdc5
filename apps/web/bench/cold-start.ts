// How soon an installed app shows the favorites without network; the browser starts anew, as a phone starts an app.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median, repeat, slowDown, startInstalled } from './phone.ts'

declare global {
  interface Window {
    usableAt?: number
  }
}

/** Until the first favorite can be used, in ms: the median of so many starts. */
export async function measureColdStart(base: string, runs: number): Promise<number> {
  const profile = await mkdtemp(join(tmpdir(), 'wepa-cold-start-'))
  try {
    await install(profile, base)
    return median(await repeat(runs, () => start(profile, base)))
  } finally {
    await rm(profile, { recursive: true, force: true })
  }
}

/** Signs in as the demo person, and uses the app until the favorites are cached. */
async function install(profile: string, base: string): Promise<void> {
  const context = await startInstalled(profile)
  const page = await context.newPage()
  await page.goto(`${base}/auth?redirect=/favorites`)
  await page.getByLabel('Usuario o email').fill('demo')
  await page.getByLabel('Contraseña', { exact: true }).fill('demo1234')
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await page.getByRole('article').first().waitFor()
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await page.goto(`${base}/favorites`)
  await page.getByRole('article').first().waitFor()
  await page.waitForFunction(isCached, undefined, { polling: 500 })
  await context.close()
}

async function start(profile: string, base: string): Promise<number | undefined> {
  const context = await startInstalled(profile)
  await context.setOffline(true)
  const page = await context.newPage()
  await slowDown(page)
  await page.addInitScript(watch)
  await page.goto(`${base}/favorites`, { waitUntil: 'commit' })
  await page
    .waitForFunction(() => window.usableAt !== undefined, undefined, { timeout: 15_000 })
    .catch(() => {})
  const usableAt = await page.evaluate(() => window.usableAt)
  await context.close()
  return usableAt
}

/** Runs in the page from its first moment. */
function watch(): void {
  const look = () => {
    const heart = document.querySelector('main article button')
    // React has taken the card over.
    const isOurs = (key: string) => key.startsWith('__reactProps')
    if (heart && Object.keys(heart).some(isOurs)) window.usableAt = performance.now()
    else setTimeout(look, 10)
  }
  look()
}

function isCached(): Promise<boolean> {
  return new Promise((done) => {
    const opening = indexedDB.open('wepa')
    opening.onsuccess = () => {
      const database = opening.result
      const finish = (isThere: boolean) => {
        database.close()
        done(isThere)
      }
      if (!database.objectStoreNames.contains('kept')) return finish(false)
      const rows = database.transaction('kept').objectStore('kept').getAll()
      rows.onsuccess = () => finish(rows.result.some(({ group }) => group === 'favorites.list'))
    }
  })
}
