// Paid places for an ad: two pages, two price lists.
// The offers: docs/product/featured-places.md#tiers-and-prices.
import { FEATURED_PLANS, type FeaturedPlanId } from './featured-plan.ts'

/** `priceCents` in US cents, `days` of promotion. */
export type FeaturedOffer = {
  id: FeaturedPlanId
  name: string
  priceCents: number
  days: number
  isPopular: boolean
  features: readonly string[]
}

/** The upgrade page of one ad (/featured-upgrade/{id}). */
export const UPGRADE_TIERS: readonly FeaturedOffer[] = [
  { id: 'basic', name: 'Básico', priceCents: 500, days: 7, isPopular: false, features: [] },
  { id: 'premium', name: 'Premium', priceCents: 1000, days: 14, isPopular: true, features: [] },
  {
    id: 'spotlight',
    name: 'Spotlight',
    priceCents: 1500,
    days: 30,
    isPopular: false,
    features: [],
  },
]

/** Sold only where the marketplace has accounts to post in: `soldFeatures`. */
export const SOCIAL_PROMOTION = 'Promoción en redes sociales'

/** The promotion page (/featured-listings), with its benefits; the metrics of an ad are those of `analyticsLevel`. */
export const PROMOTION_PLANS: readonly FeaturedOffer[] = [
  {
    id: 'basic',
    name: 'Básico',
    priceCents: 599,
    days: 7,
    isPopular: false,
    features: ['Top 3 en resultados de búsqueda', 'Insignia Destacado', 'Estadísticas básicas'],
  },
  {
    id: 'premium',
    name: 'Premium',
    priceCents: 1299,
    days: 14,
    isPopular: true,
    features: [
      'Sección destacada en la página principal',
      'Insignia dorada',
      'Estadísticas avanzadas',
      'Notificaciones de interés',
    ],
  },
  {
    id: 'spotlight',
    name: 'Spotlight',
    priceCents: 1999,
    days: 30,
    isPopular: false,
    features: [
      'Carrusel principal',
      'Estadísticas avanzadas',
      SOCIAL_PROMOTION,
      'Insignia exclusiva',
      'Reporte detallado',
    ],
  },
]

/** The benefits that can be had: without networks to post in, nobody is sold posts. */
export function soldFeatures(features: readonly string[], hasNetworks: boolean): string[] {
  return features.filter((feature) => hasNetworks || feature !== SOCIAL_PROMOTION)
}

/** Which paid places stand on home: its featured section, and the carousel. */
export const PLACEMENTS = {
  home: ['premium', 'spotlight'],
  carousel: ['spotlight'],
} as const satisfies Record<string, readonly FeaturedPlanId[]>
export const PLACEMENT_NAMES = ['home', 'carousel'] as const

/** US cents as dollars with two places: 1299 → '12.99'. */
export function dollars(cents: number): string {
  return (cents / 100).toFixed(2)
}

/**
 * The paid place of an ad after one more of `days` with this plan: a place that still runs is prolonged,
 * and the better of the two plans holds, so that nobody who paid twice loses a day.
 */
export function extendPlace(
  current: { plan: FeaturedPlanId; until: Date } | null,
  added: { plan: FeaturedPlanId; days: number },
  now: Date,
): { plan: FeaturedPlanId; startsAt: Date; until: Date } {
  const running = current && current.until > now ? current : null
  const startsAt = running?.until ?? now
  const until = new Date(startsAt.getTime() + added.days * 86_400_000)
  const rank = (plan: FeaturedPlanId) => FEATURED_PLANS.indexOf(plan)
  const isBetter = running && rank(running.plan) > rank(added.plan)
  return { plan: isBetter ? running.plan : added.plan, startsAt, until }
}

/** The offer of a list with this id. */
export function offerOf(offers: readonly FeaturedOffer[], plan: FeaturedPlanId): FeaturedOffer {
  const offer = offers.find((each) => each.id === plan)
  if (offer === undefined) throw new Error(`no offer named ${plan}`)
  return offer
}

/** True when a client's sum and days are those of our own table. */
export function matchesOffer(input: {
  plan: FeaturedPlanId
  amount: number
  duration: number
}): boolean {
  const offer = offerOf(PROMOTION_PLANS, input.plan)
  return Math.round(input.amount * 100) === offer.priceCents && input.duration === offer.days
}
