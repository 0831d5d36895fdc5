// Lighthouse on a phone, the median of some runs:
// node bench/lighthouse.mjs [--runs 5] [--chrome /usr/bin/chromium] http://127.0.0.1:3000 [/path …]
import { parseArgs } from 'node:util'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    chrome: { type: 'string', default: '/usr/bin/chromium' },
  },
})
const [base = 'http://127.0.0.1:3000', ...given] = positionals
const runs = Number(values.runs)
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const metrics = {
  LCP: 'largest-contentful-paint',
  FCP: 'first-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
}

const chrome = await launch({
  chromePath: values.chrome,
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'],
})
try {
  const paths = given.length > 0 ? given : ['/', '/search', await firstListing()]
  print(['page', 'perf', 'a11y', 'best', 'seo', ...Object.keys(metrics), 'KB'])
  for (const path of paths) print([path, ...(await measure(path))])
} finally {
  chrome.kill()
}

async function firstListing() {
  const [first] = await (await fetch(`${base}/api/listings?limit=1&sort=newest`)).json()
  return `/listing/${first.id}`
}

async function measure(path) {
  const reports = []
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(`${base}${path}`, {
      port: chrome.port,
      onlyCategories: categories,
      logLevel: 'silent',
    })
    reports.push(result.lhr)
    if (run === 0) complain(path, result.lhr)
  }
  const value = (read) => median(reports.map(read))
  return [
    ...categories.map((name) => Math.round(value((report) => report.categories[name].score) * 100)),
    ...Object.entries(metrics).map(([name, id]) => {
      const figure = value((report) => report.audits[id].numericValue)
      return name === 'CLS' ? figure.toFixed(3) : `${(figure / 1000).toFixed(2)}s`
    }),
    Math.round(value((report) => report.audits['total-byte-weight'].numericValue) / 1024),
  ]
}

/** Names what cost points, so that a number below 100 says why. */
function complain(path, report) {
  for (const name of ['accessibility', 'best-practices', 'seo']) {
    const weighed = report.categories[name].auditRefs.filter(({ weight }) => weight > 0)
    const failed = weighed.map(({ id }) => report.audits[id]).filter(({ score }) => score === 0)
    for (const { title, details } of failed) {
      const places = details?.items
        ?.slice(0, 5)
        .map((item) => item.node?.snippet ?? item.description)
      process.stderr.write(
        `${path} ${name}: ${title}\n${(places ?? []).map((place) => `    ${place}\n`).join('')}`,
      )
    }
  }
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}

function print(cells) {
  process.stdout.write(
    `${cells.map((cell, index) => String(cell).padEnd(index === 0 ? 18 : 8)).join('')}\n`,
  )
}
