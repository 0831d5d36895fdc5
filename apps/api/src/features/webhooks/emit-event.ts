import type { WebhookEvent } from '@wepa/domain/developers/webhook'
import type { Context } from '../../context.ts'
import { emitWebhook } from './webhooks.repo.ts'

export type Event = {
  userId: number
  type: WebhookEvent
  /** What is told one after the other: 'conversation:12'. */
  line: string
  data: Readonly<Record<string, string | number | null>>
}

/**
 * Tells a person's own servers of something once the transaction stands; nothing where they named none. That an ad left
 * the lists the database itself notes.
 */
export async function emitEvent(tx: Pick<Context, 'db'>, event: Event): Promise<void> {
  await emitWebhook(tx.db, event)
}
