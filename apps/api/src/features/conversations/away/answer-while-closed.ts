import { AUTO_TYPE } from '@wepa/domain/conversations/auto-message'
import { AWAY_PAUSE_HOURS, isOpenAt } from '@wepa/domain/conversations/away-reply'
import type { Deps } from '../../../context.ts'
import type { InTransaction } from '../../../db/in-transaction.ts'
import type { StoredMessage } from '../../../db/sql/conversations/message-rows.ts'
import { insertMessage } from '../messages.repo.ts'
import { findDueReply } from './away.repo.ts'

const HOUR = 3_600_000

/**
 * Answers in the name of a seller who is closed now and has written nothing here for a while, in the transaction of the
 * message that was sent to them. Undefined where nothing is to be answered.
 */
export async function answerWhileClosed(
  tx: InTransaction<Pick<Deps, 'db' | 'clock'>>,
  {
    conversationId,
    sellerId,
    buyerId,
  }: { conversationId: number; sellerId: number; buyerId: number },
): Promise<StoredMessage | undefined> {
  const now = tx.clock.now()
  const since = new Date(now.getTime() - AWAY_PAUSE_HOURS * HOUR)
  const due = await findDueReply(tx.db, { conversationId, sellerId, since, now })
  if (!due || isOpenAt(due.hours, now)) return undefined
  const words = {
    conversationId,
    senderId: sellerId,
    content: due.text,
    messageType: AUTO_TYPE,
    clientId: null,
    createdAt: now,
  }
  return (await insertMessage(tx.db, words, buyerId))?.message
}
