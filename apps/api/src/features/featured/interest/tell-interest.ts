import { interestWords } from '@wepa/domain/insights/interest'
import { dateOnly, startOfDay } from '@wepa/domain/text/date'
import { attemptAll } from '../../../attempt-each.ts'
import type { Deps } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { notify } from '../../notifications/notify.ts'
import { type InterestDay, listInterest, listOwnersOfInterest } from './interest.repo.ts'

const hour = 3_600_000
/** Nobody is told before 9 in the morning. */
const tellsFrom = 9 * hour
const ownersAtOnce = 100

type Ctx = Pick<Deps, 'db' | 'clock' | 'live' | 'log'>

/**
 * Tells the owners of ads with a Premium or Spotlight place what the day before brought them: once a day, all ads of
 * a person together, and nothing where nothing happened.
 */
export async function tellInterest(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now()
  const today = startOfDay(now)
  if (now.getTime() < today.getTime() + tellsFrom) return
  const day = { day: dateOnly(new Date(today.getTime() - hour)), endsAt: today, now }
  await attemptAll(ctx, {
    name: 'interest in the ads of owner',
    list: (after) => listOwnersOfInterest(ctx.db, day, { after, limit: ownersAtOnce }),
    work: ({ id }) => tellOwner(ctx, id, day),
  })
}

async function tellOwner(ctx: Ctx, userId: number, day: InterestDay): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const ads = await listInterest(tx.db, day, userId)
    const words = interestWords(ads)
    if (!words) return false
    return notify(tx, {
      userId,
      type: 'interest',
      ...words,
      relatedId: ads[0]?.id ?? null,
      key: `interest:${day.day}`,
    })
  })
}
