import type { Deps, Settings } from '../../context.ts'
import { type EmailContent, renderEmail } from './email.ts'
import { insertMail, type MailPurpose } from './mail.repo.ts'

/** What queueing an email takes. */
export type Mailing = Pick<Deps, 'db' | 'clock'> & { settings: Pick<Settings, 'baseUrl'> }

/** What is secret in an email, and until when it is worth something. The subject never holds it. */
export type MailSecret = { purpose: MailPurpose; endsAt: Date }

/**
 * Puts an email into the outbox: it leaves once the transaction of `ctx` stands, and is tried again
 * until the SMTP server takes it. `userId` is the account it is about; emails go with it.
 * An email with a secret is dropped when that ends before it left.
 */
export async function queueMail(
  ctx: Mailing,
  to: { userId: number | null; email: string },
  content: EmailContent,
  secret?: MailSecret,
): Promise<void> {
  const { subject, text, html } = renderEmail(content, ctx.settings.baseUrl)
  await insertMail(ctx.db, {
    userId: to.userId,
    recipient: to.email,
    // A title that people wrote may stand in it: one line, and no longer than a mailbox shows.
    subject: subject.replace(/\s+/g, ' ').slice(0, 200),
    bodyText: text,
    bodyHtml: html,
    unsubscribeUrl: content.unsubscribe?.url ?? null,
    purpose: secret?.purpose ?? null,
    endsAt: secret?.endsAt ?? null,
    createdAt: ctx.clock.now(),
  })
}
