import { id } from '@wepa/domain/scalar'
import { RatingInput } from '@wepa/domain/trust/rating'
import * as z from 'zod/mini'
import { limited, memberProcedure, personReadProcedure, router } from '../../trpc.ts'
import { getInvitation } from './get-invitation.ts'
import { listRatings, RatingsQuery } from './list-ratings.ts'
import { ratePerson } from './rate-person.ts'
import { readWaitingRatings } from './read-waiting-ratings.ts'

const Person = z.object({ id: id() })

export const ratingsRouter = router({
  list: personReadProcedure
    .input(z.extend(RatingsQuery, Person.shape))
    .query(({ ctx, input }) => listRatings(ctx, input)),
  give: memberProcedure
    .use(limited('rate'))
    .input(z.extend(RatingInput, Person.shape))
    .mutation(({ ctx, input }) => ratePerson(ctx, input)),
  waiting: memberProcedure.query(({ ctx }) => readWaitingRatings(ctx)),
  invitation: memberProcedure
    .input(z.object({ listingId: id() }))
    .query(({ ctx, input }) => getInvitation(ctx, input)),
})
