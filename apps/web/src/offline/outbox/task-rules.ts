// How the tasks of the outbox stand to each other: which go in order, which take the place of which.
import { makeUuid } from '../../lib/uuid.ts'
import type { Task, TaskOf } from '../browser-db/task.ts'

/** What became of a message that was changed after its first words had arrived. */
export function arrivedBefore(content: string) {
  const reason = `Ya le había llegado: «${content}»`
  return { verdict: 'rejected', code: arrivedCode, reason } as const
}

/** The task after a refusal: what other words have arrived under is used up, and would hide the new ones. */
export function afterRefusal(task: Task, code: string): Task {
  return isInOrder(task) && code === arrivedCode ? { ...task, clientId: makeUuid() } : task
}

const arrivedCode = 'arrived_before'

/** The lane of a task: messages of one conversation go in order, a later heart takes the place of an earlier one. */
export function laneOf(task: Task): string {
  switch (task.kind) {
    case 'publish':
      return `publish:${task.draftId}`
    case 'message':
      return `conversation:${task.conversationId}`
    case 'first-message':
      return `first-message:${task.listingId}`
    case 'favourite':
      return `favourite:${task.listingId}`
    case 'follow':
      return `follow:${task.sellerId}`
    case 'mark-conversation':
      return `mark:${task.conversationId}`
    case 'mark-read':
      return `read:${task.what}:${task.id}`
  }
}

/** Whether what waits or was refused holds up what follows in its lane: what somebody says does. */
export function isInOrder(task: Task): task is TaskOf<'message' | 'first-message'> {
  return task.kind === 'message' || task.kind === 'first-message'
}

/** Whether its words may be changed: those of an offer say what it does. */
export function isWording(task: Task): boolean {
  return isInOrder(task) && !(task.kind === 'message' && task.act)
}

/** The task that stands for both, when a later one of the same lane takes the place of an earlier one. */
export function merge(earlier: Task, later: Task): Task {
  // One may have muted it and put it away: both count.
  if (later.kind === 'mark-conversation' && earlier.kind === later.kind)
    return { ...earlier, ...later }
  if (later.kind !== 'mark-read' || earlier.kind !== 'mark-read') return later
  // Without a limit everything is meant; reading never goes back.
  if (earlier.upTo === undefined || later.upTo === undefined) {
    const { upTo: _limit, ...unlimited } = later
    return unlimited
  }
  return { ...later, upTo: Math.max(earlier.upTo, later.upTo) }
}
