import * as z from 'zod/mini'
import { id, moment } from './scalar.ts'
import { form, optionalText } from './text.ts'

/** 'seller' rates somebody who sold, 'buyer' somebody who bought. */
export const RatingType = z.enum(['seller', 'buyer'], 'Tipo de calificación inválido')
export type RatingType = z.infer<typeof RatingType>

export const Rating = z.object({
  id: id(),
  fromUserId: id(),
  toUserId: id(),
  listingId: id(),
  rating: z.int(),
  comment: z.nullable(z.string()),
  type: RatingType,
  createdAt: moment(),
})
export type Rating = z.infer<typeof Rating>

/** A rating as the profile shows it. */
export const ShownRating = z.object({
  id: id(),
  rating: z.int(),
  comment: z.nullable(z.string()),
  type: RatingType,
  listingId: z.nullable(id()),
  createdAt: moment(),
  fromUser: z.object({
    id: z.nullable(id()),
    fullName: z.string(),
    profileImageUrl: z.nullable(z.string()),
  }),
})
export type ShownRating = z.infer<typeof ShownRating>

export const RatingInput = form({
  rating: stars(),
  comment: optionalText(1000),
  type: RatingType,
  listingId: id(),
})
export type RatingInput = z.infer<typeof RatingInput>

/** The mean of ratings as the decimal that users carry: '4.50', '0.00' without any. */
export function averageRating(ratings: readonly number[]): string {
  const sum = ratings.reduce((total, each) => total + each, 0)
  return (ratings.length === 0 ? 0 : sum / ratings.length).toFixed(2)
}

// @__NO_SIDE_EFFECTS__
function stars() {
  const message = 'La calificación va de 1 a 5'
  return z.int(message).check(z.gte(1, message), z.lte(5, message))
}
