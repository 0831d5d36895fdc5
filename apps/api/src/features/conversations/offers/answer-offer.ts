import type { Message } from '@wepa/domain/conversations/conversation'
import {
  ANSWER_TYPES,
  answerText,
  OFFER_TYPE,
  type OfferAnswerInput,
  stateAfter,
} from '@wepa/domain/conversations/offer'
import { DomainError } from '@wepa/domain/error'
import type { MemberContext } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { changeStatus } from '../../listings/change-status.ts'
import { emitEvent } from '../../webhooks/emit-event.ts'
import { findSides } from '../conversations.repo.ts'
import { requireSide } from '../get-conversation.ts'
import { deliverMessage } from '../sending/deliver-message.ts'
import { decideOffer, type FoundOffer, findOffer, findOfferedAd } from './offers.repo.ts'
import { tellChanged } from './tell-changed.ts'

/**
 * Accepts or declines the other side's offer, or takes one's own back, as a message of its own. A seller who accepts may
 * have the ad say 'Venta pendiente', where it is on.
 * @throws DomainError as of a message, not_found for an offer between others, forbidden for who may not answer so,
 *   offer_closed for one that was answered or has run out, conflict for accepting where the ad is not to be had
 */
export async function answerOffer(
  ctx: MemberContext,
  { id, answer, marksPending, clientId }: OfferAnswerInput & { id: number },
): Promise<Message> {
  const offer = await findOffer(ctx.db, id)
  const sides = offer && (await findSides(ctx.db, offer.conversationId))
  requireSide(ctx, sides)
  requireAnswerer(ctx, offer, answer)
  const { conversationId, amount, messageId } = offer
  const content = answerText(answer, amount)
  const words = { id: conversationId, content, messageType: ANSWER_TYPES[answer], clientId }
  const message = await deliverMessage(ctx, words, {
    before: async (tx, talk) => {
      const at = tx.clock.now()
      const isOver =
        offer.messageType !== OFFER_TYPE || (answer !== 'withdraw' && offer.expiresAt <= at)
      if (isOver) throw new DomainError('offer_closed')
      if (answer === 'accept') await requireAd(tx, conversationId)
      const isDecided = await decideOffer(tx.db, { id, state: stateAfter(answer), at })
      if (!isDecided) throw new DomainError('offer_closed')
      tellChanged(tx, talk, messageId)
    },
    after: async (tx, said, talk) => {
      await emitEvent(tx, {
        userId: talk.otherId,
        type: 'offer.answered',
        line: `conversation:${conversationId}`,
        data: {
          conversationId,
          offerId: id,
          from: talk.senderName,
          amount,
          state: stateAfter(answer),
        },
      })
      return said
    },
  })
  if (marksPending && answer === 'accept' && sides.sellerId === ctx.session.userId) {
    await markPending(ctx, conversationId)
  }
  return message
}

function requireAnswerer(
  ctx: MemberContext,
  offer: FoundOffer | undefined,
  answer: OfferAnswerInput['answer'],
): asserts offer is FoundOffer {
  if (!offer) throw new DomainError('not_found')
  const isOwn = offer.offererId === ctx.session.userId
  if (isOwn === (answer === 'withdraw')) return
  const message = isOwn ? 'Esta oferta es tuya: solo puedes retirarla.' : 'Esta oferta no es tuya.'
  throw new DomainError('forbidden', { message })
}

async function requireAd({ db }: Pick<MemberContext, 'db'>, conversationId: number): Promise<void> {
  const ad = await findOfferedAd(db, conversationId)
  if (ad?.isToBeHad) return
  throw new DomainError('conflict', { message: 'Este anuncio ya no está disponible.' })
}

/** By itself, once the answer stands: an ad that cannot be changed takes no answer back. */
async function markPending(ctx: MemberContext, conversationId: number): Promise<void> {
  const ad = await findOfferedAd(ctx.db, conversationId)
  if (!ad?.isActive || ad.status !== 'active') return
  await inTransaction(ctx, (tx) => changeStatus(tx, { id: ad.id, status: 'pending' }))
}
