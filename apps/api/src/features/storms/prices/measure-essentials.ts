import { ESSENTIAL_KINDS } from '@wepa/domain/storms/essential-kinds'
import { essentialKind } from '@wepa/domain/storms/essentials'
import { averagePrice } from '@wepa/domain/storms/price-limit'
import type { Deps } from '../../../context.ts'
import type { InTransaction } from '../../../db/in-transaction.ts'
import { insertAverages, insertStormPrices, listAskedPrices } from './storm-prices.repo.ts'

type Measured = { stormId: number; regions: readonly string[] }

/**
 * Keeps with a storm what essentials ask as it begins: the average of each kind on the whole island, and each price in the
 * storm's regions. Nobody changes these prices meanwhile (`lockPrices`).
 */
export async function measureEssentials(
  tx: InTransaction<Pick<Deps, 'db' | 'clock' | 'log'>>,
  { stormId, regions }: Measured,
): Promise<void> {
  const asked = (await listAskedPrices(tx.db)).flatMap(({ title, ...ad }) => {
    const kind = essentialKind(title)
    return kind ? [{ ...ad, kind }] : []
  })
  const averages = ESSENTIAL_KINDS.flatMap((kind) => {
    const cents = asked
      .filter((ad) => ad.kind === kind)
      .map((ad) => Math.round(Number(ad.price) * 100))
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
