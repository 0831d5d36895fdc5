import { randomBytes } from 'node:crypto'
import { DomainError } from '@wepa/domain/error'
import type { AccountUndoInput } from '@wepa/domain/people/password'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { endSessions } from '../auth/end-sessions.ts'
import { hashPassword } from '../auth/password.ts'
import { hashToken } from '../auth/token.ts'
import { returnAll } from '../listings/withdrawals/withdraw-listings.ts'
import { withdrawOldEmail } from '../verifications/withdraw-old-email.ts'
import { spendResetLinks } from './recovery/recovery.repo.ts'
import { sendResetLink } from './recovery/send-reset-link.ts'
import { claimUndo, hasUndo, reopenPerson, restoreEmail } from './undos.repo.ts'

/**
 * Takes a change of the account back, once, with the link of an email. All sessions end: one of them may
 * be a stranger's. After another email the password opens nothing either, and a link for a new one goes
 * to the address that is the account's again.
 * @throws DomainError undo_link_invalid for a link that is unknown, used or over
 */
export async function undoChange(
  ctx: Context,
  { token }: AccountUndoInput,
): Promise<{ undone: 'email' | 'deletion' }> {
  const tokenHash = hashToken(token)
  // Before the costly hash: a made-up token costs one look-up.
  if (!(await hasUndo(ctx.db, tokenHash, ctx.clock.now()))) throw notGood()
  // Nobody knows this password: whoever changed the email may know the one before.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  return inTransaction(ctx, async (tx) => {
    const undo = await claimUndo(tx.db, tokenHash, tx.clock.now())
    if (!undo) throw notGood()
    const { userId, kind, oldEmail: email } = undo
    await endSessions(tx, userId)
    // Whoever changed the email may have deleted the account, too.
    const isReopened = await reopenPerson(tx.db, userId)
    if (isReopened) await returnAll(tx, { userId })
    if (email !== null) await takeEmailBack(tx, { userId, email, passwordHash })
    else if (!isReopened) throw notGood()
    return { undone: kind }
  })
}

type TakingBack = { userId: number; email: string; passwordHash: string }

async function takeEmailBack(tx: Context, { userId, ...change }: TakingBack): Promise<void> {
  const now = tx.clock.now()
  const person = await restoreEmail(tx.db, userId, { ...change, now })
  if (!person) throw notGood()
  await spendResetLinks(tx.db, userId, now)
  await withdrawOldEmail(tx, person)
  await sendResetLink(tx, person)
}

function notGood(): DomainError {
  return new DomainError('undo_link_invalid')
}
