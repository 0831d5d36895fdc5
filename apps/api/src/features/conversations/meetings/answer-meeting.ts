import type { Message } from '@wepa/domain/conversations/conversation'
import { DomainError } from '@wepa/domain/error'
import {
  MEETING_ANSWER_TYPES,
  MEETING_TYPE,
  type MeetingAnswer,
  type MeetingAnswerInput,
  type MeetingState,
  meetingStateAfter,
  REMINDER_HOURS,
} from '@wepa/domain/meetings/meeting'
import { meetingAnswerText } from '@wepa/domain/meetings/meeting-words'
import type { MemberContext } from '../../../context.ts'
import { findSides } from '../conversations.repo.ts'
import { requireSide } from '../get-conversation.ts'
import { tellChanged } from '../offers/tell-changed.ts'
import { deliverMessage } from '../sending/deliver-message.ts'
import { tellReceived } from '../sending/tell-received.ts'
import { claimReminder, decideMeeting, type FoundMeeting, findMeeting } from './meetings.repo.ts'

const HOUR = 3_600_000

/** Each answer, and the states of a meeting in which it means something. */
const states: Readonly<Record<MeetingAnswer, readonly MeetingState[]>> = {
  accept: ['proposed'],
  decline: ['proposed'],
  cancel: ['proposed', 'accepted'],
}

/**
 * Accepts or declines what the other side has proposed, or cancels what one has proposed oneself or both have agreed on.
 * @throws DomainError as of a message, not_found for a meeting between others, forbidden for who may not answer so,
 *   meeting_closed for one that was answered, moved or is over
 */
export async function answerMeeting(
  ctx: MemberContext,
  { id, answer, clientId }: MeetingAnswerInput & { id: number },
): Promise<Message> {
  const meeting = await requireMeeting(ctx, id)
  requireAnswerer(ctx, meeting, answer)
  const { conversationId, messageId } = meeting
  const startsAt = meeting.startsAt.toISOString()
  const content = meetingAnswerText(answer, { startsAt })
  const words = { id: conversationId, content, messageType: MEETING_ANSWER_TYPES[answer], clientId }
  return deliverMessage(ctx, words, {
    before: async (tx, talk) => {
      const at = tx.clock.now()
      const isOver = meeting.messageType !== MEETING_TYPE || meeting.startsAt <= at
      const decision = { id, from: states[answer], state: meetingStateAfter(answer), at }
      if (isOver || !(await decideMeeting(tx.db, decision))) throw new DomainError('meeting_closed')
      // Who agrees so late needs no reminder.
      const isSoon = meeting.startsAt.getTime() - at.getTime() <= REMINDER_HOURS * HOUR
      if (answer === 'accept' && isSoon) await claimReminder(tx.db, id, at)
      tellChanged(tx, talk, messageId)
    },
    after: async (tx, said, talk) => {
      await tellReceived(tx, said, talk)
      return said
    },
  })
}

/** A meeting of one of one's own conversations. @throws DomainError not_found */
export async function requireMeeting(ctx: MemberContext, id: number): Promise<FoundMeeting> {
  const meeting = await findMeeting(ctx.db, id)
  requireSide(ctx, meeting && (await findSides(ctx.db, meeting.conversationId)))
  if (!meeting) throw new DomainError('not_found')
  return meeting
}

function requireAnswerer(
  ctx: MemberContext,
  { proposerId, state }: FoundMeeting,
  answer: MeetingAnswer,
): void {
  const isOwn = proposerId === ctx.session.userId
  // What both have agreed on either may cancel.
  if (answer === 'cancel' ? isOwn || state !== 'proposed' : !isOwn) return
  const message = isOwn
    ? 'Este encuentro lo propusiste tú: contesta la otra persona.'
    : 'Todavía no lo has confirmado: puedes decir que no puedes.'
  throw new DomainError('forbidden', { message })
}
