// What the browsers of the tests have of what Wepa uses, as the table of docs/browsers.md:
// node bench/browser-features.mjs [--chrome /usr/bin/chromium] [--firefox /usr/bin/firefox-esr]
import { createServer } from 'node:http'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { openFirefox } from '../e2e/browsers/support/firefox.ts'
import { openWebkit } from '../e2e/browsers/support/webkit.ts'

const { values } = parseArgs({
  options: {
    chrome: { type: 'string', default: '/usr/bin/chromium' },
    firefox: { type: 'string', default: '/usr/bin/firefox-esr' },
  },
})

// A page of localhost is a secure one, where all of these may be.
const server = createServer((_, answer) =>
  answer.writeHead(200, { 'content-type': 'text/html' }).end('<title>features</title>'),
)
await new Promise((done) => server.listen(0, 'localhost', done))
const url = `http://localhost:${server.address().port}/`

const columns = []
try {
  columns.push(await readChromium())
  columns.push(await read(() => openFirefox(values.firefox)))
  columns.push(await read(openWebkit))
} finally {
  server.close()
}
const [first] = columns
line(['Feature', 'Chromium', 'Firefox', 'WebKitGTK'])
line(['---', '---', '---', '---'])
line(['Version', ...columns.map(({ version }) => version)])
for (const name of Object.keys(first.has)) {
  line([name, ...columns.map(({ has }) => (has[name] ? 'yes' : 'no'))])
}

async function readChromium() {
  const browser = await chromium.launch({ executablePath: values.chrome })
  const page = await browser.newPage()
  await page.goto(url)
  const has = await page.evaluate(look)
  await browser.close()
  return { version: browser.version(), has }
}

async function read(open) {
  const tab = await open()
  try {
    await tab.goto(url)
    return { version: tab.version, has: await tab.evaluate(look, undefined) }
  } finally {
    await tab.close()
  }
}

/** Runs in the page. */
async function look() {
  const avif =
    'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAACIAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAAIAAAACAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAqbWRhdBIACgc4ADaQENBpMhUcQmLk4AAWAACQNY48ftY2+zccXVw='
  const picture = new Image()
  picture.src = `data:image/avif;base64,${avif}`
  const showsAvif = await picture.decode().then(
    () => true,
    () => false,
  )
  return {
    'Service worker': 'serviceWorker' in navigator,
    'Navigation preload': 'NavigationPreloadManager' in window,
    Push: 'PushManager' in window,
    'Background Sync': 'SyncManager' in window,
    'Badge on the app icon': 'setAppBadge' in navigator,
    'Offer to install (`beforeinstallprompt`)': 'onbeforeinstallprompt' in window,
    'Web Share': 'share' in navigator,
    'Storage persistence': typeof navigator.storage?.persist === 'function',
    'Web Locks': 'locks' in navigator,
    BroadcastChannel: 'BroadcastChannel' in window,
    'AVIF pictures': showsAvif,
    'OffscreenCanvas with `2d`': Boolean(
      typeof OffscreenCanvas === 'function' && new OffscreenCanvas(1, 1).getContext('2d'),
    ),
    '`field-sizing`': CSS.supports('field-sizing', 'content'),
    '`fetchpriority`': 'fetchPriority' in HTMLImageElement.prototype,
    'Speculation rules': HTMLScriptElement.supports?.('speculationrules') ?? false,
    'Save-Data (`navigator.connection`)': 'connection' in navigator,
    requestIdleCallback: 'requestIdleCallback' in window,
  }
}

function line(cells) {
  process.stdout.write(`| ${cells.join(' | ')} |\n`)
}
