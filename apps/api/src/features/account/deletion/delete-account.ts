import type { MemberContext } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { eraseAccount } from './erase-account.ts'

/** Deletes one's account, and its files. @throws DomainError not_found for an account that is gone already */
export async function deleteAccount(ctx: MemberContext): Promise<{ success: true }> {
  await inTransaction(ctx, async (tx) => {
    await eraseAccount(tx, tx.session.userId)
  })
  return { success: true }
}
