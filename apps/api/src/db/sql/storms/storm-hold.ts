import { type RawBuilder, sql } from 'kysely'

/**
 * Ads of `listings` for which time runs: no storm is on in their region, and those that were have given their days back
 * (docs/product/storm-mode.md). Whatever ends an ad by its `expires_at` asks this as well.
 */
export const TIME_RUNS: RawBuilder<boolean> = sql<boolean>`not exists (
  select from storm_regions where storm_regions.region = listings.region and settled_at is null)`
