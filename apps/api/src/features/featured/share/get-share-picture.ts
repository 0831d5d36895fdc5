import type { ShareShape } from '@wepa/domain/sharing/share-kit'
import type { MemberContext } from '../../../context.ts'
import { paintShare } from '../../previews/paint-share.ts'
import { requireSpotlight } from './require-spotlight.ts'

/**
 * The picture that an own ad with a Spotlight place is shared with, as a JPEG.
 * @throws DomainError as `requireSpotlight`, rate_limited, unavailable while many are painted
 */
export async function getSharePicture(
  ctx: MemberContext,
  { listingId, shape }: { listingId: number; shape: ShareShape },
): Promise<Uint8Array> {
  const listing = await requireSpotlight(ctx, listingId)
  const allow = () => ctx.limiter.consume('preview', { account: ctx.session.userId })
  return paintShare(ctx, { listing, shape }, allow)
}
