// The ad that one has just published: home shows it once, and the next form may begin with what they have in common.
import type { Listing } from '@wepa/domain/listings/listing-schema'
import { createStore } from '../../lib/device/store.ts'

/** Null when it has been seen, or put away. */
export const justPublished = createStore<Listing | null>(null)

export type Repeated = Pick<
  Listing,
  'categoryId' | 'location' | 'contactEmail' | 'contactPhone' | 'saidAttributes'
>

let repeated: Repeated | undefined

/** 'Publicar otro': the next ad begins with what it has in common with this one. */
export function repeatFrom(listing: Repeated): void {
  repeated = listing
}

/** For the form that opens next, once. */
export function takeRepeated(): Repeated | undefined {
  const taken = repeated
  repeated = undefined
  return taken
}
