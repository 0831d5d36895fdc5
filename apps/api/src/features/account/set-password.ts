import { DomainError } from '@wepa/domain/error'
import type { Context } from '../../context.ts'
import { endSessions } from '../auth/end-sessions.ts'
import { dropMails } from '../mail/drop-mails.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { updatePassword } from './account.repo.ts'
import { passwordChangedEmail } from './password-changed-email.ts'
import { spendResetLinks } from './recovery/recovery.repo.ts'

type NewPassword = {
  userId: number
  passwordHash: string
  /** Sets it only while this is still the hash. */
  insteadOf?: string
  /** The session that stays; without it all end. */
  exceptSession?: number
}

/**
 * What every new password brings along: other sessions end, links in the mail are spent,
 * the owner is told. In a transaction.
 * @throws DomainError conflict when the password has changed meanwhile
 */
export async function setPassword(
  tx: Pick<Context, 'db' | 'clock' | 'settings'>,
  { userId, passwordHash, insteadOf, exceptSession }: NewPassword,
): Promise<void> {
  const now = tx.clock.now()
  const person = await updatePassword(tx.db, userId, { passwordHash, insteadOf, now })
  if (!person) throw new DomainError('conflict')
  await spendResetLinks(tx.db, userId, now)
  await dropMails(tx, { userId, purpose: 'reset' })
  await endSessions(tx, userId, { except: exceptSession })
  await queueMail(tx, { userId, email: person.email }, passwordChangedEmail(person, tx.settings))
}
