// What the outbox holds: a task somebody gave, and how far it has come.
import type { ConversationMarksInput } from '@wepa/domain/conversations/conversation-marks'
import type { OfferAnswer } from '@wepa/domain/conversations/offer'
import type { EventSource } from '@wepa/domain/insights/analytics'
import type { MeetingAnswer, MeetingStep } from '@wepa/domain/meetings/meeting'
import type { RouterOutputs } from '../../lib/trpc.ts'

/**
 * What a message does beside saying so: an offer (`amount` in dollars, '400.00'), a meeting, an answer to either, what is said
 * on the day of one, or photos, which lie in the browser under the message's clientId.
 */
export type MessageAct =
  | { kind: 'photos'; keys: readonly string[]; caption: string | null }
  | {
      kind: 'meeting'
      startsAt: string
      placeId: string | null
      place: string | null
      municipality: string | null
    }
  | { kind: 'meeting-answer'; meetingId: number; answer: MeetingAnswer }
  | { kind: 'meeting-step'; meetingId: number; step: MeetingStep }
  | { kind: 'offer'; amount: string }
  | { kind: 'answer'; offerId: number; answer: OfferAnswer; marksPending: boolean }

type Tasks = {
  /** The draft holds text, clientId and photos. */
  publish: { draftId: string; title: string }
  /** `about`: the title of the ad that the conversation is about. */
  message: {
    conversationId: number
    content: string
    clientId: string
    about: string
    act?: MessageAct
  }
  /** Begins the conversation that it is sent in. `about`: the title of the ad. */
  'first-message': {
    listingId: number
    sellerId: number
    content: string
    clientId: string
    about: string
    source?: EventSource
  }
  /** `about`: the title of the ad that the conversation is about. */
  'mark-conversation': { conversationId: number; about: string } & ConversationMarksInput
  /** In British spelling, as rows on people's devices have it. */
  favourite: { listingId: number; isWanted: boolean; title: string; source?: EventSource }
  /** Begins or ceases to follow a seller; `name` is theirs. */
  follow: { sellerId: number; isWanted: boolean; name: string }
  /** `id` is 0 with 'all-notifications'; `upTo` the newest that was shown. */
  'mark-read': {
    what: 'conversation' | 'notification' | 'all-notifications'
    id: number
    upTo?: number
  }
}

/** What the server answers once it is done. */
export type Results = {
  publish: RouterOutputs['listings']['publish']
  message: RouterOutputs['conversations']['send']
  'first-message': RouterOutputs['conversations']['send']
  'mark-conversation': null
  favourite: null
  follow: null
  'mark-read': null
}

export type Kind = keyof Tasks
export type TaskOf<K extends Kind> = { [P in K]: { kind: P } & Tasks[P] }[K]
export type Task = TaskOf<Kind>

/** One thing on its way. Only ever sent under the person who queued it. */
export type Queued = {
  /** The order in which things were queued. */
  seq: number
  id: string
  userId: number
  /** Who acted for a business of another account; they alone send it. */
  actorId?: number | undefined
  /** Things of one lane never run at the same time. */
  lane: string
  task: Task
  state: 'queued' | 'sending' | 'paused' | 'rejected'
  /** Spanish: why it waits or was refused; null before the first try. */
  reason: string | null
  /** The server's code, or 'offline' when no answer came. */
  code: string | null
  attempts: number
  /** ISO: not tried again before. */
  notBefore: string | null
  createdAt: string
}

/** What a try came to. `after` in seconds, where the server named a time. */
export type Verdict<Result = unknown> =
  | { verdict: 'done'; result: Result }
  | { verdict: 'retry'; code: string; reason: string; after?: number | undefined }
  /** Until the same person signs in again. */
  | { verdict: 'paused'; code: string; reason: string }
  /** Kept, shown, editable. */
  | { verdict: 'rejected'; code: string; reason: string }
