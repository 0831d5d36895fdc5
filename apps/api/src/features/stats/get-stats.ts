import { CATEGORIES } from '@wepa/domain/listings/category'
import type { Stats } from '@wepa/domain/listings/stats'
import type { ReadDeps } from '../../context.ts'
import { remembered } from '../../remembered.ts'
import { countMarketplace } from './stats.repo.ts'

const halfMinute = 30_000
const DAY = 86_400_000

/** What the home page tells of the marketplace; may be half a minute old. */
export const getStats = remembered(halfMinute, async (ctx: ReadDeps): Promise<Stats> => {
  const counts = await countMarketplace(ctx.db, new Date(ctx.clock.now().getTime() - DAY))
  return { ...counts, totalCategories: CATEGORIES.length }
})
