import { parsePrice } from '@wepa/domain/prices/parse-price'
import { ESSENTIAL_KINDS } from '@wepa/domain/storms/essential-kinds'
import { essentialKind } from '@wepa/domain/storms/essentials'
import { averageOverTime, averagePrice, PRICE_DAYS } from '@wepa/domain/storms/price-limit'
import type { Deps } from '../../../context.ts'
import type { InTransaction } from '../../../db/in-transaction.ts'
import {
  type EssentialPrice,
  insertAverages,
  insertStormPrices,
  listEssentialPrices,
} from './storm-prices.repo.ts'

const DAY = 86_400_000

type Measured = { stormId: number; regions: readonly string[] }

/**
 * Keeps with a storm what essentials asked before it: the average of each kind on the whole island over the last 30 days, and
 * each price in the storm's regions as it begins. Nobody changes these prices meanwhile (`lockPrices`).
 */
export async function measureEssentials(
  tx: InTransaction<Pick<Deps, 'db' | 'clock' | 'log'>>,
  { stormId, regions }: Measured,
): Promise<void> {
  const to = tx.clock.now()
  const from = new Date(to.getTime() - PRICE_DAYS * DAY)
  const asked = (await listEssentialPrices(tx.db, from)).flatMap(({ title, ...ad }) => {
    const kind = essentialKind(title)
    return kind ? [{ ...ad, kind }] : []
  })
  const averages = ESSENTIAL_KINDS.flatMap((kind) => {
    const cents = asked.filter((ad) => ad.kind === kind).map((ad) => centsOf(ad, { from, to }))
    const measured = averagePrice(cents)
    if (!measured) return []
    return [{ stormId, kind, average: (measured.average / 100).toFixed(2), ads: measured.ads }]
  })
  await insertAverages(tx.db, averages)
  const inStorm = asked.filter(({ region }) => region !== null && regions.includes(region))
  await insertStormPrices(
    tx.db,
    inStorm.map(({ id, kind, price }) => ({ stormId, listingId: id, kind, price })),
  )
}

/** What an ad asked over that time; what it asks now where it has stood for none of it. */
function centsOf(
  { asked, price }: Pick<EssentialPrice, 'asked' | 'price'>,
  span: { from: Date; to: Date },
): number {
  const stood = asked.map(({ price: text, since, isPublic }) => {
    const { priceMax, priceNumeric } = parsePrice(text)
    const amount = isPublic ? (priceMax ?? priceNumeric) : null
    return { since: Date.parse(since), cents: amount === null ? undefined : toCents(amount) }
  })
  return averageOverTime(stood, span) ?? toCents(price)
}

function toCents(amount: string): number {
  return Math.round(Number(amount) * 100)
}
