import { TRIAL_NOTICE_DAYS } from '@wepa/domain/payments/subscription'
import { attemptAll } from '../../../attempt-each.ts'
import type { Deps } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { lockPerson } from '../../people/lock-person.ts'
import { findByProvider, listEndingTrials } from '../subscriptions.repo.ts'
import { tellOfTrialEnd } from '../tell-of-change.ts'

const DAY = 86_400_000

/** Tells people three days before that their trial becomes a paid month. */
export async function warnOfTrialEnd(ctx: Deps): Promise<void> {
  const until = new Date(ctx.clock.now().getTime() + TRIAL_NOTICE_DAYS * DAY)
  await attemptAll(ctx, {
    name: 'trial that ends, of subscription',
    list: (after) => listEndingTrials(ctx.db, { until, after }),
    work: async ({ id, userId }) => {
      await warn(ctx, id, userId)
      return true
    },
  })
}

/** The same for one subscription, when the provider says that its time has come. */
export async function warnOfEndOf(ctx: Deps, providerId: string): Promise<void> {
  const row = await findByProvider(ctx.db, { id: providerId, rowId: null })
  if (row) await warn(ctx, row.id, row.userId)
}

async function warn(ctx: Deps, id: number, userId: number | null): Promise<void> {
  if (userId === null) return
  await inTransaction(ctx, async (tx) => {
    const person = await lockPerson(tx, userId)
    if (person) await tellOfTrialEnd(tx, person, id)
  })
}
