// How soon a tap works on a slow phone (4 × slower, 1.6 Mbit/s, 150 ms), the median of some runs:
// node bench/first-tap.mjs [--runs 5] [--chrome /usr/bin/chromium] http://127.0.0.1:3000 [/path …]
// `seen` is the first paint with content, `largest` the largest one; the first heart is tapped once, 300 ms after
// `seen`, and `answer` is when the page says something to it. `ready` is when React has taken the heart over.
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    chrome: { type: 'string', default: '/usr/bin/chromium' },
  },
})
const [base = 'http://127.0.0.1:3000', ...given] = positionals
const measures = ['seen', 'largest', 'ready', 'answer']
const patience = 15_000

const browser = await chromium.launch({ executablePath: values.chrome, args: ['--no-sandbox'] })
try {
  const paths = given.length > 0 ? given : ['/', '/search', await firstListing()]
  print(['page', ...measures])
  for (const path of paths) {
    const runs = []
    for (let run = 0; run < Number(values.runs); run++) runs.push(await measure(`${base}${path}`))
    print([path, ...measures.map((name) => inSeconds(median(runs.map((each) => each[name]))))])
  }
} finally {
  await browser.close()
}

async function firstListing() {
  const [first] = await (await fetch(`${base}/api/listings?limit=1&sort=newest`)).json()
  return `/listing/${first.id}`
}

async function measure(url) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.seenAt !== undefined)
  await page.waitForTimeout(300)
  const heart = page.getByRole('button', { name: /^Guardar en favoritos/ }).first()
  await heart.evaluate((element) => {
    element.scrollIntoView({ block: 'center' })
    window.tapped = element
  })
  const { x, y, width, height } = await heart.boundingBox()
  await page.touchscreen.tap(x + width / 2, y + height / 2)
  await page
    .waitForFunction(() => window.answerAt && window.readyAt, undefined, { timeout: patience })
    .catch(() => {})
  const times = await page.evaluate(() => ({
    seen: window.seenAt,
    largest: window.largestAt,
    ready: window.readyAt,
    answer: window.answerAt,
  }))
  await context.close()
  return times
}

/** Runs in the page from its first moment. */
function watch() {
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') window.seenAt = entry.startTime
  })
  observe('largest-contentful-paint', (entry) => {
    window.largestAt = entry.startTime
  })
  const look = () => {
    const isOurs = (key) => key.startsWith('__reactProps')
    if (window.tapped && Object.keys(window.tapped).some(isOurs)) {
      window.readyAt ??= performance.now()
    }
    if (document.body?.textContent.includes('Debes iniciar sesión para guardar')) {
      window.answerAt = performance.now()
      return
    }
    setTimeout(look, 20)
  }
  look()
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
    `${cells.map((cell, index) => String(cell).padEnd(index === 0 ? 18 : 10)).join('')}\n`,
  )
}
