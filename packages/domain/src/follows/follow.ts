import * as z from 'zod/mini'
import { ListingCard } from '../listings/card.ts'
import { count, id, moment } from '../scalar.ts'
import { form } from '../text/text.ts'

/** The most sellers that one may follow. */
export const MAX_FOLLOWS = 500
/** Days for which a new ad is shown to whoever follows its seller. */
export const NEW_AD_DAYS = 30

/** Whose new ads somebody wants to hear of. */
export const FollowInput = form({ sellerId: id() })
export type FollowInput = z.infer<typeof FollowInput>

export const FollowState = z.object({ isFollowing: z.boolean() })
export type FollowState = z.infer<typeof FollowState>

/** A seller as whoever follows them sees them in a list; `name` is that of a business where it has one. */
export const FollowedSeller = z.object({
  id: id(),
  name: z.string(),
  username: z.string(),
  isVerified: z.boolean(),
  profileImageUrl: z.nullable(z.string()),
  location: z.nullable(z.string()),
  /** Their public ads. */
  listings: count(),
})
export type FollowedSeller = z.infer<typeof FollowedSeller>

/** One entry of the list of those one follows, the last first; `createdAt` is since when. */
export const Follow = z.object({ id: id(), createdAt: moment(), seller: FollowedSeller })
export type Follow = z.infer<typeof Follow>

/** A new ad of a seller one follows; `listedAt` is when it came into the lists for the first time. */
export const FollowedAd = z.object({
  listedAt: moment(),
  seller: z.pick(FollowedSeller, { id: true, name: true }),
  listing: ListingCard,
})
export type FollowedAd = z.infer<typeof FollowedAd>

/** How many follow somebody: told to that person alone, and never who. */
export const Followers = z.object({ count: count() })
export type Followers = z.infer<typeof Followers>
