import { type Attempts, addUp, attemptEach } from '../../attempt-each.ts'
import type { Deps } from '../../context.ts'
import { enqueueJob } from '../../db/queue/queue.ts'
import { noteEnd } from './ending/note-end.ts'
import { refreshSubscription } from './refresh-plan.ts'
import {
  findSubscription,
  listOpenSubscriptions,
  type SubscriptionRow,
} from './subscriptions.repo.ts'

const pageSize = 100
/** Side by side: the provider is slower than the database. */
const atOnce = 4
/** A start that the provider never answered: its key is forgotten there after a day. */
const startLasts = 24 * 3_600_000

/** Holds every open subscription against the provider. Answers how many stood differently, or could not be read. */
export async function refreshAllOpen(ctx: Deps): Promise<Attempts> {
  let attempts: Attempts = { changed: 0, failed: 0 }
  let after = 0
  for (let rows: SubscriptionRow[] = []; ; ) {
    rows = await listOpenSubscriptions(ctx.db, { after, limit: pageSize })
    const some = await attemptEach(
      ctx,
      rows,
      ({ id }) => ({ subscriptionId: id }),
      (row) => compare(ctx, row),
      atOnce,
    )
    attempts = addUp(attempts, some)
    const last = rows.at(-1)
    if (!last || rows.length < pageSize) return attempts
    after = last.id
  }
}

async function compare(ctx: Deps, row: SubscriptionRow): Promise<boolean> {
  if (!row.providerId) return endOldStart(ctx, row)
  // Whoever left pays no more, whatever became of the job that was to see to it.
  if (row.userId === null) {
    await enqueueJob(
      ctx.db,
      'end-subscription',
      { subscriptionId: row.id },
      { key: `end-subscription:${row.id}` },
    )
  }
  const { subscription } = await refreshSubscription(ctx, row.providerId)
  if (!subscription) return end(ctx, row)
  const now = await findSubscription(ctx.db, row.id)
  return now?.state !== row.state || now.plan !== row.plan
}

async function endOldStart(ctx: Deps, row: SubscriptionRow): Promise<boolean> {
  if (ctx.clock.now().getTime() - row.createdAt.getTime() < startLasts) return false
  return end(ctx, row)
}

async function end(ctx: Deps, { id }: SubscriptionRow): Promise<boolean> {
  await noteEnd(ctx, id)
  return true
}
