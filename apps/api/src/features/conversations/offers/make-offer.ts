import type { Message } from '@wepa/domain/conversations/conversation'
import {
  OFFER_HOURS,
  OFFER_TYPE,
  type OfferInput,
  offerText,
} from '@wepa/domain/conversations/offer'
import { DomainError } from '@wepa/domain/error'
import type { MemberContext } from '../../../context.ts'
import type { InTransaction } from '../../../db/in-transaction.ts'
import { emitEvent } from '../../webhooks/emit-event.ts'
import { type Delivery, deliverMessage } from '../sending/deliver-message.ts'
import {
  decideOffer,
  findOfferedAd,
  findOpenOffer,
  insertOffer,
  type OfferedAd,
} from './offers.repo.ts'
import { tellChanged } from './tell-changed.ts'

const HOUR = 3_600_000

/**
 * Offers a price to the other side of a conversation, as a message of its own. What the other side had offered is
 * answered by it: one offer at a time waits for an answer.
 * @throws DomainError as of a message, conflict where the ad is not to be had or its price is fixed, offer_open over
 *   one's own open offer, offer_too_low below what the seller wants to be offered
 */
export async function makeOffer(
  ctx: MemberContext,
  { id, amount, clientId }: OfferInput & { id: number },
): Promise<Message> {
  const words = { id, content: offerText(amount), messageType: OFFER_TYPE, clientId }
  return deliverMessage(ctx, words, {
    before: async (tx, talk) => {
      requireOffers(await findOfferedAd(tx.db, id), talk, amount)
      await closeOpenOffer(tx, talk)
    },
    after: async (tx, message, talk) => {
      const createdAt = tx.clock.now()
      const expiresAt = new Date(createdAt.getTime() + OFFER_HOURS * HOUR)
      const by = { conversationId: id, messageId: message.id, offererId: talk.senderId }
      const offerId = await insertOffer(tx.db, { ...by, amount, createdAt, expiresAt })
      await emitEvent(tx, {
        userId: talk.otherId,
        type: 'offer.received',
        line: `conversation:${id}`,
        data: { conversationId: id, offerId, from: talk.senderName, amount },
      })
      const offer = {
        id: offerId,
        amount,
        state: 'open',
        expiresAt: expiresAt.toISOString(),
      } as const
      return { ...message, offer }
    },
  })
}

function requireOffers(ad: OfferedAd | undefined, talk: Delivery, amount: string): void {
  if (!ad?.isToBeHad) throw refuse('conflict', 'Este anuncio ya no está disponible.')
  // A seller may always come down.
  if (talk.isSeller) return
  if (ad.dealing === 'fixed') throw refuse('conflict', 'El precio de este anuncio es fijo.')
  if (ad.floor !== null && Number(amount) < Number(ad.floor)) throw refuse('offer_too_low')
}

/** The other side's open offer is answered by another; over one's own there is no second. */
async function closeOpenOffer(tx: InTransaction<MemberContext>, talk: Delivery): Promise<void> {
  const open = await findOpenOffer(tx.db, talk.conversationId)
  if (!open) return
  const at = tx.clock.now()
  // Nobody can answer one that the administration took out either.
  const isOver = open.expiresAt <= at || open.messageType !== OFFER_TYPE
  if (open.offererId === talk.senderId && !isOver) throw new DomainError('offer_open')
  await decideOffer(tx.db, { id: open.id, state: isOver ? 'expired' : 'countered', at })
  tellChanged(tx, talk, open.messageId)
}

function refuse(code: 'conflict' | 'offer_too_low', message?: string): DomainError {
  if (message === undefined) {
    return new DomainError(code, { issues: [{ path: 'amount', message: TOO_LOW }] })
  }
  return new DomainError(code, { message })
}

const TOO_LOW = 'Quien vende no acepta ofertas tan bajas. Prueba con una cantidad mayor.'
