import { Rating, RatingInput, RatingType, ShownRating } from '@wepa/domain/trust/rating'
import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { PageQuery } from '../page-query.ts'

const tag = 'Calificaciones'

const Query = z.extend(PageQuery, { type: z.optional(RatingType) })

export const ratingCalls = [
  defineCall({
    method: 'get',
    path: '/api/users/{id}/ratings',
    summary: 'Lo que dicen de una persona quienes le compraron o vendieron; X-Total-Count: cuántos',
    tag,
    access: 'everyone',
    query: Query,
    answer: z.array(ShownRating),
    run: async ({ caller, id, query, page, header }) => {
      const result = await caller.ratings.list({ ...query, id: id() })
      header('x-total-count', String(result.total))
      return page(result)
    },
  }),
  defineCall({
    method: 'post',
    path: '/api/users/{id}/ratings',
    summary: 'Califica a quien te vendió (type seller) o te compró (buyer), una vez por venta',
    tag,
    access: 'member',
    body: RatingInput,
    answer: Rating,
    status: 201,
    isOnce: true,
    run: ({ caller, id, body }) => caller.ratings.give({ ...body, id: id() }),
  }),
]
