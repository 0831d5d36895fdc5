import type { Message } from '@wepa/domain/conversations/conversation'
import { DomainError } from '@wepa/domain/error'
import { MEETING_TYPE, type MeetingInput, timeProblem } from '@wepa/domain/meetings/meeting'
import { meetingText } from '@wepa/domain/meetings/meeting-words'
import { findPublicPlace } from '@wepa/domain/meetings/public-places'
import type { MemberContext } from '../../../context.ts'
import type { InTransaction } from '../../../db/in-transaction.ts'
import { tellChanged } from '../offers/tell-changed.ts'
import { type Delivery, deliverMessage } from '../sending/deliver-message.ts'
import { tellReceived } from '../sending/tell-received.ts'
import { decideMeeting, findOpenMeeting, insertMeeting } from './meetings.repo.ts'

/**
 * Proposes where and when to meet, as a message of its own. What was proposed or agreed on before gives way to it: so a
 * meeting is moved.
 * @throws DomainError as of a message; validation for a time that is over or far off, and a place that the list does not
 *   have
 */
export async function proposeMeeting(
  ctx: MemberContext,
  { id, clientId, ...input }: MeetingInput & { id: number },
): Promise<Message> {
  const { startsAt } = input
  const where = readPlace(input)
  const content = meetingText({ startsAt, ...where })
  return deliverMessage(
    ctx,
    { id, content, messageType: MEETING_TYPE, clientId },
    {
      // Not before: what is sent again may have been proposed in time.
      before: async (tx, talk) => {
        const problem = timeProblem(startsAt, tx.clock.now())
        if (problem) throw invalid('startsAt', problem)
        await closeOpenMeeting(tx, talk)
      },
      after: async (tx, message, talk) => {
        const createdAt = tx.clock.now()
        const by = { conversationId: id, messageId: message.id, proposerId: talk.senderId }
        const meetingId = await insertMeeting(tx.db, { ...by, startsAt, ...where, createdAt })
        await tellReceived(tx, message, talk)
        return { ...message, meeting: { id: meetingId, startsAt, ...where, state: 'proposed' } }
      },
    },
  )
}

type Where = { place: string; placeId: string | null; municipality: string | null }

function readPlace({
  placeId,
  place,
  municipality,
}: Pick<MeetingInput, 'placeId' | 'place' | 'municipality'>): Where {
  if (!placeId) return { place: place ?? '', placeId: null, municipality: municipality ?? null }
  const found = findPublicPlace(placeId)
  if (!found) throw invalid('placeId', 'Escoge un lugar de la lista')
  return { place: found.name, placeId, municipality: found.municipality.name }
}

async function closeOpenMeeting(tx: InTransaction<MemberContext>, talk: Delivery): Promise<void> {
  const open = await findOpenMeeting(tx.db, talk.conversationId)
  if (!open) return
  const at = tx.clock.now()
  const state = open.startsAt <= at ? 'past' : 'moved'
  await decideMeeting(tx.db, { id: open.id, from: ['proposed', 'accepted'], state, at })
  tellChanged(tx, talk, open.messageId)
}

function invalid(path: string, message: string): DomainError {
  return new DomainError('validation', { message, issues: [{ path, message }] })
}
