// What the outbox holds: a task somebody gave, and how far it has come.
import type { EventSource } from '@wepa/domain/listings/analytics'
import type { RouterOutputs } from '../lib/trpc.ts'
import { makeUuid } from '../lib/uuid.ts'

type Tasks = {
  /** The draft holds text, clientId and photos. */
  publish: { draftId: string; title: string }
  /** `about`: the title of the ad that the conversation is about. */
  message: { conversationId: number; content: string; clientId: string; about: string }
  favourite: { listingId: number; isWanted: boolean; title: string; source?: EventSource }
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
  favourite: null
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

/** What became of a message that was changed after its first words had arrived. */
export function arrivedBefore(content: string) {
  const reason = `Ya le había llegado: «${content}»`
  return { verdict: 'rejected', code: arrivedCode, reason } as const
}

/** The task after a refusal: what other words have arrived under is used up, and would hide the new ones. */
export function afterRefusal(task: Task, code: string): Task {
  return task.kind === 'message' && code === arrivedCode ? { ...task, clientId: makeUuid() } : task
}

const arrivedCode = 'arrived_before'

/** The lane of a task: messages of one conversation go in order, a later heart takes the place of an earlier one. */
export function laneOf(task: Task): string {
  switch (task.kind) {
    case 'publish':
      return `publish:${task.draftId}`
    case 'message':
      return `conversation:${task.conversationId}`
    case 'favourite':
      return `favourite:${task.listingId}`
    case 'mark-read':
      return `read:${task.what}:${task.id}`
  }
}

/** Whether what waits or was refused holds up what follows in its lane. */
export function isInOrder({ kind }: Task): boolean {
  return kind === 'message'
}

/** The task that stands for both, when a later one of the same lane takes the place of an earlier one. */
export function merge(earlier: Task, later: Task): Task {
  if (later.kind !== 'mark-read' || earlier.kind !== 'mark-read') return later
  // Without a limit everything is meant; reading never goes back.
  if (earlier.upTo === undefined || later.upTo === undefined) {
    const { upTo: _limit, ...unlimited } = later
    return unlimited
  }
  return { ...later, upTo: Math.max(earlier.upTo, later.upTo) }
}
