// What a person does with the addresses that are told of their events.
import { randomBytes } from 'node:crypto'
import { MAX_WEBHOOKS } from '@wepa/domain/developers/webhook'
import type { Webhook, WebhookDelivery, WebhookInput } from '@wepa/domain/developers/webhook-schema'
import { DomainError } from '@wepa/domain/error'
import type { MemberContext } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { lockPerson } from '../people/lock-person.ts'
import { requireBusiness } from '../subscriptions/require-business.ts'
import {
  deleteEndpoint,
  insertEndpoint,
  insertPing,
  listDeliveries,
  listEndpoints,
  putSecret,
  repeatDelivery,
  switchOn,
} from './webhooks.repo.ts'

/** Lines of the log in one look. */
const shown = 100

/** What the secret of an address is bound to in the secret box. */
export const secretOf = (endpointId: number) => `webhook:${endpointId}`

/**
 * Names an address to be told of events; `secret` signs what it is told, and is shown this once.
 * @throws DomainError business_required, validation for an address that is not public, webhook_limit, unavailable without a box
 */
export async function createWebhook(
  ctx: MemberContext,
  { url, events }: WebhookInput,
): Promise<{ secret: string; webhook: Webhook }> {
  await requireBusiness(ctx)
  const { secretBox } = ctx
  if (!secretBox) throw new DomainError('unavailable')
  if (!ctx.webhookSender.accepts(url)) throw notPublic()
  const { userId } = ctx.session
  const secret = `whsec_${randomBytes(24).toString('base64url')}`
  const webhook = await inTransaction(ctx, async (tx) => {
    await lockPerson(tx, userId)
    if ((await listEndpoints(tx.db, userId)).length >= MAX_WEBHOOKS) {
      throw new DomainError('webhook_limit')
    }
    const createdAt = tx.clock.now()
    const wanted = { userId, url, events: [...new Set(events)], createdAt }
    const id = await insertEndpoint(tx.db, wanted)
    await putSecret(tx.db, id, secretBox.seal(Buffer.from(secret), secretOf(id)))
    return (await listEndpoints(tx.db, userId)).find((each) => each.id === id)
  })
  if (!webhook) throw new Error('a webhook that is not there')
  return { secret, webhook }
}

export async function listWebhooks(ctx: MemberContext): Promise<Webhook[]> {
  return listEndpoints(ctx.db, ctx.session.userId)
}

/** Tells an address no more, and forgets what it was told. @throws DomainError not_found */
export async function removeWebhook(
  ctx: MemberContext,
  { id }: { id: number },
): Promise<{ success: true }> {
  if (!(await deleteEndpoint(ctx.db, { id, userId: ctx.session.userId }))) {
    throw new DomainError('not_found')
  }
  return { success: true }
}

/** Sends an event of the type 'ping' to an own address, also to one that was told no more. @throws DomainError not_found */
export async function pingWebhook(
  ctx: MemberContext,
  { id }: { id: number },
): Promise<{ success: true }> {
  await requireBusiness(ctx)
  const own = await listEndpoints(ctx.db, ctx.session.userId)
  if (!own.some((each) => each.id === id)) throw new DomainError('not_found')
  await inTransaction(ctx, async (tx) => {
    await switchOn(tx.db, id)
    await insertPing(tx.db, id)
  })
  return { success: true }
}

export async function listOwnDeliveries(ctx: MemberContext): Promise<WebhookDelivery[]> {
  return listDeliveries(ctx.db, ctx.session.userId, shown)
}

/** Sends an event again, with the id it had. @throws DomainError not_found */
export async function sendAgain(
  ctx: MemberContext,
  { id }: { id: number },
): Promise<{ success: true }> {
  await requireBusiness(ctx)
  if (!(await repeatDelivery(ctx.db, { id, userId: ctx.session.userId }))) {
    throw new DomainError('not_found')
  }
  return { success: true }
}

function notPublic(): DomainError {
  const message = 'Escribe una dirección https pública, sin usuario ni puerto.'
  return new DomainError('validation', { message, issues: [{ path: 'url', message }] })
}
