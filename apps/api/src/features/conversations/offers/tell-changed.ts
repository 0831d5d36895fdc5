import type { Deps } from '../../../context.ts'
import type { InTransaction } from '../../../db/in-transaction.ts'

/** Tells both people's open threads, once the transaction stands, that what hangs on a message is different now. */
export function tellChanged(
  tx: InTransaction<Pick<Deps, 'live'>>,
  { conversationId, people }: { conversationId: number; people: readonly number[] },
  messageId: number,
): void {
  tx.afterCommit(() =>
    tx.live.publish({ kind: 'message_changed', conversationId, messageId, people: [...people] }),
  )
}
