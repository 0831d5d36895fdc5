import type { Conversation, Message, Participant } from '@wepa/domain/conversations/conversation'
import { isMeetingOpen, type Meeting } from '@wepa/domain/meetings/meeting'
import type { Outgoing } from '../thread-entries.ts'

export interface MeetingStandingInput {
  conversation: Conversation | undefined
  userId: number
  other: Participant | undefined
  messages: readonly Message[] | undefined
  outgoing: readonly Outgoing[]
  now: string
}

type Standing = {
  /** What both have agreed on, until it is over. */
  agreed: Meeting | undefined
  /** From where one may plan: led to it, or from the menu; undefined while nobody answers or one is on its way. */
  mayPlan: 'bar' | 'menu' | undefined
  /** Nothing can be answered here: the contact is closed, or an answer is on its way. */
  isClosed: (meeting: Meeting) => boolean
  /** What one has said on the day, or is about to. */
  hasTold: (step: 'coming' | 'arrived') => boolean
}

/** How the meetings of a conversation stand, with what is still on its way. */
export function meetingStanding(input: MeetingStandingInput): Standing {
  const { conversation, userId, other, messages, outgoing, now } = input
  const open = messages?.findLast(({ meeting }) => meeting && isMeetingOpen(meeting, now))?.meeting
  const agreed = open?.state === 'accepted' ? open : undefined
  const acts = outgoing.flatMap(({ act, state }) => (act && state !== 'failed' ? [act] : []))
  const isSilent = conversation?.isBlocked === true || other?.id === null
  const isShut = isSilent || acts.some(({ kind }) => kind === 'meeting')
  const answered = new Set(
    acts.flatMap((act) => (act.kind === 'meeting-answer' ? act.meetingId : [])),
  )
  const said = messages?.some(({ senderId }) => senderId !== userId) ?? false
  return {
    agreed,
    mayPlan: isShut || !conversation ? undefined : wayOf(conversation, said, open !== undefined),
    isClosed: ({ id }) => isShut || answered.has(id),
    hasTold: (step) =>
      acts.some((act) => act.kind === 'meeting-step' && act.step === step) ||
      hasSaid(messages, { userId, step, agreed }),
  }
}

/** Who has agreed on a price is led to it; else there is the menu, once the other side has said something. */
function wayOf(
  { agreedPrice }: Conversation,
  said: boolean,
  isPlanned: boolean,
): 'bar' | 'menu' | undefined {
  if (agreedPrice && !isPlanned) return 'bar'
  return said || isPlanned ? 'menu' : undefined
}

function hasSaid(
  messages: readonly Message[] | undefined,
  {
    userId,
    step,
    agreed,
  }: { userId: number; step: 'coming' | 'arrived'; agreed: Meeting | undefined },
): boolean {
  // Of an earlier meeting it stands before this one's proposal.
  const since = messages?.findIndex(({ meeting }) => meeting && meeting.id === agreed?.id) ?? -1
  if (since < 0) return false
  return (
    messages
      ?.slice(since)
      .some(
        ({ senderId, messageType }) => senderId === userId && messageType === `meeting_${step}`,
      ) ?? false
  )
}
