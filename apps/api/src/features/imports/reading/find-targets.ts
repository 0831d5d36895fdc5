import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import type { MemberContext } from '../../../context.ts'
import { findReferenced } from '../../inventory/find-referenced.ts'
import { findOwnListings } from '../../listings/changes/find-own-listings.ts'

/**
 * The person's ads that these references name: an own one, the '#12' of an ad's number, or the 'wepa-12' of an archive.
 */
export async function findTargets(
  ctx: MemberContext,
  references: readonly string[],
): Promise<Map<string, ListingDetail>> {
  const numbers = references.flatMap((reference) => {
    const [, number] = /^(?:#|wepa-)(\d{1,9})$/.exec(reference) ?? []
    return number === undefined ? [] : [[reference, Number(number)] as const]
  })
  const ids = new Map([...numbers, ...(await findReferenced(ctx, references))])
  const listings = await findOwnListings(ctx, [...new Set(ids.values())])
  const targets = new Map<string, ListingDetail>()
  for (const [reference, id] of ids) {
    const listing = listings.get(id)
    if (listing) targets.set(reference, listing)
  }
  return targets
}
