import type { FeaturedPlanId } from '@wepa/domain/payments/featured-plan'

/** How far somebody is in featuring an ad. */
export interface UpgradeStep {
  tier: FeaturedPlanId
  /** The card is being asked for: it stands in the address, for the page may have to be opened anew. */
  isPaying: boolean
}
