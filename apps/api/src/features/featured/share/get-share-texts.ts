import { type ShareTexts, shareTexts } from '@wepa/domain/sharing/share-kit'
import { sharedAddress } from '@wepa/domain/sharing/social'
import type { MemberContext } from '../../../context.ts'
import { requireSpotlight } from './require-spotlight.ts'

/** The texts that an own ad with a Spotlight place is shared with. @throws DomainError as `requireSpotlight` */
export async function getShareTexts(
  ctx: MemberContext,
  { listingId }: { listingId: number },
): Promise<ShareTexts> {
  const listing = await requireSpotlight(ctx, listingId)
  return shareTexts(listing, sharedAddress(ctx.settings.baseUrl, listing.id))
}
