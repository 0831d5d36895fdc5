import type { PushSubscription } from '@wepa/domain/notifications/push'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { replacePushSubscription } from './push-subscriptions.repo.ts'
import { requireTarget } from './subscribe-push.ts'

/**
 * A browser got another address, and its service worker, which holds no token, says so: knowing the
 * old address with its keys is the proof. The answer is the same whether or not they were known.
 * @throws DomainError unavailable, validation
 */
export async function renewPush(
  ctx: Context,
  renewal: { before: PushSubscription; after: PushSubscription },
): Promise<{ success: true }> {
  const after = requireTarget(ctx, renewal.after)
  const before = { endpoint: renewal.before.endpoint, ...renewal.before.keys }
  await inTransaction(ctx, (tx) =>
    replacePushSubscription(tx.db, { before, after, at: tx.clock.now() }),
  )
  return { success: true }
}
