// What somebody hears who was rated: that they were, and, once it appears, what was said.
import { DELETED_USER } from '@wepa/domain/conversations/conversation'
import { longDate } from '@wepa/domain/text/date'
import type { Rating } from '@wepa/domain/trust/rating'
import { notify, type Telling } from '../notifications/notify.ts'
import { emitEvent } from '../webhooks/emit-event.ts'

type Told = Pick<Rating, 'id' | 'toUserId'> & { listingId: number | null; fromName: string | null }

/** Of a rating that waits for that of the one who is told: neither its stars nor its words. */
export async function tellOfHidden(
  tx: Telling,
  { id, toUserId, listingId, fromName, until }: Told & { until: Date },
): Promise<void> {
  await notify(tx, {
    userId: toUserId,
    // Leads to where they rate too, and is read once they have.
    type: 'rating',
    title: `${fromName ?? DELETED_USER} te calificó`,
    message: `Verás lo que dijo cuando tú también califiques, o el ${longDate(until.toISOString())}.`,
    relatedId: listingId,
    key: `rated-hidden:${id}`,
  })
}

/** Of one that appears. */
export async function tellOfRating(
  tx: Telling,
  { id, toUserId, listingId, fromName, rating, comment }: Told & Pick<Rating, 'rating' | 'comment'>,
): Promise<void> {
  await emitEvent(tx, {
    userId: toUserId,
    type: 'rating.received',
    line: 'ratings',
    data: { ratingId: id, adId: listingId, from: fromName, rating, comment },
  })
  const stars = `${'★'.repeat(rating)}${'☆'.repeat(5 - rating)}`
  await notify(tx, {
    userId: toUserId,
    type: 'rated',
    title: `${fromName ?? DELETED_USER} te calificó`,
    message: [stars, comment].filter(Boolean).join(' '),
    relatedId: listingId,
    key: `rated:${id}`,
  })
}
