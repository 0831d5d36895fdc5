// Brings our record of a subscription, and the plan of its owner, in line with a reading of the provider.
import { grantedUntil, isStanding } from '@wepa/domain/payments/subscription'
import type { Deps } from '../../context.ts'
import type { InTransaction } from '../../db/in-transaction.ts'
import { enqueueJob } from '../../db/queue/queue.ts'
import type { ProviderSubscription } from '../../gateways/payments.ts'
import { isSuspendedForGood } from '../people/is-suspended-for-good.ts'
import { lockPerson } from '../people/lock-person.ts'
import { endPlan } from './ending/end-plan.ts'
import type { Reading } from './read-provider.ts'
import { wasTaken } from './subscription-payments.repo.ts'
import {
  findByProvider,
  lockSubscription,
  type Subscriber,
  type SubscriptionRow,
  updatePlan,
  updateSubscription,
} from './subscriptions.repo.ts'
import { tellOfChange } from './tell-of-change.ts'

type Applied = 'applied' | 'old' | 'unknown'

/**
 * Applies a reading once, in the transaction of `tx`: 'old' when a newer one is there already,
 * 'unknown' for a subscription that is not ours. People are told of what changed, each change once.
 */
export async function applyReading(
  tx: InTransaction<Deps>,
  { number, subscription }: Reading,
): Promise<Applied> {
  if (!subscription) return 'unknown'
  const rowId = Number(subscription.metadata.subscription)
  const found = await findByProvider(tx.db, {
    id: subscription.id,
    rowId: Number.isSafeInteger(rowId) ? rowId : null,
  })
  if (!found) return 'unknown'
  // The person before the row, as everywhere: what is about one person waits in one line.
  const owner = found.userId ? await lockPerson(tx, found.userId) : undefined
  // Another product beside this one may number its subscriptions as we do.
  const isNamed = found.providerId !== null || !owner?.customerId
  if (!isNamed && owner.customerId !== subscription.customerId) return 'unknown'
  const before = await lockSubscription(tx.db, found.id)
  if (!before) return 'unknown'
  if (before.reading >= number) return 'old'
  const isTaken = await isTakenButRunning(tx, owner, subscription.state, before.id)
  const reading = withReading(before, subscription, number, tx.clock.now())
  const after = isTaken ? { ...reading, endToldAt: before.endToldAt } : reading
  const { id, userId, attemptKey, trialDays, createdAt, ...change } = after
  await updateSubscription(tx.db, id, { ...change, providerId: subscription.id })
  if (owner && !isTaken) await settlePlan(tx, owner, before, after)
  return 'applied'
}

/** Its money went back and it ended here; until the provider has ended it too, it still reads as active. */
async function isTakenButRunning(
  tx: InTransaction<Deps>,
  owner: Subscriber | undefined,
  state: ProviderSubscription['state'],
  subscriptionId: number,
): Promise<boolean> {
  if (!owner || !isStanding(state)) return false
  return wasTaken(tx.db, { subscriptionId, userId: owner.id })
}

function withReading(
  before: SubscriptionRow,
  now: ProviderSubscription,
  reading: number,
  at: Date,
): SubscriptionRow {
  const hasStood = isStanding(now.state)
  return {
    ...before,
    providerId: now.id,
    plan: now.plan,
    state: now.state,
    periodStart: now.periodStart,
    periodEnd: now.periodEnd,
    trialEndsAt: now.trialEndsAt,
    cancelAt: now.cancelAt,
    endedAt: now.endedAt,
    confirmedAt: before.confirmedAt ?? (hasStood ? at : null),
    // A plan that came back may end, and be told of, again.
    endToldAt: now.state === 'active' ? null : before.endToldAt,
    reading,
    updatedAt: at,
  }
}

/** What never stood changes nothing: a plan somebody has by other means is not taken by a broken-off start. */
async function settlePlan(
  tx: InTransaction<Deps>,
  owner: Subscriber,
  before: SubscriptionRow,
  after: SubscriptionRow,
): Promise<void> {
  if (!isStanding(before.state) && !isStanding(after.state)) return
  const now = tx.clock.now()
  const until = grantedUntil(after)
  if (until === null || until <= now) {
    await endPlan(tx, owner, after)
    return
  }
  await updatePlan(tx.db, owner.id, {
    plan: after.plan,
    until,
    status: after.state,
    providerId: after.providerId,
    trialEndsAt: after.trialDays > 0 ? after.trialEndsAt : null,
    now,
  })
  await tellOfChange(tx, owner, before, after)
  if (after.cancelAt === null && (await isSuspendedForGood(tx, owner.id))) {
    // Begun beside their suspension: they cannot come in to cancel it.
    const job = { key: `cancel-renewal:${owner.id}` }
    await enqueueJob(tx.db, 'cancel-renewal', { userId: owner.id }, job)
  }
}
