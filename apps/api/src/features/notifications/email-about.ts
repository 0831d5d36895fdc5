import {
  type EmailedType,
  NOTIFICATION_POLICIES,
} from '@wepa/domain/notifications/notification-types'
import type { EmailContent } from '../mail/email.ts'
import { type Mailing, queueMail } from '../mail/queue-mail.ts'

/** `userId`: the account it is about, null for somebody without one. */
type Addressee = { userId: number | null; email: string }

/** What an email is about and to whom it goes; where people can turn it off, whether they want it. */
export type EmailAbout =
  | { type: EmailedType<'always'>; to: Addressee }
  | { type: EmailedType<'if-wanted'>; to: Addressee & { wantsEmails: boolean } }

/**
 * Queues the email that goes along with a notification, in the transaction of `ctx`. Types without
 * emails are refused by the compiler; who turned emails off gets none of a type that can be turned off.
 */
export async function emailAbout(
  ctx: Mailing,
  about: EmailAbout,
  content: EmailContent,
): Promise<void> {
  const { type, to } = about
  const canTurnOff = NOTIFICATION_POLICIES[type].email === 'if-wanted'
  if (canTurnOff && !('wantsEmails' in to && to.wantsEmails)) return
  await queueMail(ctx, { userId: to.userId, email: to.email }, content)
}
