import type { Deps } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { enqueueJob } from '../../db/queue/queue.ts'
import type { ProviderEvent } from '../../gateways/payments.ts'
import { requirePayments } from '../subscriptions/require-payments.ts'
import { insertEvent } from './payment-events.repo.ts'

/**
 * Takes a message of the provider: kept once, however often it is sent, with the job that applies it.
 * @throws DomainError signature_invalid, payments_unavailable
 */
export async function receiveEvent(
  ctx: Deps,
  rawBody: Buffer,
  signature: string | undefined,
): Promise<{ received: true }> {
  const event = requirePayments(ctx).verifyEvent(rawBody, signature)
  await inTransaction(ctx, async (tx) => {
    const isNew = await insertEvent(tx.db, {
      id: event.id,
      type: event.type,
      objectKind: event.objectKind,
      objectId: event.objectId,
      subscriptionRef: event.subscriptionId,
      customerRef: event.customerId,
      receivedAt: tx.clock.now(),
    })
    if (isNew) await enqueueEvent(tx, event)
  })
  return { received: true }
}

/** Under the event's own key: of jobs for one event one is left. */
export async function enqueueEvent(
  ctx: Pick<Deps, 'db'>,
  { id }: Pick<ProviderEvent, 'id'>,
): Promise<void> {
  await enqueueJob(ctx.db, 'apply-payment-event', { eventId: id }, { key: `payment-event:${id}` })
}
