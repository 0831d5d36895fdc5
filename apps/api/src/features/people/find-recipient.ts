import type { Deps } from '../../context.ts'
import { findRecipient as findRow } from './people.repo.ts'

/** Whom an email goes to. `wantsEmails`: about what others do; those about the account come in any case. */
export type Recipient = { userId: number; email: string; fullName: string; wantsEmails: boolean }

/** Where to write to a person; undefined for an account that is gone. */
export async function findRecipient(
  ctx: Pick<Deps, 'db'>,
  userId: number,
): Promise<Recipient | undefined> {
  return findRow(ctx.db, userId)
}
