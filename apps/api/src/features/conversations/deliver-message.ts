import type { Message, MessageInput } from '@wepa/domain/conversations/conversation'
import { DomainError } from '@wepa/domain/error'
import type { MemberContext } from '../../context.ts'
import { type InTransaction, inTransaction } from '../../db/in-transaction.ts'
import { findContactRefusal } from '../blocks/refuse-contact.ts'
import { notifyAnew } from '../notifications/notify-anew.ts'
import { emitEvent } from '../webhooks/emit-event.ts'
import { answerWhileClosed } from './away/answer-while-closed.ts'
import { findSides, keepNames, lockConversation } from './conversations.repo.ts'
import { requireSide } from './get-conversation.ts'
import { findMessageByClientId, insertMessage } from './messages.repo.ts'

/**
 * Says something in a conversation and tells the other side. With a `clientId` it is stored once,
 * whatever is sent again; the first content stands.
 * @throws DomainError not_found, conflict when the other side has deleted their account or is suspended
 *   and for a clientId of another conversation, account_suspended, person_blocked and recipient_unavailable where one has blocked the other
 */
export async function sendMessage(
  ctx: MemberContext,
  { id, ...input }: MessageInput & { id: number },
): Promise<Message> {
  const sides = await findSides(ctx.db, id)
  requireSide(ctx, sides)
  const senderId = ctx.session.userId
  const otherId = sides.buyerId === senderId ? sides.sellerId : sides.buyerId
  return inTransaction(ctx, async (tx) => {
    // The accounts before the conversation, as by whoever deletes an account.
    const names = await keepNames(tx.db, [senderId, otherId ?? senderId])
    if (!names.has(senderId)) throw new DomainError('account_suspended')
    if (otherId === null) return repeatOrRefuse(tx, { id, ...input }, isGone())
    if (!names.has(otherId)) return repeatOrRefuse(tx, { id, ...input }, isAway())
    const people = [senderId, otherId]
    await lockConversation(tx.db, id)
    const words = {
      conversationId: id,
      senderId,
      content: input.content,
      messageType: input.messageType,
      clientId: input.clientId ?? null,
      createdAt: tx.clock.now(),
    }
    // Whoever blocks waits for the names held above, so that none arrives once they have their answer.
    const message = await insertMessage(tx.db, words, otherId)
    if (!message) return sayAgain(tx, { id, ...input }, people)
    await tellReceiver(tx, { otherId, from: names.get(senderId) ?? null, message })
    const reply = await replyOf(tx, { conversationId: id, sellerId: sides.sellerId, senderId })
    return tell(tx, people, message, reply)
  })
}

/** The other side's notification, and the servers of a business. */
async function tellReceiver(
  tx: InTransaction<MemberContext>,
  { otherId, from, message }: { otherId: number; from: string | null; message: Message },
): Promise<void> {
  const { conversationId, id: messageId, content } = message
  await notifyAnew(tx, {
    userId: otherId,
    type: 'message',
    title: `${from} te escribió`,
    message: content,
    relatedId: conversationId,
  })
  await emitEvent(tx, {
    userId: otherId,
    type: 'message.received',
    line: `conversation:${conversationId}`,
    data: { conversationId, messageId, from, content },
  })
}

/** What a seller who is closed answers by themselves to who has written. */
async function replyOf(
  tx: InTransaction<MemberContext>,
  {
    conversationId,
    sellerId,
    senderId,
  }: { conversationId: number; sellerId: number | null; senderId: number },
): Promise<Message | undefined> {
  if (sellerId === null || sellerId === senderId) return undefined
  return answerWhileClosed(tx, { conversationId, sellerId, buyerId: senderId })
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
  people: number[],
  message: Message,
  reply?: Message,
): Message {
  for (const { id: messageId, conversationId } of reply ? [message, reply] : [message]) {
    tx.afterCommit(() => tx.live.publish({ kind: 'message', conversationId, messageId, people }))
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
  people: number[],
): Promise<Message> {
  const from = tx.session.userId
  const to = people.find((id) => id !== from) ?? from
  const refusal = await findContactRefusal(tx, { from, to })
  const first = await repeatOrRefuse(tx, input, refusal ?? new DomainError('conflict'))
  return refusal ? first : tell(tx, people, first)
}

type Repeated = Pick<MessageInput, 'clientId'> & { id: number }

/** The message that was sent before with this clientId, in this conversation; anything new is refused. */
async function repeatOrRefuse(
  tx: InTransaction<MemberContext>,
  { id, clientId }: Repeated,
  refusal: DomainError,
): Promise<Message> {
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
