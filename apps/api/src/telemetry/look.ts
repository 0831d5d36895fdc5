// Looking something up for the metrics: one look for all gauges of a scrape, and none that holds the scrape up.
import type { Gauge } from 'prom-client'

/** Milliseconds that a scrape waits for an answer; then it goes without. */
const patience = 1000

/**
 * Makes what looks: it hands over what was found, undefined where it failed or took too long. One answer that is missing
 * must not take the others along.
 */
export function createLook<Found>(
  find: () => Promise<Found>,
): (take: (found: Found | undefined) => void) => Promise<void> {
  let underWay: Promise<Found | undefined> | undefined
  const findOnce = () => {
    underWay ??= find()
      .catch(() => undefined)
      .finally(() => {
        underWay = undefined
      })
    return underWay
  }
  return async (take) => take(await inTime(findOnce()))
}

async function inTime<Found>(finding: Promise<Found>): Promise<Found | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patience)
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
