// Lighthouse on a phone: the medians of some runs.
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { executablePath, median, repeat } from './phone.ts'

/** `performance` of 100; times in ms. */
export type Audit = { performance: number; lcp: number; tbt: number; cls: number }

export async function auditPages(
  base: string,
  paths: readonly string[],
  runs: number,
): Promise<Audit[]> {
  const chrome = await launch({
    ...(executablePath !== undefined && { chromePath: executablePath }),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'],
  })
  try {
    const audits: Audit[] = []
    for (const path of paths) {
      audits.push(mediansOf(await repeat(runs, () => audit(`${base}${path}`, chrome.port))))
    }
    return audits
  } finally {
    chrome.kill()
  }
}

async function audit(url: string, port: number): Promise<Audit> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: ['performance'],
    logLevel: 'silent',
  })
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`)
  const { audits, categories } = result.lhr
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    performance: (categories.performance?.score ?? Number.NaN) * 100,
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  }
}

function mediansOf(audits: readonly Audit[]): Audit {
  const of = (name: keyof Audit) => median(audits.map((each) => each[name]))
  return { performance: of('performance'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls') }
}
