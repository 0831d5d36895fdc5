import { DomainError } from '@wepa/domain/error'
import { suspensionEnd } from '@wepa/domain/people/suspension'
import { endSessions } from '../../auth/end-sessions.ts'
import { returnAll, withdrawAll } from '../../listings/withdrawals/withdraw-listings.ts'
import { holdPerson, setSuspension } from '../../people/set-suspension.ts'
import { cancelRenewalLater } from '../../subscriptions/ending/cancel-renewal.ts'
import { makeAppealLink } from '../appeals/make-appeal-link.ts'
import { asRefusal, type Line, type Order, requireOpen, type Tx, writeLine } from '../order.ts'
import {
  markAppealsClosed,
  markFlagsClosed,
  markReportsClosed,
  markSuspicionsClosed,
} from './close.repo.ts'
import { restoredAccountEmail, suspendedEmail } from './decision-emails.ts'
import { findLast } from './decisions.repo.ts'
import { tellPerson, tellReporters } from './tell-people.ts'

/**
 * Keeps the person of a case out, for some days or without end: their sessions end, their ads go, and all that
 * waits about them is closed. Without end their plan is not renewed either.
 * Some days end by themselves: end-suspensions.ts.
 * @throws DomainError not_found, forbidden for somebody who runs the marketplace, already_decided
 */
export async function suspendPerson(tx: Tx, order: Order): Promise<void> {
  const userId = order.source.personId
  const person = userId === null ? undefined : await holdPerson(tx, userId)
  if (!person) throw new DomainError('not_found')
  if (person.role === 'admin') {
    const message = 'No puedes suspender a otra persona de la administración.'
    throw new DomainError('forbidden', { message })
  }
  if (person.suspendedAt) {
    throw asRefusal(await findLast(tx.db, { action: 'suspend_user', userId: person.id }))
  }
  await requireOpen(tx, order.source)
  const line = await writeLine(tx, order)
  const until = suspensionEnd(line.now, order.days)
  await setSuspension(tx, { userId: person.id, suspendedAt: line.now, suspendedUntil: until })
  await endSessions(tx, person.id)
  await withdrawAll(tx, { userId: person.id })
  // Who comes back in some days can look after their plan themselves.
  const hasPlan = until === null && (await cancelRenewalLater(tx, { userId: person.id }))
  const reports = await markReportsClosed(tx.db, { userId: person.id }, line)
  await markFlagsClosed(tx.db, { userId: person.id }, line)
  await markSuspicionsClosed(tx.db, { userId: person.id }, line)
  await tellSuspended(tx, order, line, { userId: person.id, hasPlan, until })
  await tellReporters(tx, reports, line)
}

/** Lets a person in again. @throws DomainError not_found, already_decided when they are not suspended */
export async function restorePerson(tx: Tx, order: Order): Promise<void> {
  const userId = order.source.personId
  if (userId === null) throw new DomainError('not_found')
  await holdPerson(tx, userId)
  const line = await writeLine(tx, order)
  const isBack = await returnPerson(tx, order, line)
  if (!isBack) {
    throw new DomainError('already_decided', { message: 'Esta cuenta ya no está suspendida.' })
  }
  await markAppealsClosed(tx.db, { action: 'suspend_user', userId }, line)
}

/** Also of an appeal that was accepted. False when they are not suspended any more. */
export async function returnPerson(
  tx: Tx,
  { source, reason }: Order,
  line: Line,
): Promise<boolean> {
  const userId = source.personId
  const person = userId === null ? undefined : await holdPerson(tx, userId)
  if (!person?.suspendedAt) return false
  const wasForGood = person.suspendedUntil === null
  await setSuspension(tx, { userId: person.id, suspendedAt: null })
  await returnAll(tx, { userId: person.id })
  const { reference, decisionId } = line
  const url = `${tx.settings.baseUrl}/auth`
  await tellPerson(tx, {
    userId: person.id,
    decisionId,
    title: 'Tu cuenta está activa otra vez',
    message: `Tus anuncios están como antes. ${reason}`,
    email: (name) => restoredAccountEmail({ name, reason, reference, url, wasForGood }),
  })
  return true
}

async function tellSuspended(
  tx: Tx,
  { reason }: Order,
  line: Line,
  { userId, hasPlan, until }: { userId: number; hasPlan: boolean; until: Date | null },
): Promise<void> {
  const appealUrl = await makeAppealLink(tx, line)
  const { reference, decisionId } = line
  const contactUrl = `${tx.settings.baseUrl}/contact`
  await tellPerson(tx, {
    userId,
    decisionId,
    title: 'Suspendimos tu cuenta',
    message: `Motivo: ${reason}`,
    email: (name) =>
      suspendedEmail({ name, reason, reference, appealUrl, hasPlan, contactUrl, until }),
  })
}
