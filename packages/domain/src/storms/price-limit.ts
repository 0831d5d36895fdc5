// How far the price of an essential may go while a storm is on (docs/product/storm-mode.md).
import { formatCents } from '../prices/price.ts'
import { ESSENTIAL_NAMES, type EssentialKind } from './essential-kinds.ts'

/** Fewer ads tell no average. */
export const LEAST_COMPARED = 5
/** How far above the average a new ad may go, in percent. */
export const NEW_AD_MARGIN = 10
/** The days before a storm whose prices count. */
export const PRICE_DAYS = 30

/** What a price is held against; amounts in cents. */
export type PriceStanding = {
  /** Of ads of the same kind before the storm; undefined where fewer than five tell. */
  average: number | undefined
  /** With which the ad came into the storm; undefined for a new one. */
  before: number | undefined
  /** What it asks now; undefined for a new ad, and for one without a price. */
  now: number | undefined
}

/** What an essential may ask for at most, in cents; undefined where nothing tells. Lowering is free whatever it says. */
export function priceLimit({ average, before, now }: PriceStanding): number | undefined {
  if (before === undefined && now === undefined) {
    return average && Math.floor((average * (100 + NEW_AD_MARGIN)) / 100)
  }
  const own = before ?? now ?? 0
  return average === undefined ? own : Math.max(average, before ?? 0)
}

/** The limit that a price is above; undefined for one that may stand. */
export function exceededLimit(price: number, standing: PriceStanding): number | undefined {
  const limit = priceLimit(standing)
  if (limit === undefined || price <= limit) return undefined
  const isRaised = standing.now === undefined || price > standing.now
  return isRaised ? limit : undefined
}

/**
 * Prices that come from many ads say so: the average of ads alike leaves out what is no price of the thing, less than a
 * quarter and more than four times the one in the middle. In cents; undefined for fewer than five.
 */
export function averagePrice(
  prices: readonly number[],
): { average: number; ads: number } | undefined {
  const sorted = prices.toSorted((a, b) => a - b)
  const middle = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
  const real = sorted.filter((price) => price >= middle / 4 && price <= middle * 4)
  if (real.length < LEAST_COMPARED) return undefined
  return {
    average: Math.round(real.reduce((sum, price) => sum + price, 0) / real.length),
    ads: real.length,
  }
}

/**
 * What one ad asked over a time, each price counted by how long it stood. `stood`: from when each stood (ms), oldest first,
 * without an amount while the ad asked none or was not public. In cents; undefined where nothing stood.
 */
export function averageOverTime(
  stood: readonly { since: number; cents: number | undefined }[],
  { from, to }: { from: Date; to: Date },
): number | undefined {
  let [sum, time] = [0, 0]
  for (const [at, { since, cents }] of stood.entries()) {
    const end = stood[at + 1]?.since ?? to.getTime()
    const lasted = Math.min(end, to.getTime()) - Math.max(since, from.getTime())
    if (cents === undefined || lasted <= 0) continue
    sum += cents * lasted
    time += lasted
  }
  return time === 0 ? undefined : Math.round(sum / time)
}

/** Why a price is refused: 'Mientras dure el modo tormenta, una planta eléctrica no puede pasar de $850.' */
export function limitWords(kind: EssentialKind, limit: number, standing: PriceStanding): string {
  return `Mientras dure el modo tormenta, ${ESSENTIAL_NAMES[kind].one} no puede pasar de ${formatCents(limit)}${reasonOf(limit, standing)}.`
}

function reasonOf(limit: number, { average, before, now }: PriceStanding): string {
  if (before === undefined && now === undefined) {
    return `: el precio promedio de los ${PRICE_DAYS} días antes de la tormenta más ${NEW_AD_MARGIN} %`
  }
  if (limit === average)
    return `: el precio promedio de los ${PRICE_DAYS} días antes de la tormenta`
  return before === undefined ? ', su precio de ahora' : ', su precio cuando empezó'
}
