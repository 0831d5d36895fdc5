import type { Deps } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { flagForModeration } from '../moderation/flag-for-moderation.ts'
import { type Notice, notify } from '../notifications/notify.ts'
import {
  type ComparedListing,
  findCompared,
  listSamePhotos,
  type SamePhoto,
} from './same-photos.repo.ts'

/** A picture that so many other ads of one person, or ads of so many others, show is a logo or from a catalog. */
const COMMON = 4
/** So many copies of other people's photos are named of one ad. */
const MOST_FLAGS = 5

/**
 * Finds ads that show a photo of this one. Another ad of the same person: they are offered to renew
 * that one instead. An ad of somebody else whose photo was there first: the moderators look at it.
 * Once for each pair, and nothing about pictures that are all over the place.
 */
export async function comparePhotos(
  ctx: Deps,
  { listingId }: { listingId: number },
): Promise<void> {
  const listing = await findCompared(ctx.db, listingId)
  if (!listing) return
  const same = withoutCommon(listing, await listSamePhotos(ctx.db, listingId))
  const own = same.find((each) => isOwn(listing, each) && each.status !== 'sold' && !each.isHidden)
  const copied = same.filter((each) => !isOwn(listing, each) && each.isEarlier)
  if (!own && copied.length === 0) return
  await inTransaction(ctx, async (tx) => {
    if (own) await notify(tx, renewalOffer(listing, own))
    for (const other of oneOfEach(copied).slice(0, MOST_FLAGS)) {
      await flagForModeration(tx, {
        listingId,
        kind: 'duplicate_photo',
        detail: `La foto ${other.position + 1} se parece a una que otra persona puso antes en «${other.title}».`,
        relatedListingId: other.id,
      })
    }
  })
}

function renewalOffer(listing: ComparedListing, own: SamePhoto): Notice {
  const pair = [listing.id, own.id].toSorted((a, b) => a - b).join('-')
  return {
    userId: listing.userId,
    type: 'same_photo',
    title: 'Renueva tu anuncio en vez de repetirlo',
    message: `Una foto de «${listing.title}» ya está en tu anuncio «${own.title}». Si es lo mismo, renueva ese: conserva sus vistas y sus mensajes.`,
    relatedId: own.id,
    key: `same-photo:${pair}`,
  }
}

function isOwn(listing: ComparedListing, other: SamePhoto): boolean {
  return other.userId === listing.userId
}

/** Without what many show: a photo with many ads of the same person, or of many others. */
function withoutCommon(listing: ComparedListing, same: readonly SamePhoto[]): SamePhoto[] {
  const countAt = (position: number, isMine: boolean, of: (each: SamePhoto) => number) =>
    new Set(
      same.filter((each) => each.position === position && isOwn(listing, each) === isMine).map(of),
    ).size
  return same.filter(
    ({ position }) =>
      countAt(position, true, ({ id }) => id) < COMMON &&
      countAt(position, false, ({ userId }) => userId) < COMMON,
  )
}

function oneOfEach(same: readonly SamePhoto[]): SamePhoto[] {
  return [...new Map(same.toReversed().map((each) => [each.id, each])).values()].reverse()
}
