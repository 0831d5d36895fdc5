import { PHOTO_TYPE } from '@wepa/domain/conversations/message-photos'
import { DomainError } from '@wepa/domain/error'
import type { Deps, MemberContext } from '../../context.ts'
import { remembered } from '../../remembered.ts'
import {
  deleteFirstMessages,
  findMarkKey,
  insertFirstMessage,
  isWaiting,
} from './first-messages.repo.ts'
import { markMessage } from './mark-message.ts'

/** For so long it is known what first messages had in common, in ms. */
export const FIRST_MESSAGES_KEPT = 86_400_000
const hour = 3_600_000

/** What marks are made with; asked for once an hour. Not within a transaction, which would ask each time. */
export const firstMessageKey = remembered<string, Pick<Deps, 'db' | 'clock'>>(hour, ({ db }) =>
  findMarkKey(db),
)

type FirstMessage = {
  conversationId: number
  senderId: number
  content: string
  messageType: string
  createdAt: Date
}

/**
 * Notes that somebody began to talk, and what tells their words apart; of offers and meetings, which say the same for
 * everybody, only that. Joins the transaction.
 * @throws DomainError account_review while a moderator's look is waited for: the message is not sent then
 */
export async function noteFirstMessage(
  tx: Pick<Deps, 'db' | 'settings'>,
  { conversationId, senderId, content, messageType, createdAt }: FirstMessage,
  key: string,
): Promise<void> {
  const ownHost = new URL(tx.settings.baseUrl).hostname.replace(/^www\./, '')
  const marks = isOwnWords(messageType) ? markMessage(content, { key, ownHost }) : []
  const first = { conversationId, senderId, saidAt: createdAt, marks }
  if (!(await insertFirstMessage(tx.db, first))) throw new DomainError('account_review')
}

/** What goes with photos is written by the person too. */
function isOwnWords(messageType: string): boolean {
  return messageType === 'text' || messageType === PHOTO_TYPE
}

/** @throws DomainError account_review while new conversations of this person wait for a moderator's look */
export async function requireNoReview({ db, clock, session }: MemberContext): Promise<void> {
  if (await isWaiting(db, session.userId, clock.now())) throw new DomainError('account_review')
}

/** Forgets what first messages had in common after a day. Answers of how many. */
export async function forgetFirstMessages({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock.now().getTime() - FIRST_MESSAGES_KEPT)
  let forgotten = 0
  for (let some = 1; some > 0; forgotten += some) some = await deleteFirstMessages(db, before)
  return forgotten
}
