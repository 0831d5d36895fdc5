import * as z from 'zod/mini'
import { id, moment } from '../scalar.ts'
import { Listing } from './listing-schema.ts'

/** How many the list keeps. */
export const RECENTLY_VIEWED = 20

/** One ad of the list, newest first; each ad is in it once, so its number is also the entry's `id`. */
export const RecentlyViewed = z.object({ id: id(), viewedAt: moment(), listing: Listing })
export type RecentlyViewed = z.infer<typeof RecentlyViewed>
