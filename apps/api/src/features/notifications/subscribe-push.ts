import { DomainError } from '@wepa/domain/error'
import type { PushSubscription } from '@wepa/domain/notifications/push'
import type { Deps, MemberContext } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import type { PushTarget } from '../../gateways/push.ts'
import { updatePushWanted, upsertPushSubscription } from './push-subscriptions.repo.ts'

/**
 * Lets the browser of this session be told of one's notifications. Who asks for that wants it, so it
 * switches the preference on.
 * @throws DomainError unavailable where push is not set up, validation, conflict
 */
export async function subscribePush(
  ctx: MemberContext,
  subscription: PushSubscription,
): Promise<{ success: true }> {
  const target = requireTarget(ctx, subscription)
  const { id: sessionId, userId } = ctx.session
  await inTransaction(ctx, async (tx) => {
    const at = tx.clock.now()
    const isKept = await upsertPushSubscription(tx.db, { userId, sessionId, at, ...target })
    if (!isKept) throw new DomainError('conflict')
    await updatePushWanted(tx.db, userId)
  })
  return { success: true }
}

/** The place to send to. @throws DomainError unavailable, validation for a place we would not send to */
export function requireTarget(
  { push }: Pick<Deps, 'push'>,
  { endpoint, keys }: PushSubscription,
): PushTarget {
  if (!push) throw new DomainError('unavailable', { message: 'Los avisos no están disponibles.' })
  const target = { endpoint, ...keys }
  if (push.accepts(target)) return target
  const message = 'Este navegador no puede recibir los avisos de Wepa.'
  throw new DomainError('validation', { issues: [{ path: 'endpoint', message }] })
}
