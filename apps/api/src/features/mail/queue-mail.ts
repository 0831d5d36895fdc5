import type { Deps, Settings } from '../../context.ts'
import { type Letter, renderLetter } from './letter.ts'
import { insertMail } from './mail.repo.ts'

/** What queueing a letter takes. */
export type Mailing = Pick<Deps, 'db' | 'clock'> & { settings: Pick<Settings, 'baseUrl'> }

/**
 * Puts a letter into the outbox: it leaves once the transaction of `ctx` stands, and is tried again
 * until the SMTP server takes it (decision B19). `userId` is the account it is about; letters go with it.
 */
export async function queueMail(
  ctx: Mailing,
  to: { userId: number | null; email: string },
  letter: Letter,
): Promise<void> {
  const { subject, text, html } = renderLetter(letter, ctx.settings.baseUrl)
  await insertMail(ctx.db, {
    userId: to.userId,
    recipient: to.email,
    // A title that people wrote may stand in it: one line, and no longer than a mailbox shows.
    subject: subject.replace(/\s+/g, ' ').slice(0, 200),
    bodyText: text,
    bodyHtml: html,
    unsubscribeUrl: letter.unsubscribe?.url ?? null,
    createdAt: ctx.clock.now(),
  })
}
