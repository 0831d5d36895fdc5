import { DomainError } from '@wepa/domain/error'
import type { MemberContext } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { endSessions } from '../../auth/end-sessions.ts'
import { hashToken, makeToken } from '../../auth/token.ts'
import { withdrawAll } from '../../listings/withdrawals/withdraw-listings.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { cancelRenewalLater } from '../../subscriptions/ending/cancel-renewal.ts'
import { spendResetLinks } from '../recovery/recovery.repo.ts'
import { accountClosedEmail } from '../undo-emails.ts'
import { closePerson, insertUndo } from '../undos.repo.ts'
import { graceTime } from './erase-closed-accounts.ts'
import { isBeingErased } from './erasures.repo.ts'

/**
 * Deletes one's account by the token alone: for everybody it is gone at once, signed out and its ads off.
 * It is erased after three days, unless a link in an email stops it, since whoever stole a session could
 * ask for this too. Username and email stay taken until then.
 * @throws DomainError not_found for an account that is closed or gone already
 */
export async function closeAccount(ctx: MemberContext): Promise<{ success: true }> {
  const { userId } = ctx.session
  await inTransaction(ctx, async (tx) => {
    const now = tx.clock.now()
    const person = await closePerson(tx.db, userId, now)
    if (!person || (await isBeingErased(tx.db, userId))) throw new DomainError('not_found')
    await endSessions(tx, userId)
    await spendResetLinks(tx.db, userId, now)
    await withdrawAll(tx, { userId })
    await cancelRenewalLater(tx, { userId })
    const token = makeToken()
    const endsAt = new Date(now.getTime() + graceTime)
    const undo = { kind: 'deletion', oldEmail: null, newEmail: null } as const
    const tokenHash = hashToken(token)
    await insertUndo(tx.db, { ...undo, userId, tokenHash, createdAt: now, endsAt })
    const content = accountClosedEmail({ ...person, token, settings: tx.settings })
    await queueMail(tx, { userId, email: person.email }, content, { purpose: 'undo', endsAt })
  })
  return { success: true }
}
