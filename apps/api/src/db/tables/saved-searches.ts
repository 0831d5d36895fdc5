import type { AskedTexts } from '@wepa/domain/attributes/facet-keys'
import type { FilterName } from '@wepa/domain/listings/attributes'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date | undefined, Date>

/**
 * Row of `saved_searches`: a saved search, and from `searchVersion` on what it was read as: the
 * conditions it puts to an ad, and the `probes` it is found by. `askedCircle`: latitude, longitude,
 * km for a degree of each, km. `newAds`: told of since its person last looked.
 */
export type SavedSearchesTable = Record<FilterName, string | null> & {
  id: Generated<number>
  userId: number
  name: string
  query: string
  literal: Generated<boolean>
  categoryId: number | null
  location: string | null
  minPrice: string | null
  maxPrice: string | null
  seller: string | null
  /** As the person asks, and as ads are held against it; null where it asks nothing. */
  attributes: JSONColumnType<AskedTexts, string | null, never> | null
  askedAttributes: string | null
  radius: number | null
  emailAlerts: Generated<boolean>
  isActive: Generated<boolean>
  newAds: Generated<number>
  lastNotified: ColumnType<Date | null, never, Date>
  unsubscribeToken: Generated<string>
  feedToken: string | null
  createdAt: Timestamp
  searchVersion: Generated<number>
  readAt: Timestamp
  probes: Generated<string[]>
  askedWords: Generated<string | null>
  askedMunicipality: Generated<string | null>
  askedRegion: Generated<string | null>
  askedCircle: Generated<number[] | null>
  askedConditions: Generated<string[] | null>
  askedMinPrice: Generated<string | null>
  askedMaxPrice: Generated<string | null>
}

/** Row of `saved_search_hits`: an ad that a saved search found, so that it finds it once. Either may be gone. */
export type SavedSearchHitsTable = { listingId: number; searchId: number; foundAt: Date }

/** Row of `due_hits`: an ad that waits to be told for a saved search. Either may be gone. */
export type DueHitsTable = { searchId: number; listingId: number; foundAt: Date }

/** Row of `due_alerts`: a saved search with something to tell; `listingIds` is what servers of before found. */
export type DueAlertsTable = { searchId: number; tellAt: Date; listingIds: Generated<number[]> }

/** Row of `listings_to_match`: an ad whose searches are still to be found. */
export type ListingsToMatchTable = { listingId: number; wasPublic: boolean }
