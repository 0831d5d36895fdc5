import { expireListings } from '../features/listings/expire-listings.ts'
import { removeUnclaimedPhotos } from '../features/photos/remove-unclaimed-photos.ts'
import type { Job } from './schedule.ts'

const minute = 60_000

export const allJobs: readonly Job[] = [
  { name: 'expire-listings', every: minute, run: expireListings },
  { name: 'remove-unclaimed-photos', every: 10 * minute, run: removeUnclaimedPhotos },
]
