import type { Condition } from '@wepa/domain/listings/condition'
import { foldText } from '@wepa/domain/text/writing'
import type { MemberContext } from '../../context.ts'
import { findPrices, type PriceStatistics } from './comparables.repo.ts'

const year = 365 * 24 * 60 * 60 * 1000

/**
 * What other people ask for a thing that these words name, in dollars; undefined where fewer than five
 * ads tell, and where no word can be looked for.
 */
export async function findMarketPrices(
  ctx: MemberContext,
  thing: { categoryId: number | undefined; words: readonly string[]; condition: Condition | null },
): Promise<PriceStatistics | undefined> {
  const folded = [...new Set(thing.words.map(foldText))]
  const words = folded.filter((key) => /^[\p{L}\p{N}]+$/u.test(key)).slice(0, 5)
  if (thing.categoryId === undefined || words.length === 0) return undefined
  return findPrices(ctx.db, {
    categoryId: thing.categoryId,
    words,
    condition: thing.condition,
    userId: ctx.session.userId,
    soldSince: new Date(ctx.clock.now().getTime() - year),
  })
}
