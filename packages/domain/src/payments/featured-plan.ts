// The kinds of paid place. Apart from their prices and words: addresses name them, so that every first load has them.
export const FEATURED_PLANS = ['basic', 'premium', 'spotlight'] as const
export type FeaturedPlanId = (typeof FEATURED_PLANS)[number]
