// The mildest decision about a person: they are told, and nothing of theirs changes.
import { DomainError } from '@wepa/domain/error'
import { holdPerson } from '../../people/set-suspension.ts'
import { makeAppealLink } from '../appeals/make-appeal-link.ts'
import { caseIdOf } from '../assemble-cases.ts'
import type { CaseSource } from '../cases.repo.ts'
import { asRefusal, type Line, type Order, requireOpen, type Tx, writeLine } from '../order.ts'
import { markFlagsClosed, markReportsClosed, type WhichCases } from './close.repo.ts'
import { warnedEmail, withdrawnWarningEmail } from './decision-emails.ts'
import { findLast, findRecent } from './decisions.repo.ts'
import { endSuspicion } from './end-suspicion.ts'
import { tellPerson, tellReporters } from './tell-people.ts'

/** Two warnings about the same ad or person within it are one that two moderators sent, in ms. */
const together = 10 * 60_000

/**
 * Warns the person of a case with the reason, which they can appeal against, and closes what waits about the
 * same ad with it; what else is said of them stays open.
 * @throws DomainError not_found, forbidden for somebody who runs the marketplace, already_decided
 */
export async function warnPerson(tx: Tx, order: Order): Promise<void> {
  const { source } = order
  const person = source.personId === null ? undefined : await holdPerson(tx, source.personId)
  if (!person) throw new DomainError('not_found')
  if (person.role === 'admin') {
    const message = 'No puedes advertir a otra persona de la administración.'
    throw new DomainError('forbidden', { message })
  }
  if (person.suspendedAt) {
    throw asRefusal(await findLast(tx.db, { action: 'suspend_user', userId: person.id }))
  }
  await requireOpen(tx, source)
  await requireFirst(tx, source)
  const line = await writeLine(tx, { ...order, source: withoutTalk(source) })
  const which = warnedCases(source)
  const reports = which ? await markReportsClosed(tx.db, which, line) : []
  if (which && 'listingId' in which) await markFlagsClosed(tx.db, which, line)
  if (source.kind === 'suspicion') await endSuspicion(tx, source.id, line)
  await tellWarned(tx, order, line, person.id)
  await tellReporters(tx, reports, line)
}

/**
 * What a warning closes: all that waits about the ad, or the one report of a conversation or a person. null for
 * a person that nobody complained of.
 */
export function warnedCases({
  kind,
  id,
  listingId,
  conversationId,
}: CaseSource): WhichCases | null {
  if (conversationId === null && listingId !== null) {
    return { listingId, ownId: kind === 'report' ? id : undefined }
  }
  return kind === 'report' ? { id } : null
}

/** Of an appeal that was accepted: nothing of theirs has to come back. */
export async function withdrawWarning(
  tx: Tx,
  { source, reason }: Order,
  { reference, decisionId }: Line,
): Promise<boolean> {
  if (source.personId === null) return false
  await tellPerson(tx, {
    userId: source.personId,
    decisionId,
    title: 'Retiramos la advertencia',
    message: `Aceptamos tu apelación. ${reason}`,
    email: (name) => withdrawnWarningEmail({ name, reason, reference }),
  })
  return true
}

/** What was said in a conversation is not about its ad, which may be the other one's. */
function withoutTalk(source: CaseSource): CaseSource {
  return source.conversationId === null
    ? source
    : { ...source, listingId: null, listingTitle: null }
}

/** An ad or a person has no state that a first warning would close. @throws DomainError already_decided */
async function requireFirst(tx: Tx, source: CaseSource): Promise<void> {
  if (source.kind !== 'listing' && source.kind !== 'user') return
  const since = new Date(tx.clock.now().getTime() - together)
  const first = await findRecent(tx.db, { caseId: caseIdOf(source), action: 'warn_user', since })
  if (first) throw asRefusal(first)
}

async function tellWarned(
  tx: Tx,
  { source, reason }: Order,
  line: Line,
  userId: number,
): Promise<void> {
  const appealUrl = await makeAppealLink(tx, line)
  const { reference, decisionId } = line
  const { listingTitle: title } = withoutTalk(source)
  await tellPerson(tx, {
    userId,
    decisionId,
    title: 'Te enviamos una advertencia',
    message: title ? `Por «${title}». Motivo: ${reason}` : `Motivo: ${reason}`,
    email: (name) => warnedEmail({ name, title, reason, reference, appealUrl }),
  })
}
