import type { Message, MessageInput } from '@wepa/domain/conversations/conversation'
import { photosTitle } from '@wepa/domain/conversations/message-photos'
import { offerTitle } from '@wepa/domain/conversations/offer'
import { DomainError } from '@wepa/domain/error'
import { meetingTitle } from '@wepa/domain/meetings/meeting-words'
import type { MemberContext } from '../../../context.ts'
import { type InTransaction, inTransaction } from '../../../db/in-transaction.ts'
import type { StoredMessage } from '../../../db/sql/conversations/message-rows.ts'
import { findContactRefusal, requireContact } from '../../blocks/refuse-contact.ts'
import { firstMessageKey, noteFirstMessage } from '../../first-messages/note-first-message.ts'
import { notifyAnew } from '../../notifications/notify-anew.ts'
import { answerWhileClosed } from '../away/answer-while-closed.ts'
import { findSides, keepNames, lockConversation } from '../conversations.repo.ts'
import { requireSide } from '../get-conversation.ts'
import { findMessageByClientId, insertMessage } from '../messages.repo.ts'
import { openPhotosOf } from '../photos/open-message-photos.ts'

/** A message on its way, as whoever adds to it may see it. */
export type Delivery = {
  conversationId: number
  senderId: number
  senderName: string
  otherId: number
  isSeller: boolean
  /** Both of them. */
  people: readonly number[]
}

type Words = Pick<MessageInput, 'content' | 'clientId'> & { id: number; messageType: string }

/** What happens with a message, in its transaction and its turn in the conversation; not when it was sent before. */
type Along = {
  /** Before it stands: what it throws keeps it from being sent. */
  before?: (tx: InTransaction<MemberContext>, delivery: Delivery) => Promise<void>
  /** Once it stands; answers it with what hangs on it. */
  after?: (
    tx: InTransaction<MemberContext>,
    message: StoredMessage,
    delivery: Delivery,
  ) => Promise<StoredMessage>
}

/**
 * Puts a message into a conversation and tells the other side. With a `clientId` it is stored once, whatever is sent
 * again; the first content stands.
 * @throws DomainError not_found, conflict when the other side has deleted their account or is suspended
 *   and for a clientId of another conversation, account_suspended, person_blocked and recipient_unavailable where one has
 *   blocked the other; account_review for the first message of a conversation while a moderator has to look at the
 *   account; whatever `along` throws
 */
export async function deliverMessage(
  ctx: MemberContext,
  words: Words,
  along: Along,
): Promise<Message> {
  return openPhotosOf(ctx, await deliver(ctx, words, along))
}

async function deliver(
  ctx: MemberContext,
  { id, ...input }: Words,
  along: Along,
): Promise<StoredMessage> {
  const sides = await findSides(ctx.db, id)
  requireSide(ctx, sides)
  const senderId = ctx.session.userId
  const otherId = sides.buyerId === senderId ? sides.sellerId : sides.buyerId
  const markKey = await firstMessageKey(ctx)
  return inTransaction(ctx, async (tx) => {
    // The accounts before the conversation, as by whoever deletes an account.
    const names = await keepNames(tx.db, [senderId, otherId ?? senderId])
    const senderName = names.get(senderId)
    if (senderName === undefined) throw new DomainError('account_suspended')
    if (otherId === null) return repeatOrRefuse(tx, { id, ...input }, isGone())
    if (!names.has(otherId)) return repeatOrRefuse(tx, { id, ...input }, isAway())
    await lockConversation(tx.db, id)
    const isSeller = sides.sellerId === senderId
    const sender = { senderId, senderName, isSeller }
    const people = [senderId, otherId]
    const delivery = { conversationId: id, ...sender, otherId, people }
    return put(tx, { ...input, markKey }, along, delivery)
  })
}

/** The message itself, while nobody else says anything in its conversation. */
async function put(
  tx: InTransaction<MemberContext>,
  { content, messageType, clientId, markKey }: Omit<Words, 'id'> & { markKey: string },
  { before, after }: Along,
  delivery: Delivery,
): Promise<StoredMessage> {
  const { conversationId, senderId, otherId, people } = delivery
  const repeated = { id: conversationId, clientId }
  if (before) {
    const isRepeated = clientId && (await findMessageByClientId(tx.db, senderId, clientId))
    if (isRepeated) return sayAgain(tx, repeated, people)
    await requireContact(tx, { from: senderId, to: otherId })
    await before(tx, delivery)
  }
  const createdAt = tx.clock.now()
  const text = { content, messageType, clientId: clientId ?? null }
  const words = { conversationId, senderId, ...text, createdAt }
  // Whoever blocks waits for the names held before, so that none arrives once they have their answer.
  const said = await insertMessage(tx.db, words, otherId)
  if (!said) return sayAgain(tx, repeated, people)
  // A seller who answers has begun nothing.
  if (said.isFirst && !delivery.isSeller) await noteFirstMessage(tx, words, markKey)
  const message = after ? await after(tx, said.message, delivery) : said.message
  if (!said.isMuted) await tellReceiver(tx, delivery, message)
  return tell(tx, people, message, await replyOf(tx, delivery))
}

async function tellReceiver(
  tx: InTransaction<MemberContext>,
  { conversationId, senderName, otherId }: Delivery,
  { content, messageType, photos }: StoredMessage,
): Promise<void> {
  await notifyAnew(tx, {
    userId: otherId,
    type: 'message',
    title: titleOf(messageType, senderName, photos?.length ?? 0),
    message: content,
    relatedId: conversationId,
  })
}

function titleOf(messageType: string, from: string, photos: number): string {
  if (photos > 0) return photosTitle(photos, from)
  return offerTitle(messageType, from) ?? meetingTitle(messageType, from) ?? `${from} te escribió`
}

/** What a seller who is closed answers by themselves to who has written. */
async function replyOf(
  tx: InTransaction<MemberContext>,
  { conversationId, senderId, otherId, isSeller }: Delivery,
): Promise<StoredMessage | undefined> {
  if (isSeller) return undefined
  return answerWhileClosed(tx, { conversationId, sellerId: otherId, buyerId: senderId })
}

/** Nobody new can write to a person whose account is gone. */
function isGone() {
  return new DomainError('conflict', {
    message: 'Esta persona ya no tiene cuenta en Wepa: no puede leer mensajes nuevos.',
  })
}

/** Whoever is suspended, which is not said; also an account deleted at this moment. */
function isAway() {
  return new DomainError('conflict', {
    message: 'Esta cuenta no está disponible: no puede leer mensajes nuevos.',
  })
}

/**
 * Both sides' open sockets, once the message stands. Not within the transaction: a notification makes
 * all that notify commit one after the other, each waiting for the disk.
 */
function tell(
  tx: InTransaction<MemberContext>,
  people: readonly number[],
  message: StoredMessage,
  reply?: StoredMessage,
): StoredMessage {
  for (const { id: messageId, conversationId } of reply ? [message, reply] : [message]) {
    tx.afterCommit(() =>
      tx.live.publish({ kind: 'message', conversationId, messageId, people: [...people] }),
    )
  }
  return message
}

/**
 * What was sent before is told again: the first time may have been cut off before it was told. Not to
 * people who are kept apart by now.
 */
async function sayAgain(
  tx: InTransaction<MemberContext>,
  input: Repeated,
  people: readonly number[],
): Promise<StoredMessage> {
  const from = tx.session.userId
  const to = people.find((id) => id !== from) ?? from
  const refusal = await findContactRefusal(tx, { from, to })
  const first = await repeatOrRefuse(tx, input, refusal ?? new DomainError('conflict'))
  return refusal ? first : tell(tx, people, first)
}

type Repeated = { id: number; clientId?: string | null | undefined }

/** The message that was sent before with this clientId, in this conversation; anything new is refused. */
async function repeatOrRefuse(
  tx: InTransaction<MemberContext>,
  { id, clientId }: Repeated,
  refusal: DomainError,
): Promise<StoredMessage> {
  const first = clientId && (await findMessageByClientId(tx.db, tx.session.userId, clientId))
  if (!first) throw refusal
  // What was said elsewhere is for other eyes: to answer with it would show it here.
  if (first.conversationId !== id) throw isUsedElsewhere()
  return first
}

function isUsedElsewhere() {
  const message = 'Ese clientId ya es de otra conversación: usa uno nuevo para cada mensaje.'
  return new DomainError('conflict', { message, issues: [{ path: 'clientId', message }] })
}
