// Looking something up for the metrics: one look for all gauges of a scrape, and none that holds the scrape up.
import type { Gauge } from 'prom-client'
import type { Log } from '../log.ts'

/** Milliseconds that a scrape waits for an answer; then it goes without. */
const patience = 1000

/**
 * Makes what looks for `subject`: it hands over what was found, undefined where it failed or took too long. One answer that is
 * missing must not take the others along. The log says it once when it is missing, and once when it is back.
 */
export function createLook<Found>(
  subject: string,
  find: () => Promise<Found>,
  log: Pick<Log, 'warn'>,
): (take: (found: Found | undefined) => void) => Promise<void> {
  let underWay: Promise<Found> | undefined
  let isMissing = false
  const findOnce = () => {
    underWay ??= find().finally(() => {
      underWay = undefined
    })
    return underWay
  }
  return async (take) => {
    try {
      const found = await inTime(findOnce())
      if (isMissing) log.warn({ subject }, 'the metrics have it again')
      isMissing = false
      take(found)
    } catch (err) {
      if (!isMissing) log.warn({ err, subject }, 'the metrics do without: it could not be read')
      isMissing = true
      take(undefined)
    }
  }
}

async function inTime<Found>(finding: Promise<Found>): Promise<Found> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing within ${patience} ms`)), patience)
  })
  try {
    return await Promise.race([finding, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Unknown is not zero: without a value the series goes. For gauges without labels. */
export function setOrRemove(gauge: Gauge, value: number | undefined): void {
  if (value === undefined) gauge.remove()
  else gauge.set(value)
}
