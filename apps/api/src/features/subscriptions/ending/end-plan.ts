import type { Deps } from '../../../context.ts'
import type { InTransaction } from '../../../db/in-transaction.ts'
import { enqueueJob } from '../../../db/queue/queue.ts'
import { type Subscriber, type SubscriptionRow, updatePlan } from '../subscriptions.repo.ts'
import { tellOfEnd } from '../tell-of-change.ts'

/**
 * Sets a person, whose row is held, back to Free. What still tries to charge them ends with the plan:
 * nobody pays for what was taken away.
 */
export async function endPlan(
  tx: InTransaction<Deps>,
  person: Subscriber,
  row: SubscriptionRow | undefined,
): Promise<void> {
  const now = tx.clock.now()
  await updatePlan(tx.db, person.id, {
    plan: 'free',
    until: null,
    status: 'canceled',
    providerId: null,
    now,
  })
  if (!row) return
  await tellOfEnd(tx, person, row)
  // Also of what has ended: the provider gives up a renewal and leaves its bill open.
  if (row.state !== 'past_due' && row.state !== 'ended') return
  await enqueueJob(
    tx.db,
    'end-subscription',
    { subscriptionId: row.id },
    { key: `end-subscription:${row.id}` },
  )
}
