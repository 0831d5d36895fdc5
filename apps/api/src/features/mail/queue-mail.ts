import type { Deps, Settings } from '../../context.ts'
import { type Letter, renderLetter } from './letter.ts'
import { insertMail, type MailPurpose } from './mail.repo.ts'

/** What queueing a letter takes. */
export type Mailing = Pick<Deps, 'db' | 'clock'> & { settings: Pick<Settings, 'baseUrl'> }

/** What is secret in a letter, and until when it is worth something. The subject never holds it. */
export type MailSecret = { purpose: MailPurpose; endsAt: Date }

/**
 * Puts a letter into the outbox: it leaves once the transaction of `ctx` stands, and is tried again
 * until the SMTP server takes it. `userId` is the account it is about; letters go with it.
 * A letter with a secret is dropped when that ends before it left.
 */
export async function queueMail(
  ctx: Mailing,
  to: { userId: number | null; email: string },
  letter: Letter,
  secret?: MailSecret,
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
    purpose: secret?.purpose ?? null,
    endsAt: secret?.endsAt ?? null,
    createdAt: ctx.clock.now(),
  })
}
