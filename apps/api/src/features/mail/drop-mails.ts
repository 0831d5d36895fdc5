// Emails that must not leave any more, and would otherwise keep their secrets.
import type { Deps } from '../../context.ts'
import { dropMailsOf, dropStaleMails as dropRows, type MailPurpose } from './mail.repo.ts'

/** No SMTP server is away for longer; the queue gives an email up after three days. */
const longestWait = 7 * 24 * 60 * 60 * 1000

type Tx = Pick<Deps, 'db' | 'clock'>

/** After a secret was used or replaced: what still waits with one of its kind is emptied. Joins the transaction. */
export async function dropMails(
  tx: Tx,
  { userId, purpose }: { userId: number; purpose: MailPurpose },
): Promise<void> {
  await dropMailsOf(tx.db, { userId, purpose, now: tx.clock.now() })
}

/** Empties the emails that never left: past the end of their secret, or after a week. Answers how many. */
export async function dropStaleMails(ctx: Tx): Promise<number> {
  const now = ctx.clock.now()
  return dropRows(ctx.db, { now, before: new Date(now.getTime() - longestWait) })
}
