import * as z from 'zod/mini'
import { id, moment } from '../scalar.ts'
import { form } from '../text/text.ts'
import { FEATURED_PLANS } from './featured-plan.ts'

export const FeaturedPlanId = z.enum(FEATURED_PLANS, 'Plan de promoción inválido')

export const FeaturedRecord = z.object({
  id: id(),
  plan: FeaturedPlanId,
  expiresAt: moment(),
  listing: z.object({ id: id(), title: z.string() }),
})
export type FeaturedRecord = z.infer<typeof FeaturedRecord>

/**
 * What is left of own featured places of one ad that were not moved yet: they go over to another ad together, once its own
 * has ended.
 */
export const RemainingPlace = z.object({
  /** One of them: names them all where they are moved. */
  id: id(),
  /** Rounded up. */
  days: z.int(),
  /** `id` null where it was deleted. */
  listing: z.object({ id: z.nullable(id()), title: z.string() }),
  /** The ad was sold, switched off or deleted. */
  hasEnded: z.boolean(),
})
export type RemainingPlace = z.infer<typeof RemainingPlace>

/** To the own ad `listingId`. */
export const MovePlaceInput = form({ placeId: id(), listingId: id() })
export type MovePlaceInput = z.infer<typeof MovePlaceInput>

export const UpgradeInput = form({ listingId: id(), tier: FeaturedPlanId })
export type UpgradeInput = z.infer<typeof UpgradeInput>

/** `amount` in dollars and `duration` in days must be the offer's own: see `matchesOffer`. */
export const PromotionInput = form({
  listingId: id(),
  plan: FeaturedPlanId,
  amount: z.number('Monto inválido'),
  duration: z.int('Duración inválida'),
})
export type PromotionInput = z.infer<typeof PromotionInput>

/** What create-featured-payment answers: how to pay, or that the plan's allowance has featured the ad. */
export const UpgradeAnswer = z.union([
  z.object({ clientSecret: z.string() }),
  z.object({ featured: z.literal(true), expiresAt: moment() }),
])
export type UpgradeAnswer = z.infer<typeof UpgradeAnswer>
