import type { Deps } from '../../context.ts'
import { findByProvider } from './subscriptions.repo.ts'

/** Whether a subscription of the provider is one that was begun here. */
export async function isOurs(ctx: Pick<Deps, 'db'>, providerId: string): Promise<boolean> {
  return (await findByProvider(ctx.db, { id: providerId, rowId: null })) !== undefined
}
