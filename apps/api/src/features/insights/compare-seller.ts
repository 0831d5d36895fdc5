import { conditionNamed } from '@wepa/domain/assistant/answer'
import { DomainError } from '@wepa/domain/error'
import { sellerRates } from '@wepa/domain/insights/analytics'
import {
  FEW_PHOTOS,
  isComparable,
  isSlowAnswer,
  type SellerComparison,
  type SellerTip,
} from '@wepa/domain/insights/seller-comparison'
import type { MemberContext } from '../../context.ts'
import { remembered } from '../../remembered.ts'
import { findMarketPrices, wordsOfTitle } from '../pricing/find-market-prices.ts'
import { planOf } from '../subscriptions/plan-of.ts'
import { getAnswerTimes } from '../trust/get-answer-times.ts'
import {
  countWaiting,
  listOwnAds,
  type OwnAd,
  type Sums,
  sumCategories,
  sumOwnCategories,
} from './comparison.repo.ts'

const day = 24 * 60 * 60 * 1000
/** Ads that are looked at for tips: their prices are compared one by one. */
const adsLookedAt = 5
const tipsOfAKind = 2

/** What all ads add up to moves slowly, and reads all of them. */
const marketSums = remembered(10 * 60_000, ({ db }) => sumCategories(db))

/**
 * One's own ads beside those of others in the same categories, with what the metrics suggest.
 * @throws DomainError forbidden for another person's, and on the free plan
 */
export async function compareSeller(
  ctx: MemberContext,
  { id }: { id: number },
): Promise<SellerComparison> {
  if (id !== ctx.session.userId) throw new DomainError('forbidden')
  if ((await planOf(ctx, id)) === 'free') {
    const message = 'El análisis de tus anuncios viene con los planes Pro y Business.'
    throw new DomainError('forbidden', { message })
  }
  const [market, mine, answers] = await Promise.all([
    marketSums(ctx),
    sumOwnCategories(ctx.db, id),
    getAnswerTimes(ctx, id),
  ])
  const own = add([...mine.values()])
  const others = add([...mine].map(([category, sums]) => without(market.get(category), sums)))
  const isReal = isComparable(others.ads)
  return {
    own: { ...sellerRates(own), answerMinutes: answers.own },
    others: isReal ? { ...sellerRates(others), answerMinutes: answers.others } : null,
    basis: others.ads,
    tips: await listTips(ctx, isSlowAnswer(answers.own, answers.others)),
  }
}

async function listTips(ctx: MemberContext, isSlow: boolean): Promise<SellerTip[]> {
  const { userId } = ctx.session
  const since = new Date(ctx.clock.now().getTime() - day)
  const [ads, conversations] = await Promise.all([
    listOwnAds(ctx.db, userId, adsLookedAt),
    countWaiting(ctx.db, userId, since),
  ])
  const dear = (await Promise.all(ads.map((ad) => dearTip(ctx, ad)))).flat()
  const bare = ads
    .filter(({ photos }) => photos < FEW_PHOTOS)
    .map(({ id, title, photos }) => ({ kind: 'photos', listingId: id, title, photos }) as const)
  return [
    ...(conversations > 0 ? [{ kind: 'waiting', conversations } as const] : []),
    ...(isSlow ? [{ kind: 'answer' } as const] : []),
    ...dear.slice(0, tipsOfAKind),
    ...bare.slice(0, tipsOfAKind),
  ]
}

/** An ad that asks more than three of four comparable ones. */
async function dearTip(ctx: MemberContext, ad: OwnAd): Promise<SellerTip[]> {
  const prices = await findMarketPrices(ctx, {
    categoryId: ad.categoryId,
    words: wordsOfTitle(ad.title),
    condition: conditionNamed(ad.condition),
  })
  if (!prices || ad.priceNumeric === null || Number(ad.priceNumeric) <= prices.high) return []
  const { id, title } = ad
  const high = prices.high.toFixed(2)
  return [{ kind: 'price', listingId: id, title, high, basis: prices.count }]
}

const nothing: Sums = { ads: 0, views: 0, clicks: 0, messages: 0 }

function add(all: readonly Sums[]): Sums {
  return all.reduce(
    (sum, each) => ({
      ads: sum.ads + each.ads,
      views: sum.views + each.views,
      clicks: sum.clicks + each.clicks,
      messages: sum.messages + each.messages,
    }),
    nothing,
  )
}

/** The market's sums are some minutes old: one's own newest metrics may be missing from them. */
function without(all: Sums = nothing, own: Sums): Sums {
  return {
    ads: Math.max(0, all.ads - own.ads),
    views: Math.max(0, all.views - own.views),
    clicks: Math.max(0, all.clicks - own.clicks),
    messages: Math.max(0, all.messages - own.messages),
  }
}
