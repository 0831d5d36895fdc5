import { RESET_LINK_HOURS } from '@wepa/domain/people/password'
import type { Context } from '../../../context.ts'
import { hashToken, makeToken } from '../../auth/token.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { insertResetLink } from './recovery.repo.ts'
import { resetLinkEmail } from './reset-link-email.ts'

const hour = 60 * 60 * 1000

/** Mails a link for a new password to the address of an account. Joins the transaction. */
export async function sendResetLink(
  tx: Pick<Context, 'db' | 'clock' | 'settings'>,
  person: { id: number; email: string; fullName: string },
): Promise<void> {
  const token = makeToken()
  const { id: userId, email } = person
  const endsAt = new Date(tx.clock.now().getTime() + RESET_LINK_HOURS * hour)
  await insertResetLink(tx.db, { tokenHash: hashToken(token), userId, email, expiresAt: endsAt })
  const content = resetLinkEmail(person, token, tx.settings)
  await queueMail(tx, { userId, email }, content, { purpose: 'reset', endsAt })
}
