import * as z from 'zod/mini'
import { id, moment } from '../scalar.ts'
import { form, optionalText } from '../text/text.ts'

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

/**
 * Days after which a rating appears that was not answered. Until then it waits for that of the other side, so
 * that nobody answers in kind.
 */
export const HIDDEN_DAYS = 14

/** When a rating given at `at` appears by itself. */
export function hiddenUntil(at: Date): Date {
  return new Date(at.getTime() + HIDDEN_DAYS * 86_400_000)
}

/** The longest comment, in characters. */
export const MAX_COMMENT = 1000
export const RatingInput = form({
  rating: stars(),
  comment: optionalText(MAX_COMMENT),
  type: RatingType,
  listingId: id(),
})
export type RatingInput = z.infer<typeof RatingInput>

/**
 * What the two of a sale are asked: whom they dealt with, and what they said already. `status`: 'open'
 * to rate, 'given', 'undone' when the seller took the sale back, 'gone' when the other left Wepa.
 * `wasRated`: the other has rated; what they said is `received`, from when it appears.
 */
export const RatingInvitation = z.object({
  listing: z.object({ id: id(), title: z.string(), image: z.nullable(z.string()) }),
  /** The side of the one to rate. */
  type: RatingType,
  other: z.object({
    id: z.nullable(id()),
    fullName: z.string(),
    profileImageUrl: z.nullable(z.string()),
  }),
  status: z.enum(['open', 'given', 'undone', 'gone']),
  given: z.nullable(
    z.object({
      rating: z.int(),
      comment: z.nullable(z.string()),
      /** When it appears by itself; null once it does. */
      hiddenUntil: z.nullable(moment()),
    }),
  ),
  wasRated: z.boolean(),
  received: z.nullable(z.object({ rating: z.int(), comment: z.nullable(z.string()) })),
})
export type RatingInvitation = z.infer<typeof RatingInvitation>

type Sides = { buyerId: number | null; sellerId: number | null }

/** The side of a sale on which `toId` stands when `fromId` stands on the other; null when the two did not deal. */
export function ratedSide(sale: Sides, fromId: number, toId: number): RatingType | null {
  if (sale.buyerId === fromId && sale.sellerId === toId) return 'seller'
  return sale.sellerId === fromId && sale.buyerId === toId ? 'buyer' : null
}

/** The mean of ratings as the decimal that users carry: '4.50', '0.00' without any. */
export function averageRating(ratings: readonly number[]): string {
  const sum = ratings.reduce((total, each) => total + each, 0)
  return (ratings.length === 0 ? 0 : sum / ratings.length).toFixed(2)
}

function stars() {
  const message = 'Elige de 1 a 5 estrellas'
  return z.int(message).check(z.gte(1, message), z.lte(5, message))
}

/** A sale of one's own whose other side one has not rated; `type` is the side that would be rated. */
export const WaitingRating = z.object({
  listingId: id(),
  listingTitle: z.string(),
  type: RatingType,
  other: z.object({ id: id(), fullName: z.string() }),
})
export type WaitingRating = z.infer<typeof WaitingRating>
