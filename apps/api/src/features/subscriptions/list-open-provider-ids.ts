import type { Deps } from '../../context.ts'
import { listOpenOfCustomer } from './subscriptions.repo.ts'

/** The provider's names of what is open of one of its customers. */
export async function listOpenProviderIds(
  ctx: Pick<Deps, 'db'>,
  customerId: string,
): Promise<string[]> {
  const rows = await listOpenOfCustomer(ctx.db, customerId)
  return rows.flatMap(({ providerId }) => (providerId ? [providerId] : []))
}
