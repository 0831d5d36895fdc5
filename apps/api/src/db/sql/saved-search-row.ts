import { savedFilterValues } from '@wepa/domain/listings/attribute-values'
import type { SavedSearch } from '@wepa/domain/search/saved-search'
import { readSellerKind } from '@wepa/domain/search/seller-kind'
import type { Selectable } from 'kysely'
import type { SavedSearchesTable } from '../tables/saved-searches.ts'

/** A saved search as the outside knows it; what its words were read as stays in the row. */
export function toSavedSearch(row: Selectable<SavedSearchesTable>): SavedSearch {
  return {
    id: row.id,
    userId: row.userId,
    name: row.name,
    query: row.query,
    literal: row.literal,
    categoryId: row.categoryId,
    location: row.location,
    minPrice: row.minPrice,
    maxPrice: row.maxPrice,
    ...savedFilterValues(row),
    attributes: row.attributes,
    seller: readSellerKind(row.seller) ?? null,
    radius: row.radius,
    emailAlerts: row.emailAlerts,
    isActive: row.isActive,
    lastNotified: row.lastNotified?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }
}
