import type { RemainingPlace } from '@wepa/domain/payments/feature-schema'
import type { MemberContext } from '../../context.ts'
import { listUnmoved, type UnmovedPlace } from './moves.repo.ts'

const DAY = 86_400_000

/** One's own places that were not moved yet and have days left, added up by ad. */
export async function listRemainingPlaces(ctx: MemberContext): Promise<RemainingPlace[]> {
  const now = ctx.clock.now()
  const ads = new Map<number | string, UnmovedPlace[]>()
  for (const place of await listUnmoved(ctx.db, ctx.session.userId, now)) {
    // Ads that are gone have no number any more: each of their places stands for itself.
    const ad = place.listingId ?? `gone ${place.id}`
    ads.set(ad, [...(ads.get(ad) ?? []), place])
  }
  return [...ads.values()].flatMap((places) => {
    const [first] = places
    if (!first) return []
    const { id, listingId, title, hasEnded } = first
    const left = places.reduce((sum, place) => sum + leftOf(place, now), 0)
    return { id, days: Math.ceil(left / DAY), listing: { id: listingId, title }, hasEnded }
  })
}

/** In milliseconds. */
function leftOf({ startsAt, expiresAt }: UnmovedPlace, now: Date): number {
  return expiresAt.getTime() - Math.max(now.getTime(), startsAt.getTime())
}
