// The ad that one has just published: home shows it once, and the next form may begin with what they have in common.
import type { Listing } from '@wepa/domain/listings/listing-schema'
import { createStore } from '../../lib/device/store.ts'

/** Null when it has been seen, or put away. */
export const justPublished = createStore<Listing | null>(null)

export type Repeated = Pick<Listing, 'categoryId' | 'location' | 'contactEmail' | 'contactPhone'>

let repeated: Repeated | undefined

/** 'Publicar otro': category, place and contacts are the same as of the one before. */
export function repeatFrom({ categoryId, location, contactEmail, contactPhone }: Listing): void {
  repeated = { categoryId, location, contactEmail, contactPhone }
}

/** For the form that opens next, once. */
export function takeRepeated(): Repeated | undefined {
  const taken = repeated
  repeated = undefined
  return taken
}
