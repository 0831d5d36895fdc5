// How soon an installed app shows the favorites without network on a slow phone (4 × slower), the median of some runs:
// node bench/cold-start.mjs [--runs 5] [--chrome /usr/bin/chromium] [--user demo] [--password demo1234] http://127.0.0.1:3000
// The browser is started anew for each run, as a phone starts an app: `first` is the first paint with content, `list`
// when the first favorite stands there with its age, `usable` when React has taken its card over.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    chrome: { type: 'string', default: '/usr/bin/chromium' },
    user: { type: 'string', default: 'demo' },
    password: { type: 'string', default: 'demo1234' },
  },
})
const [base = 'http://127.0.0.1:3000'] = positionals
const measures = ['first', 'list', 'usable']
const phone = {
  executablePath: values.chrome,
  args: ['--no-sandbox'],
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

const profile = await mkdtemp(join(tmpdir(), 'wepa-cold-start-'))
try {
  await install()
  print(['way in', ...measures])
  for (const [name, path] of [
    ['a page that was visited', '/favorites'],
    ['the empty shell', '/favorites?shell'],
  ]) {
    const runs = []
    for (let run = 0; run < Number(values.runs); run++) runs.push(await measure(path))
    print([name, ...measures.map((each) => inSeconds(median(runs.map((times) => times[each]))))])
  }
} finally {
  await rm(profile, { recursive: true, force: true })
}

/** Signs in, and uses the app until everything is kept. */
async function install() {
  const context = await chromium.launchPersistentContext(profile, phone)
  const page = await context.newPage()
  await page.goto(`${base}/auth?redirect=/favorites`)
  await page.getByLabel('Usuario o email').fill(values.user)
  await page.getByLabel('Contraseña', { exact: true }).fill(values.password)
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await page.getByRole('article').first().waitFor()
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await page.goto(`${base}/favorites`)
  await page.getByRole('article').first().waitFor()
  await page.waitForFunction(hasKept, undefined, { polling: 500 })
  await context.close()
}

async function measure(path) {
  const context = await chromium.launchPersistentContext(profile, phone)
  await context.setOffline(true)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(watch)
  await page.goto(`${base}${path}`, { waitUntil: 'commit' })
  await page
    .waitForFunction(() => window.usableAt && window.firstAt, undefined, { timeout: 15_000 })
    .catch(() => {})
  const times = await page.evaluate(() => ({
    first: window.firstAt,
    list: window.listAt,
    usable: window.usableAt,
  }))
  await context.close()
  return times
}

/** Runs in the page from its first moment. */
function watch() {
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === 'first-contentful-paint') window.firstAt = startTime
    }
  }).observe({ type: 'paint', buffered: true })
  const look = () => {
    const card = document.querySelector('main article')
    if (card && document.body.textContent.includes('Guardado ')) {
      window.listAt ??= performance.now()
      const heart = card.querySelector('button')
      const isOurs = (key) => key.startsWith('__reactProps')
      if (heart && Object.keys(heart).some(isOurs)) {
        window.usableAt = performance.now()
        return
      }
    }
    setTimeout(look, 10)
  }
  look()
}

function hasKept() {
  return new Promise((done) => {
    const opening = indexedDB.open('wepa')
    opening.onsuccess = () => {
      const database = opening.result
      const finish = (isThere) => {
        database.close()
        done(isThere)
      }
      if (!database.objectStoreNames.contains('kept')) return finish(false)
      const rows = database.transaction('kept').objectStore('kept').getAll()
      rows.onsuccess = () => finish(rows.result.some(({ group }) => group === 'favorites.list'))
    }
  })
}

function median(times) {
  return times.map((time) => time ?? Infinity).toSorted((a, b) => a - b)[
    Math.floor(times.length / 2)
  ]
}

function inSeconds(time) {
  return time === Infinity ? 'never' : `${(time / 1000).toFixed(2)}s`
}

function print(cells) {
  process.stdout.write(
    `${cells.map((cell, index) => String(cell).padEnd(index === 0 ? 26 : 10)).join('')}\n`,
  )
}
