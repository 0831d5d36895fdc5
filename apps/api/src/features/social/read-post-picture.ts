import { DomainError } from '@wepa/domain/error'
import type { Deps } from '../../context.ts'
import { paintShare } from '../previews/paint-share.ts'
import { findPublicListing } from './find-public-listing.ts'
import { findBegunPost } from './social.repo.ts'

/** The picture of a post while a network fetches it, by the key that it was told. @throws DomainError not_found */
export async function readPostPicture(ctx: Deps, key: string): Promise<Uint8Array> {
  const post = await findBegunPost(ctx.db, key)
  const listing = post && (await findPublicListing(ctx, post.listingId))
  if (!listing) throw new DomainError('not_found')
  return paintShare(ctx, { listing, shape: 'square' })
}
