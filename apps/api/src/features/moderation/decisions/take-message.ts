// One message that goes out of a conversation, which itself stays.
import type { Message } from '@wepa/domain/conversations/conversation'
import { DomainError } from '@wepa/domain/error'
import { findRemoval, removeMessage, returnMessage } from '../../conversations/remove-message.ts'
import { holdPerson } from '../../people/set-suspension.ts'
import { listReportedMessages } from '../../reports/list-reported-messages.ts'
import { makeAppealLink } from '../appeals/make-appeal-link.ts'
import type { CaseSource } from '../cases.repo.ts'
import { asRefusal, type Line, type Order, requireOpen, type Tx, writeLine } from '../order.ts'
import { markReportsClosed, type WhichCases } from './close.repo.ts'
import { removedMessageEmail, returnedMessageEmail } from './decision-emails.ts'
import { findDecisions } from './decisions.repo.ts'
import { tellPerson, tellReporters } from './tell-people.ts'

/**
 * Removes a message of the reported person, the one that was pointed at unless the order names another that the
 * administration may read, and closes all reports that point at it. Its author is told why.
 * @throws DomainError not_found where no conversation was reported, validation for no message of theirs, already_decided
 */
export async function takeMessage(tx: Tx, order: Order): Promise<void> {
  const { source } = order
  if (source.conversationId === null) throw new DomainError('not_found')
  if (source.personId !== null) await holdPerson(tx, source.personId)
  await requireOpen(tx, source)
  const { id: messageId } = await requireMessage(tx, order)
  const line = await writeLine(tx, order)
  const isRemoved = await removeMessage(tx, { messageId, decisionId: line.decisionId })
  if (!isRemoved) throw await removedBefore(tx, messageId)
  const reports = await markReportsClosed(tx.db, { messageId, ownId: source.id }, line)
  if (source.personId !== null) await tellAuthor(tx, order, line, source.personId)
  await tellReporters(tx, reports, line)
}

/** What removing the message that was pointed at closes; null where none was. */
export function casesAboutMessage({ id, messageId }: CaseSource): WhichCases | null {
  return messageId === null ? null : { messageId, ownId: id }
}

/** Of an appeal that was accepted. False when the message stands again, or is gone. */
export async function giveMessageBack(
  tx: Tx,
  { source, reason }: Order,
  { reference, decisionId }: Line,
): Promise<boolean> {
  const { appealedId, personId } = source
  if (appealedId === null || personId === null) return false
  if (!(await returnMessage(tx, { decisionId: appealedId }))) return false
  await tellPerson(tx, {
    userId: personId,
    decisionId,
    title: 'Tu mensaje volvió a la conversación',
    message: `Aceptamos tu apelación. ${reason}`,
    email: (name) => returnedMessageEmail({ name, reason, reference }),
  })
  return true
}

async function requireMessage(tx: Tx, { source, messageId }: Order): Promise<Message> {
  const wanted = messageId ?? source.messageId
  if (wanted === null) throw noMessage('Escoge el mensaje')
  const { messages } = await listReportedMessages(tx, { reportId: source.id })
  const found = messages.find(({ id, senderId }) => id === wanted && senderId === source.personId)
  if (!found) throw noMessage('Ese mensaje no es de la persona reportada')
  return found
}

/** Whoever removed it on another report. */
async function removedBefore(tx: Tx, messageId: number): Promise<DomainError> {
  const decisionId = await findRemoval(tx, messageId)
  const decisions = await findDecisions(tx.db, decisionId === undefined ? [] : [decisionId])
  return asRefusal([...decisions.values()][0])
}

async function tellAuthor(tx: Tx, { reason }: Order, line: Line, userId: number): Promise<void> {
  const appealUrl = await makeAppealLink(tx, line)
  const { reference, decisionId } = line
  await tellPerson(tx, {
    userId,
    decisionId,
    title: 'Retiramos un mensaje tuyo',
    message: `Motivo: ${reason}`,
    email: (name) => removedMessageEmail({ name, reason, reference, appealUrl }),
  })
}

function noMessage(message: string): DomainError {
  return new DomainError('validation', { issues: [{ path: 'messageId', message }] })
}
