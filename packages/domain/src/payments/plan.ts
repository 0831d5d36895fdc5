// What each plan costs and allows: docs/product/plans.md#the-three-plans.
import * as z from 'zod/mini'
import { FORM_PHOTOS } from '../photos/photo.ts'

export const PLAN_IDS = ['free', 'pro', 'business'] as const
export const PlanId = z.enum(PLAN_IDS, 'Plan inválido')
export type PlanId = (typeof PLAN_IDS)[number]

/** `priceCents` a month in US cents; `listings` 999 means unlimited; `aiUses` and `featured` a month. */
export type Plan = {
  id: PlanId
  name: string
  priceId: string | null
  priceCents: number
  struckPriceCents: number | null
  trialDays: number
  listings: number
  photos: number
  aiUses: number
  featured: number
}

export const UNLIMITED = 999

export const PLANS: Record<PlanId, Plan> = {
  free: {
    id: 'free',
    name: 'Free',
    priceId: null,
    priceCents: 0,
    struckPriceCents: null,
    trialDays: 0,
    listings: 3,
    photos: 5,
    aiUses: 0,
    featured: 0,
  },
  pro: {
    id: 'pro',
    name: 'Pro',
    priceId: 'price_pro',
    priceCents: 999,
    struckPriceCents: null,
    trialDays: 7,
    listings: UNLIMITED,
    photos: 10,
    aiUses: 300,
    featured: 2,
  },
  business: {
    id: 'business',
    name: 'Business',
    priceId: 'price_business',
    priceCents: 2999,
    struckPriceCents: 3999,
    trialDays: 7,
    listings: UNLIMITED,
    photos: 15,
    aiUses: 1000,
    featured: 10,
  },
}

/** Uses of the assistant in the free trial, and the days after registering in which they may be spent. */
export const AI_TRIAL_USES = 5
export const AI_TRIAL_DAYS = 7

/** The ids by which the documented call names the paid plans. */
export const PRICE_IDS = ['price_pro', 'price_business'] as const
export type PriceId = (typeof PRICE_IDS)[number]
export type PaidPlanId = Exclude<PlanId, 'free'>

/** The plan that a price buys, undefined for a price that is not ours. */
export function planOfPrice(priceId: string): PaidPlanId | undefined {
  return PLAN_IDS.find((plan): plan is PaidPlanId => PLANS[plan].priceId === priceId)
}

/** The price of a plan as the provider and the documented call name it. */
export function priceOfPlan(plan: PaidPlanId): PriceId {
  return plan === 'pro' ? 'price_pro' : 'price_business'
}

/** True for the plans that carry the 'Insignia Pro'. It says who pays, not who was verified. */
export function hasProBadge(plan: PlanId): boolean {
  return plan !== 'free'
}

/** True while one more ad may become active. `activeCount` counts the ads that take room now. */
export function hasListingRoom(plan: PlanId, activeCount: number): boolean {
  const limit = PLANS[plan].listings
  return limit >= UNLIMITED || activeCount < limit
}

/** True when the use of a limited plan has reached 80 %. */
export function isNearListingLimit(plan: PlanId, activeCount: number): boolean {
  const limit = PLANS[plan].listings
  return limit < UNLIMITED && activeCount >= limit * 0.8
}

/** Photos that the publish form offers: 8, or the plan's limit if that is lower. */
export function formPhotoLimit(plan: PlanId): number {
  return Math.min(FORM_PHOTOS, PLANS[plan].photos)
}

/** What to say at the photo limit, with the plan that allows more if there is one. */
export function photoLimitText(plan: PlanId): string {
  const limit = PLANS[plan].photos
  const text = `Tu plan ${PLANS[plan].name} permite ${limit} fotos por anuncio.`
  const more = PLAN_IDS.map((each) => PLANS[each]).find((each) => each.photos > limit)
  return more === undefined ? text : `${text} Con ${more.name} son ${more.photos}.`
}

/** What to say when the plan takes no further active ad. */
export function listingLimitReachedText(plan: PlanId): string {
  return `Llegaste al límite de ${PLANS[plan].listings} anuncios activos de tu plan ${PLANS[plan].name}. Con Pro no hay límite.`
}
