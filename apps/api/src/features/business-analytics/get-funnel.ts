import {
  type CountedGroup,
  hideSmallGroups,
  LEAST_OF_TOWN,
  listFunnel,
  sumFunnel,
} from '@wepa/domain/insights/business-analytics'
import type { FunnelPart } from '@wepa/domain/insights/business-analytics-schema'
import { categoryById } from '@wepa/domain/listings/category'
import { findPlace } from '@wepa/domain/places/municipalities'
import { readPlace } from '@wepa/domain/places/read-place'
import type { Deps } from '../../context.ts'
import { type AdGroup, type FunnelWindow, sumByAd, sumByBuyer } from './funnel.repo.ts'

/**
 * How many views led to conversations and sales: by category and town of the ad, and by the town of the people, of
 * which those with fewer than three stay unnamed. Whoever calls must have asked whether they may see it.
 */
export async function getFunnel(ctx: Pick<Deps, 'db'>, window: FunnelWindow): Promise<FunnelPart> {
  const [ads, buyers] = await Promise.all([sumByAd(ctx.db, window), sumByBuyer(ctx.db, window)])
  const categories = ads.map((group) =>
    named(group, group.categoryId === null ? null : (categoryById(group.categoryId)?.name ?? null)),
  )
  const towns = ads.map((group) => named(group, townOf(group.municipality)))
  const people = buyers.map((group) => named(group, townOf(group.place)))
  return {
    from: window.from,
    to: window.to,
    total: sumFunnel(categories),
    categories: listFunnel(categories),
    towns: listFunnel(towns),
    buyerTowns: listFunnel(hideSmallGroups(people, LEAST_OF_TOWN)),
  }
}

function named(
  { views, conversations, sales, isDeleted = false }: Partial<AdGroup> & Counted,
  name: string | null,
): CountedGroup {
  const kind = isDeleted ? 'deleted' : name === null ? 'unknown' : 'named'
  return { kind, name, views, conversations, sales }
}

type Counted = Pick<CountedGroup, 'views' | 'conversations' | 'sales'>

/** 'Urb. Los Paseos, Caguas' is Caguas; the rest of what somebody wrote goes nowhere. */
function townOf(text: string | null): string | null {
  const { municipality } = readPlace(text)
  return municipality === null ? null : (findPlace(municipality)?.name ?? null)
}
