// Messages that the administration takes out of a conversation, for the rules of moderation: they say who may, and
// tell the author.
import type { Deps } from '../../context.ts'
import type { InTransaction } from '../../db/in-transaction.ts'
import { replaceNoticeWords } from '../notifications/replace-notice-words.ts'
import {
  findByDecision,
  findByMessage,
  type MovedMessage,
  removeContent,
  returnContent,
} from './removals.repo.ts'

type Tx = InTransaction<Pick<Deps, 'db' | 'clock' | 'live'>>

/**
 * Takes a message out: its people see that it was removed, also in an open thread and in their alerts. False when
 * it is removed already, or gone.
 */
export async function removeMessage(
  tx: Tx,
  removal: { messageId: number; decisionId: number },
): Promise<boolean> {
  const moved = await removeContent(tx.db, { ...removal, at: tx.clock.now() })
  if (!moved) return false
  await replaceNoticeWords(tx, {
    relatedId: moved.conversationId,
    people: peopleOf(moved),
    ...moved,
  })
  tell(tx, moved)
  return true
}

/** Brings back what a decision took out, as it was said. False when it stands again, or is gone. */
export async function returnMessage(
  tx: Tx,
  { decisionId }: { decisionId: number },
): Promise<boolean> {
  const moved = await returnContent(tx.db, { decisionId, at: tx.clock.now() })
  if (moved) tell(tx, moved)
  return moved !== undefined
}

/** What a decision took out; undefined once it stands again. For the administration, and for its author. */
export async function findRemoved(
  ctx: Pick<Deps, 'db'>,
  decisionId: number,
): Promise<{ messageId: number; content: string } | undefined> {
  return findByDecision(ctx.db, decisionId)
}

/** The decision that took a message out; undefined where none did. */
export async function findRemoval(
  ctx: Pick<Deps, 'db'>,
  messageId: number,
): Promise<number | undefined> {
  return findByMessage(ctx.db, messageId)
}

function peopleOf({ buyerId, sellerId }: MovedMessage): number[] {
  return [buyerId, sellerId].filter((id) => id !== null)
}

function tell(tx: Tx, moved: MovedMessage): void {
  const { conversationId, messageId } = moved
  const people = peopleOf(moved)
  tx.afterCommit(() =>
    tx.live.publish({ kind: 'message_changed', conversationId, messageId, people }),
  )
}
