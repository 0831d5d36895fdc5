import { DELETED_USER, type Participant } from '@wepa/domain/conversations/conversation'
import { DomainError } from '@wepa/domain/error'
import { isLink } from '@wepa/domain/photos/photo'
import type { RatingInvitation } from '@wepa/domain/trust/rating'
import type { MemberContext } from '../../context.ts'
import { hydrateListings } from '../listings/hydrate-listings.ts'
import { getProfile } from '../people/get-profile.ts'
import { findRating } from './ratings.repo.ts'
import { findSaleOf, type Sale } from './sales.repo.ts'

/**
 * What one of the two of a sale is asked, also when the ad is gone or the sale was undone.
 * @throws DomainError not_found for everybody else
 */
export async function getInvitation(
  ctx: MemberContext,
  { listingId }: { listingId: number },
): Promise<RatingInvitation> {
  const { userId } = ctx.session
  const sale = await findSaleOf(ctx.db, { listingId, userId })
  if (!sale) throw new DomainError('not_found', { message: 'No encontramos esa venta.' })
  const isBuyer = sale.buyerId === userId
  const { other, given, received } = await readOther(
    ctx,
    sale,
    isBuyer ? sale.sellerId : sale.buyerId,
  )
  const now = ctx.clock.now()
  return {
    listing: await readAd(ctx, sale),
    type: isBuyer ? 'seller' : 'buyer',
    other,
    status: given ? 'given' : statusOf(sale, other),
    given: given && { ...wordsOf(given), hiddenUntil: stillHidden(given, now) },
    wasRated: received !== null,
    received: received && stillHidden(received, now) === null ? wordsOf(received) : null,
  }
}

async function readOther(ctx: MemberContext, { listingId }: Sale, id: number | null) {
  if (id === null) {
    const nobody = { id: null, fullName: DELETED_USER, profileImageUrl: null }
    return { other: nobody, given: null, received: null }
  }
  const { fullName, profileImageUrl } = await getProfile(ctx, { id })
  const { userId } = ctx.session
  const find = async (fromUserId: number, toUserId: number) =>
    (await findRating(ctx.db, { fromUserId, toUserId, listingId })) ?? null
  return {
    other: { id, fullName, profileImageUrl },
    given: await find(userId, id),
    received: await find(id, userId),
  }
}

type Stored = { rating: number; comment: string | null; hiddenUntil: Date | null }

function wordsOf({ rating, comment }: Stored) {
  return { rating, comment }
}

/** When it appears by itself; null once it does. */
function stillHidden({ hiddenUntil }: Stored, now: Date): string | null {
  return hiddenUntil && hiddenUntil > now ? hiddenUntil.toISOString() : null
}

/** The sale keeps the title; a picture there is only while there is the ad. */
async function readAd(ctx: MemberContext, { listingId, listingTitle }: Sale) {
  const [listing] = await hydrateListings(ctx, [listingId])
  const title = listingTitle ?? listing?.title ?? 'Anuncio'
  return { id: listingId, title, image: listing?.thumbnails.find((url) => !isLink(url)) ?? null }
}

function statusOf(sale: Sale, other: Participant): RatingInvitation['status'] {
  if (!sale.isCompleted) return 'undone'
  return other.id === null ? 'gone' : 'open'
}
