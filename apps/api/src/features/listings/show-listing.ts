// Which parts of an ad a person may see.
import { isPublic } from '@wepa/domain/listings/listing'
import type { Listing, ListingDetail } from '@wepa/domain/listings/listing-schema'
import { isLink } from '@wepa/domain/photos/photo'

/**
 * The ad as `viewerId` (null: a visitor) may see it. The owner sees all; others never the email and the
 * payment, and the phone only where the seller allows it and the ad is still to be had: a sold one has no contacts.
 * Of one that the administration took off they see no pictures, of any other the pictures we keep: a link is its
 * owner's alone, for a stranger's site would learn who looks at the ad.
 */
export function showListing(listing: ListingDetail, viewerId: number | null): ListingDetail {
  if (listing.userId === viewerId) return listing
  const isReachable = listing.user.allowPhoneContact && isPublic(listing)
  const { returnsActive, saidAttributes, ...shown } = listing
  return {
    ...shown,
    images: listing.isHidden ? [] : listing.images.filter(isOurs),
    thumbnails: listing.isHidden ? [] : listing.thumbnails.filter(isOurs),
    contactEmail: null,
    contactPhone: isReachable ? listing.contactPhone : null,
    featuredPaymentId: null,
  }
}

/** An ad without a page, as moderators see it: its pictures too, no contacts. */
export function showToModerator(listing: ListingDetail): ListingDetail {
  const { returnsActive, saidAttributes, ...shown } = listing
  return {
    ...shown,
    images: listing.images.filter(isOurs),
    thumbnails: listing.thumbnails.filter(isOurs),
    contactEmail: null,
    contactPhone: null,
    featuredPaymentId: null,
    isForModerators: true,
  }
}

/**
 * The same for a list, where the seller is not told apart. Visitors find the phone on the ad's own page alone:
 * a list would hand out a hundred at a time to whoever gathers them.
 */
export function showListed(listing: ListingDetail, viewerId: number | null): Listing {
  const { user, ...listed } = showListing(listing, viewerId)
  return viewerId === null ? { ...listed, contactPhone: null } : listed
}

function isOurs(url: string): boolean {
  return !isLink(url)
}
