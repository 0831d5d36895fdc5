// Whoever a decision concerns hears of it: a notification, and an email where it weighs more.
import type { EmailContent } from '../../mail/email.ts'
import { emailAbout } from '../../notifications/email-about.ts'
import { notify } from '../../notifications/notify.ts'
import { findRecipient } from '../../people/find-recipient.ts'
import type { Line, Tx } from '../order.ts'
import type { ClosedReport } from './close.repo.ts'

type Told = {
  userId: number
  title: string
  message: string
  /** Where the notification leads: to the decision, which can be appealed there. */
  decisionId: number
  email?: (name: string) => EmailContent
}

export async function tellPerson(
  tx: Tx,
  { userId, title, message, decisionId, email }: Told,
): Promise<void> {
  await notify(tx, {
    userId,
    type: 'moderation',
    title,
    message,
    relatedId: decisionId,
    key: `moderation:${decisionId}`,
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
