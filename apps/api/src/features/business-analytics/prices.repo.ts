// SQL of the ads whose prices are compared.
import type { Database } from '../../db/database.ts'
import { IS_PUBLIC } from '../../db/sql/public-ads.ts'

export type PricedAd = {
  id: number
  title: string
  categoryId: number
  condition: string | null
  priceNumeric: string | null
  priceMax: string | null
}

/** One's public ads, the newest first, below the id `before`; one more than `limit`. */
export async function listPricedAds(
  db: Database,
  { userId, before, limit }: { userId: number; before: number | undefined; limit: number },
): Promise<PricedAd[]> {
  const ads = db
    .selectFrom('listings')
    .select(['id', 'title', 'categoryId', 'condition', 'priceNumeric', 'priceMax'])
    .where('userId', '=', userId)
    .where(IS_PUBLIC)
    .orderBy('id', 'desc')
    .limit(limit + 1)
  return (before === undefined ? ads : ads.where('id', '<', before)).execute()
}
