import { MISS_DAYS } from '@wepa/domain/admin/search-miss'
import { dateOnly } from '@wepa/domain/text/date'
import type { Deps } from '../../context.ts'
import { deleteMisses } from './search-misses.repo.ts'

const DAY = 86_400_000

/** Forgets searches without use once no list shows them. Answers how many rows went. */
export async function forgetOldMisses(ctx: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const before = dateOnly(new Date(ctx.clock.now().getTime() - MISS_DAYS * DAY))
  let forgotten = 0
  for (let some = 1; some > 0; forgotten += some) some = await deleteMisses(ctx.db, before)
  return forgotten
}
