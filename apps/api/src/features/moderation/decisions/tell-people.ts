// Whoever a decision concerns hears of it: a notification, and an email where it weighs more.
import type { EmailContent } from '../../mail/email.ts'
import type { Mailing } from '../../mail/queue-mail.ts'
import { emailAbout } from '../../notifications/email-about.ts'
import { notify, type Telling } from '../../notifications/notify.ts'
import { findRecipient } from '../../people/find-recipient.ts'
import type { Line, Tx } from '../order.ts'
import type { ClosedReport } from './close.repo.ts'

type Told = {
  userId: number
  title: string
  message: string
  /** Where the notification leads: to the decision, which can be appealed there. */
  decisionId: number
  /** Tells it once; that of the decision itself unless it is another one. */
  key?: string
  email?: (name: string) => EmailContent
}

export async function tellPerson(
  tx: Telling & Mailing,
  { userId, title, message, decisionId, key = `moderation:${decisionId}`, email }: Told,
): Promise<void> {
  await notify(tx, {
    userId,
    type: 'moderation',
    title,
    message,
    relatedId: decisionId,
    key,
  })
  const person = email && (await findRecipient(tx, userId))
  if (person) {
    await emailAbout(tx, { type: 'moderation', to: person }, email(person.fullName))
  }
}

/** The same words whatever was decided: what became of whom is not theirs to know. */
export async function tellReporters(
  tx: Tx,
  reports: readonly ClosedReport[],
  { decisionId }: Line,
): Promise<void> {
  for (const { reporterId, reference } of reports) {
    if (reporterId === null) continue
    await notify(tx, {
      userId: reporterId,
      type: 'report',
      title: 'Revisamos tu reporte',
      message: `Ya revisamos tu reporte ${reference}. Gracias por avisar.`,
      key: `report:${reference}:${decisionId}`,
    })
  }
}
