import type { Message } from '@wepa/domain/conversations/conversation'
import { DomainError } from '@wepa/domain/error'
import {
  MEETING_STEP_TYPES,
  MEETING_TYPE,
  type MeetingStepInput,
  mayTellStep,
} from '@wepa/domain/meetings/meeting'
import { meetingStepText } from '@wepa/domain/meetings/meeting-words'
import type { MemberContext } from '../../../context.ts'
import { deliverMessage } from '../sending/deliver-message.ts'
import { tellReceived } from '../sending/tell-received.ts'
import { requireMeeting } from './answer-meeting.ts'
import { findMeeting, insertStep } from './meetings.repo.ts'

/**
 * Says 'Voy de camino' or 'Ya llegué', once each, around the time of an accepted meeting. Nobody's place is asked for.
 * @throws DomainError as of a message, not_found for a meeting between others, meeting_closed for one that does not stand
 *   or is not about to be, conflict for what was said already
 */
export async function tellStep(
  ctx: MemberContext,
  { id, step, clientId }: MeetingStepInput & { id: number },
): Promise<Message> {
  const { conversationId } = await requireMeeting(ctx, id)
  const words = {
    id: conversationId,
    content: meetingStepText(step),
    messageType: MEETING_STEP_TYPES[step],
    clientId,
  }
  return deliverMessage(ctx, words, {
    before: async (tx) => {
      const meeting = await findMeeting(tx.db, id)
      const now = tx.clock.now()
      const isNow =
        meeting?.messageType === MEETING_TYPE &&
        mayTellStep({ ...meeting, startsAt: meeting.startsAt.toISOString() }, now.toISOString())
      if (!isNow) throw new DomainError('meeting_closed')
      const said = { meetingId: id, userId: tx.session.userId, step, createdAt: now }
      if (await insertStep(tx.db, said)) return
      throw new DomainError('conflict', { message: 'Ya lo dijiste.' })
    },
    after: async (tx, said, talk) => {
      await tellReceived(tx, said, talk)
      return said
    },
  })
}
