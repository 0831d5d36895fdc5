import { type ListingStatus, otherStatuses } from '@wepa/domain/listings/listing'

/**
 * What the menu of an own ad offers: the two states other than its own. An ad that is switched off or has run
 * out can be brought back, but not be put on hold: nobody sees it. One that the administration hid can only be
 * said to be sold.
 */
export function offeredStatuses(listing: {
  status: ListingStatus
  isActive: boolean
  isHidden?: boolean
}): ListingStatus[] {
  if (listing.isHidden) return listing.status === 'sold' ? [] : ['sold']
  if (listing.isActive) return otherStatuses(listing.status)
  return listing.status === 'sold' ? ['active'] : ['active', 'sold']
}
