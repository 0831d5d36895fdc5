// The first seconds on a cheap phone, as a table of aims and measurements, medians of some runs:
// pnpm --filter @wepa/web bench [--runs 5] [--only lighthouse,taps] [--chrome /usr/bin/chromium] [http://127.0.0.1:3000]
// The address is a built product with its demo data. The load of the machine stands beside each row: above the
// number of its processors the times are the machine's, not the product's.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { measureColdStart } from './cold-start.ts'
import { measureFirstTap, type Tapped } from './first-tap.ts'
import { measureFirstVisit } from './first-visit.ts'
import { measureInteractions } from './interactions.ts'
import { auditPages } from './lighthouse.ts'
import { median, type Network, networks, newestListing, repeat, withBrowser } from './phone.ts'
import { measureSecondPage } from './second-page.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    chrome: { type: 'string' },
  },
})
const [base = 'http://127.0.0.1:3000'] = positionals
const runs = Number(values.runs)
const only = values.only.split(',').filter(Boolean)

const measurements: Readonly<Record<string, () => Promise<void>>> = {
  lighthouse: async () => {
    const paths = ['/', '/search', await newestListing(base)]
    const audits = await auditPages(base, paths, runs)
    for (const [index, { performance, lcp, tbt, cls }] of audits.entries()) {
      const path = paths[index]
      row(`Lighthouse ${path}`, performance.toFixed(0), '≥ 99')
      row(`LCP ${path}`, seconds(lcp), '≤ 1.2 s')
      row(`TBT ${path}`, seconds(tbt), '≤ 0.05 s')
      row(`CLS ${path}`, cls.toFixed(3), '≤ 0.1')
    }
  },
  bytes: () =>
    withBrowser(async (browser) => {
      const bytes = await measureFirstVisit(browser, `${base}/`)
      const total = [...bytes.values()].reduce((sum, size) => sum + size, 0)
      row('first visit to /', kilobytes(total), '≤ 220 KB')
      row('  scripts of it', kilobytes(bytes.get('Script') ?? 0), '≤ 110 KB')
      row('  pictures of it', kilobytes(bytes.get('Image') ?? 0), '')
      for (const path of ['/', '/search', await newestListing(base)]) {
        const light = await measureFirstVisit(browser, base + path, { 'save-data': 'on' })
        const sum = [...light.values()].reduce((total, size) => total + size, 0)
        row(`first visit to ${path}, light`, kilobytes(sum), '≤ 50 KB')
      }
    }),
  taps: () =>
    withBrowser(async (browser) => {
      const tapped: readonly Tapped[] = ['heart', 'filters']
      const lines: readonly Network[] = ['Slow 4G', 'Slow 3G']
      for (const network of lines) {
        for (const each of tapped) {
          const times = await repeat(runs, () =>
            measureFirstTap(browser, base, { tapped: each, network }),
          )
          const painted = median(times.map(({ seen }) => seen))
          const answered = median(times.map((time) => time.answered))
          const aim = network === 'Slow 4G' ? '≤ 1.2 s later' : '≤ 4 s'
          const { down, latency } = networks[network]
          row(
            `${each}, ${network} (${down} kbit/s, ${latency} ms)`,
            `${seconds(answered)}, painted ${seconds(painted)}`,
            aim,
          )
        }
      }
    }),
  'second-page': () =>
    withBrowser(async (browser) => {
      const times = await repeat(runs, () => measureSecondPage(browser, base))
      row('second page of a visit', seconds(median(times.map(({ seen }) => seen))), '≤ 0.3 s')
      row('  all of its ad', seconds(median(times.map(({ whole }) => whole))), '')
    }),
  'offline-start': async () => {
    row('offline start, 4× CPU', seconds(await measureColdStart(base, runs)), '≤ 0.8 s')
  },
  interactions: () =>
    withBrowser(async (browser) => {
      const times = await repeat(runs, () => measureInteractions(browser, base))
      for (const name of ['typing', 'filtering', 'sending'] as const) {
        row(`INP ${name}, 4× CPU`, seconds(median(times.map((each) => each[name]))), '≤ 0.2 s')
      }
    }),
  requests: async () => {
    for (const path of ['/', '/search']) {
      const headers = { 'accept-encoding': 'br, gzip' }
      const options = { url: `${base}${path}`, connections: 16, duration: 5, headers }
      const { requests, errors, non2xx } = await autocannon(options)
      const failed = errors + non2xx
      row(
        `requests/s of ${path}, compressed`,
        `${requests.average.toFixed(0)}${failed > 0 ? `, ${failed} failed` : ''}`,
        '≥ 6,000',
      )
    }
  },
}

row('', 'measured', 'wanted')
for (const [name, measure] of Object.entries(measurements)) {
  if (only.length === 0 || only.includes(name)) await measure()
}

function row(name: string, measured: string, wanted: string): void {
  const load = loadavg()[0]?.toFixed(1) ?? ''
  const cells = [name.padEnd(40), measured.padEnd(28), wanted.padEnd(16), name ? load : 'load']
  process.stdout.write(`${cells.join('')}\n`)
}

function seconds(ms: number): string {
  return Number.isFinite(ms) ? `${(ms / 1000).toFixed(2)} s` : 'never'
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1024)} KB`
}
