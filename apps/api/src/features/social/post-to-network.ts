import { isPublic } from '@wepa/domain/listings/listing'
import type { ListingDetail } from '@wepa/domain/listings/listing-schema'
import { SHARE_SHAPES, shareTexts } from '@wepa/domain/sharing/share-kit'
import { sharedAddress } from '@wepa/domain/sharing/social'
import type { Deps } from '../../context.ts'
import {
  type PublishedPost,
  type SocialMessage,
  type SocialNetwork,
  SocialRefusal,
} from '../../gateways/social/network.ts'
import { paintShare } from '../previews/paint-share.ts'
import { findPublicListing } from './find-public-listing.ts'
import { findPost, type SocialPostRow, updatePost } from './social.repo.ts'

/**
 * Hands a post to its network, once: a try whose answer was lost is looked for there before the next. An ad that has
 * left the lists meanwhile is not posted. What the network refuses for good is noted, the rest is tried again.
 */
export async function postToNetwork(ctx: Deps, { postId }: { postId: number }): Promise<void> {
  const post = await findPost(ctx.db, postId)
  if (post?.state !== 'waiting') return
  const network = ctx.social.find(({ name }) => name === post.network)
  if (!network) return updatePost(ctx.db, postId, { state: 'failed', problem: 'no keys' })
  try {
    await publish(ctx, network, post)
  } catch (error) {
    if (!(error instanceof SocialRefusal)) throw error
    ctx.log.warn({ postId, network: post.network, problem: error.message }, 'a post was refused')
    await updatePost(ctx.db, postId, { state: 'failed', problem: error.message })
  }
}

async function publish(ctx: Deps, network: SocialNetwork, post: SocialPostRow): Promise<void> {
  const address = sharedAddress(ctx.settings.baseUrl, post.listingId)
  if (post.begunAt) {
    const found = await network.find({ key: { id: post.id, begunAt: post.begunAt }, address })
    if (found) return note(ctx, post.id, found)
  }
  const listing = await findPublicListing(ctx, post.listingId)
  if (!listing || !isPublic(listing)) {
    return updatePost(ctx.db, post.id, { state: 'removed', removedAt: ctx.clock.now() })
  }
  const begunAt = post.begunAt ?? ctx.clock.now()
  await updatePost(ctx.db, post.id, { begunAt })
  const message = await writeMessage(ctx, listing, { ...post, begunAt })
  await note(ctx, post.id, await network.post(message))
}

async function writeMessage(
  ctx: Deps,
  listing: ListingDetail,
  { id, begunAt, pictureKey }: SocialPostRow & { begunAt: Date },
): Promise<SocialMessage> {
  const { baseUrl } = ctx.settings
  const address = sharedAddress(baseUrl, listing.id)
  const { short, long } = shareTexts(listing, address)
  return {
    key: { id, begunAt },
    text: long,
    shortText: short,
    address,
    alt: `Anuncio de Wepa: ${listing.title}`,
    picture: await paintShare(ctx, { listing, shape: 'square' }),
    pictureUrl: `${baseUrl}/preview/social/${pictureKey}.jpg`,
    size: SHARE_SHAPES.square,
  }
}

function note(ctx: Deps, id: number, { id: providerId, url }: PublishedPost): Promise<void> {
  return updatePost(ctx.db, id, { state: 'posted', providerId, url, postedAt: ctx.clock.now() })
}
