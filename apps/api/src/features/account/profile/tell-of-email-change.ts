import type { Context } from '../../../context.ts'
import { hashToken, makeToken } from '../../auth/token.ts'
import { dropMails } from '../../mail/drop-mails.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { emailChangedEmail } from '../undo-emails.ts'
import { insertUndo } from '../undos.repo.ts'

const day = 24 * 60 * 60 * 1000
/** How long the owner of the old address can take a change back, in ms. Nobody else gets the address meanwhile. */
const undoLasts = 7 * day

type Change = { userId: number; fullName: string; oldEmail: string; newEmail: string }

/**
 * After an account changed its email: tells the old address, with a link that takes the change back.
 * Joins the transaction.
 */
export async function tellOfEmailChange(
  tx: Pick<Context, 'db' | 'clock' | 'settings'>,
  { userId, fullName, oldEmail, newEmail }: Change,
): Promise<void> {
  const now = tx.clock.now()
  const endsAt = new Date(now.getTime() + undoLasts)
  const token = makeToken()
  const tokenHash = hashToken(token)
  const undo = { userId, kind: 'email', tokenHash, oldEmail, newEmail } as const
  await insertUndo(tx.db, { ...undo, createdAt: now, endsAt })
  // A code or a link to the address before opens nothing any more.
  await dropMails(tx, { userId, purpose: 'code' })
  await dropMails(tx, { userId, purpose: 'reset' })
  const email = emailChangedEmail({ fullName, token, settings: tx.settings })
  await queueMail(tx, { userId, email: oldEmail }, email, { purpose: 'undo', endsAt })
}
