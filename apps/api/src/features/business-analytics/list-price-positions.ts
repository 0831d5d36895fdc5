import { conditionNamed } from '@wepa/domain/assistant/answer'
import type { PricePosition, PricesPart } from '@wepa/domain/insights/business-analytics-schema'
import * as z from 'zod/mini'
import type { MemberContext } from '../../context.ts'
import { decodeCursor, toPage } from '../../db/sql/paginate.ts'
import { findPriceStanding, wordsOfTitle } from '../pricing/find-market-prices.ts'
import { listPricedAds, type PricedAd } from './prices.repo.ts'

/** Ads of a page: each is compared by a search of its own. */
const ADS = 20
/** So many of them side by side, to leave connections to others. */
const AT_ONCE = 4

const Key = z.tuple([z.int().check(z.positive(), z.lte(2_147_483_647))])

/**
 * How the prices of one's public ads stand among comparable ads of others, 20 ads a page, the newest first. Whoever
 * calls must have asked whether they may see it.
 */
export async function listPricePositions(
  ctx: MemberContext,
  { cursor }: { cursor?: string | null | undefined },
): Promise<PricesPart> {
  const [before] = cursor ? decodeCursor(cursor, Key) : []
  const { userId } = ctx.session
  const ads = await listPricedAds(ctx.db, { userId, before, limit: ADS })
  const { items, nextCursor } = toPage(ads, ADS, ({ id }) => [id])
  const positions: PricePosition[] = []
  for (let at = 0; at < items.length; at += AT_ONCE) {
    const some = items.slice(at, at + AT_ONCE)
    positions.push(...(await Promise.all(some.map((ad) => positionOf(ctx, ad)))))
  }
  return { items: positions, nextCursor }
}

async function positionOf(ctx: MemberContext, ad: PricedAd): Promise<PricePosition> {
  const { id, title, categoryId, condition, priceNumeric, priceMax } = ad
  const named = { listingId: id, title }
  // A price of nothing is compared with nothing: the comparable ones leave out what is free.
  if (priceNumeric === null || Number(priceNumeric) <= 0) {
    return { ...named, amount: null, comparison: null }
  }
  // A range stands at its middle, as those of the comparable ads do.
  const amount = (Number(priceNumeric) + Number(priceMax ?? priceNumeric)) / 2
  const found = await findPriceStanding(ctx, {
    categoryId,
    words: wordsOfTitle(title),
    condition: conditionNamed(condition),
    amount,
  })
  return {
    ...named,
    amount: amount.toFixed(2),
    comparison: found
      ? {
          ads: found.count,
          cheaper: found.cheaper,
          dearer: found.dearer,
          low: found.low.toFixed(2),
          median: found.median.toFixed(2),
          high: found.high.toFixed(2),
        }
      : null,
  }
}
