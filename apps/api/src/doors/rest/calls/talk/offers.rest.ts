import { Message } from '@wepa/domain/conversations/conversation'
import { OfferAnswerInput, OfferFloorInput, OfferInput } from '@wepa/domain/conversations/offer'
import { decimal } from '@wepa/domain/scalar'
import * as z from 'zod/mini'
import { defineCall } from '../../define-call.ts'

const tag = 'Ofertas'

const Floor = z.object({ floor: z.nullable(decimal()) })

export const offerCalls = [
  defineCall({
    method: 'post',
    path: '/api/conversations/{id}/offers',
    summary: 'Ofrece un precio en una conversación; vale 48 horas',
    tag,
    access: 'member',
    scope: 'messages',
    body: OfferInput,
    answer: Message,
    status: 201,
    isOnce: true,
    run: ({ caller, id, body }) => caller.offers.make({ ...body, id: id() }),
  }),
  defineCall({
    method: 'post',
    path: '/api/offers/{id}/answer',
    summary: 'Acepta o rechaza una oferta (accept, decline), o retira la propia (withdraw)',
    tag,
    access: 'member',
    scope: 'messages',
    body: OfferAnswerInput,
    answer: Message,
    status: 201,
    isOnce: true,
    run: ({ caller, id, body }) => caller.offers.answer({ ...body, id: id() }),
  }),
  defineCall({
    method: 'get',
    path: '/api/listings/{id}/offer-floor',
    summary: 'La oferta mínima de un anuncio propio; nadie más la ve',
    tag,
    access: 'member',
    scope: 'ads',
    answer: Floor,
    run: ({ caller, id }) => caller.offers.floor({ id: id() }),
  }),
  defineCall({
    method: 'put',
    path: '/api/listings/{id}/offer-floor',
    summary: 'Cambia la oferta mínima de un anuncio propio; null la quita',
    tag,
    access: 'member',
    scope: 'ads',
    body: OfferFloorInput,
    answer: Floor,
    run: ({ caller, id, body }) => caller.offers.setFloor({ ...body, id: id() }),
  }),
]
