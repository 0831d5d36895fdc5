// The decisions that close a case and change nothing else.
import { DomainError } from '@wepa/domain/error'
import type { AppealableAction } from '@wepa/domain/moderation/appeal'
import { endSessions } from '../../auth/end-sessions.ts'
import { emailAbout } from '../../notifications/email-about.ts'
import { notify } from '../../notifications/notify.ts'
import { findRecipient } from '../../people/find-recipient.ts'
import { holdPerson } from '../../people/set-suspension.ts'
import { decideVerification } from '../../verifications/decide-verification.ts'
import { countOtherAdmins } from '../case-parts.repo.ts'
import { alreadyDecided, type Line, type Order, requireOpen, type Tx, writeLine } from '../order.ts'
import {
  markAppealClosed,
  markContactClosed,
  markFlagsClosed,
  markReportsClosed,
} from './close.repo.ts'
import { answerEmail, upheldEmail } from './decision-emails.ts'
import { findDecisions } from './decisions.repo.ts'
import { clearAccount } from './end-suspicion.ts'
import { returnAd } from './hide-ad.ts'
import { returnPerson } from './suspend-person.ts'
import { giveMessageBack } from './take-message.ts'
import { tellPerson, tellReporters } from './tell-people.ts'
import { withdrawWarning } from './warn-person.ts'

/** Nothing was wrong: of a report, a finding or an account. @throws DomainError already_decided */
export async function resolveCase(tx: Tx, order: Order): Promise<void> {
  const { kind, id } = order.source
  if (kind === 'suspicion') return clearAccount(tx, order)
  const line = await writeLine(tx, order)
  if (kind === 'flag') {
    if ((await markFlagsClosed(tx.db, { id }, line)) > 0) return
    throw await alreadyDecided(tx, order.source)
  }
  const reports = await markReportsClosed(tx.db, { id }, line)
  if (reports.length === 0) throw await alreadyDecided(tx, order.source)
  await tellReporters(tx, reports, line)
}

/** @throws DomainError already_decided */
export async function decideRequest(tx: Tx, order: Order): Promise<void> {
  const { source, reason } = order
  if (source.personId !== null) await holdPerson(tx, source.personId)
  await requireOpen(tx, source)
  const { decisionId } = await writeLine(tx, order)
  const decision = order.action === 'approve' ? 'approve' : 'reject'
  // Of a request the notes are the reason of a rejection and nothing else.
  const notes = decision === 'reject' ? reason : null
  await decideVerification(tx, { id: source.id, decision, notes, settledBy: decisionId })
}

/**
 * Answers a message of the contact form, or closes it without: to the account's address where its writer
 * was signed in, else to the one they typed; once, by hand. @throws DomainError already_decided
 */
export async function closeContact(tx: Tx, order: Order): Promise<void> {
  const { source, reason, action } = order
  const line = await writeLine(tx, order)
  if (!(await markContactClosed(tx.db, source.id, line))) throw await alreadyDecided(tx, source)
  const isAnswer = action === 'answer'
  const reference = source.reference ?? ''
  if (source.writerId !== null) {
    await notify(tx, {
      userId: source.writerId,
      type: 'contact',
      title: isAnswer ? 'Contestamos tu mensaje' : 'Cerramos tu mensaje',
      message: `${reference}: ${reason}`,
      key: `moderation:${line.decisionId}`,
    })
  }
  if (!isAnswer) return
  const account = source.writerId === null ? undefined : await findRecipient(tx, source.writerId)
  const to = account ?? { userId: null, email: source.contactEmail ?? '' }
  const name = account?.fullName ?? source.contactName ?? ''
  const subject = source.contactSubject ?? ''
  const email = answerEmail({ name, subject, answer: reason, reference })
  await emailAbout(tx, { type: 'contact', to }, email)
}

/**
 * An appeal: the decision stays (`uphold`) or is taken back (`reverse`). Somebody else than who decided
 * looks at it, where there is somebody else. @throws DomainError forbidden, already_decided
 */
export async function decideAppeal(tx: Tx, order: Order): Promise<void> {
  const { source, reason, action } = order
  const { appealedId, personId } = source
  if (appealedId === null || personId === null) throw new DomainError('not_found')
  const appealed = (await findDecisions(tx.db, [appealedId])).get(appealedId)
  await requireOtherEyes(tx, appealed?.admin?.id ?? null)
  const line = await writeLine(tx, order)
  if (!(await markAppealClosed(tx.db, source.id, line))) throw await alreadyDecided(tx, source)
  if (action === 'reverse') {
    if (await giveBack[source.topic]?.(tx, order, line)) return
  }
  const { reference, decisionId } = line
  const isUpheld = action === 'uphold'
  await tellPerson(tx, {
    userId: personId,
    decisionId,
    title: isUpheld ? 'Revisamos tu apelación' : 'Aceptamos tu apelación',
    message: isUpheld ? `La decisión se mantiene. ${reason}` : reason,
    ...(isUpheld && {
      email: (name: string) =>
        upheldEmail({ name, reason, reference, appealed: appealed?.reference ?? '' }),
    }),
  })
}

/** What is undone where an appeal is accepted, by what was appealed. False where it does not stand any more. */
const giveBack: Readonly<Record<string, (tx: Tx, order: Order, line: Line) => Promise<boolean>>> = {
  warn_user: withdrawWarning,
  remove_message: giveMessageBack,
  hide_listing: returnAd,
  suspend_user: returnPerson,
} satisfies Record<AppealableAction, unknown>

/** Ends all sessions of a person; they may sign in again. */
export async function endAllSessions(tx: Tx, order: Order): Promise<void> {
  const userId = order.source.personId
  if (userId === null) throw new DomainError('not_found')
  await writeLine(tx, order)
  await endSessions(tx, userId)
}

async function requireOtherEyes(tx: Tx, firstDecider: number | null): Promise<void> {
  if (firstDecider !== tx.session.userId) return
  if ((await countOtherAdmins(tx.db, tx.session.userId)) === 0) return
  const message = 'Tú tomaste esta decisión: la apelación la mira otra persona del equipo.'
  throw new DomainError('forbidden', { message })
}
