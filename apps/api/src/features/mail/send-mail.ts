import type { Deps } from '../../context.ts'
import { dropMail, findWaitingMail, markMailSent } from './mail.repo.ts'

/**
 * Hands one email to the SMTP server; the queue tries again when that fails. A process that dies
 * between the two steps sends it twice, under the same Message-ID.
 */
export async function sendMail(
  ctx: Pick<Deps, 'db' | 'clock' | 'mailer' | 'settings'>,
  { mailId }: { mailId: number },
): Promise<void> {
  const mail = await findWaitingMail(ctx.db, mailId)
  if (!mail) return
  const now = ctx.clock.now()
  // A code or link that opens nothing any more would only puzzle.
  if (mail.endsAt && mail.endsAt <= now) return dropMail(ctx.db, mail.id, now)
  await ctx.mailer.send({
    messageId: `<mail-${mail.id}@${new URL(ctx.settings.baseUrl).hostname}>`,
    to: mail.recipient,
    subject: mail.subject,
    text: mail.bodyText,
    html: mail.bodyHtml,
    unsubscribeUrl: mail.unsubscribeUrl,
  })
  await markMailSent(ctx.db, mail.id, ctx.clock.now())
}
