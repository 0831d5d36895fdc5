import { conditionNamed } from '@wepa/domain/assistant/answer'
import type { Deps } from '../../context.ts'
import { findPriceStanding, wordsOfTitle } from '../pricing/find-market-prices.ts'
import { listNewAds, type NewAd } from './counts.repo.ts'

/** New ads of one person that are compared: each by a search of its own. */
const ADS = 5
/** So much of what the cheaper quarter of the ads alike asks is far below it. */
const FAR_BELOW = 0.5

type Ctx = Pick<Deps, 'db' | 'clock'>

/** How many of the new ads of each of these people ask far less than ads alike; who has none is left out. */
export async function countLowPrices(
  ctx: Ctx,
  ids: readonly number[],
  since: Date,
): Promise<ReadonlyMap<number, number>> {
  const found = new Map<number, number>()
  for (const ad of await listNewAds(ctx.db, ids, { since, each: ADS })) {
    if (await isFarBelow(ctx, ad)) found.set(ad.userId, (found.get(ad.userId) ?? 0) + 1)
  }
  return found
}

async function isFarBelow(
  ctx: Ctx,
  { userId, title, categoryId, condition, priceNumeric, priceMax }: NewAd,
): Promise<boolean> {
  // A range stands at its middle, as those of the ads alike do.
  const amount = (Number(priceNumeric) + Number(priceMax ?? priceNumeric)) / 2
  const others = await findPriceStanding(
    { ...ctx, session: { userId } },
    { categoryId, words: wordsOfTitle(title), condition: conditionNamed(condition), amount: null },
  )
  return others !== undefined && amount <= others.low * FAR_BELOW
}
