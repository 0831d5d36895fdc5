import { OfferAnswerInput, OfferFloorInput, OfferInput } from '@wepa/domain/conversations/offer'
import { id } from '@wepa/domain/scalar'
import * as z from 'zod/mini'
import { limited, memberProcedure, router } from '../../../trpc.ts'
import { answerOffer } from './answer-offer.ts'
import { makeOffer } from './make-offer.ts'
import { getOfferFloor, setOfferFloor } from './offer-floor.ts'

/** Of a conversation, an offer or an ad, as each call says. */
const Id = z.object({ id: id() })

export const offersRouter = router({
  /** `id` of the conversation. */
  make: memberProcedure
    .use(limited('offer'))
    .input(z.extend(OfferInput, Id.shape))
    .mutation(({ ctx, input }) => makeOffer(ctx, input)),
  /** `id` of the offer. */
  answer: memberProcedure
    .use(limited('message'))
    .input(z.extend(OfferAnswerInput, Id.shape))
    .mutation(({ ctx, input }) => answerOffer(ctx, input)),
  /** `id` of the ad. */
  floor: memberProcedure.input(Id).query(({ ctx, input }) => getOfferFloor(ctx, input)),
  setFloor: memberProcedure
    .use(limited('edit'))
    .input(z.extend(OfferFloorInput, Id.shape))
    .mutation(({ ctx, input }) => setOfferFloor(ctx, input)),
})
