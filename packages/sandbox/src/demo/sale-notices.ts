// What the two of a sale were told: to rate each other, and what was said of them.
import { longDate } from '@wepa/domain/text/date'
import type { Demo } from './demo.ts'

/** In the words of the server. `isSeen` tells of a time whether what came then was read by now. */
export function saleNotices(demo: Demo, isSeen: (at: Date) => boolean) {
  return [...invitations(demo, isSeen), ...received(demo, isSeen), ...waiting(demo, isSeen)]
}

/** Both sides are asked how it went; who has rated has read it. */
function invitations({ sales, ratings, people, ads }: Demo, isSeen: (at: Date) => boolean) {
  const rated = new Set(ratings.map(({ adId, fromId }) => `${adId}/${fromId}`))
  return sales.flatMap(({ adId, buyerId, sellerId, at }, i) => {
    const sides = [
      { userId: buyerId, otherId: sellerId, verb: 'Compraste' },
      { userId: sellerId, otherId: buyerId, verb: 'Vendiste' },
    ]
    return sides.map(({ userId, otherId, verb }) => ({
      userId,
      type: 'rating',
      title: `¿Cómo te fue con ${people[otherId - 1]?.fullName}?`,
      message: `${verb} «${ads[adId - 1]?.title}». Cuenta cómo te fue: toma un minuto.`,
      relatedId: adId,
      key: `sale:${i + 1}`,
      at,
      isRead: rated.has(`${adId}/${userId}`) || isSeen(at),
    }))
  })
}

function received({ ratings, people }: Demo, isSeen: (at: Date) => boolean) {
  return ratings.flatMap(({ adId, fromId, toId, rating, comment, at, hiddenUntil }, i) =>
    hiddenUntil
      ? []
      : {
          userId: toId,
          type: 'rated',
          title: `${people[fromId - 1]?.fullName} te calificó`,
          message: `${'★'.repeat(rating)}${'☆'.repeat(5 - rating)} ${comment}`,
          relatedId: adId,
          key: `rated:${i + 1}`,
          at,
          isRead: isSeen(at),
        },
  )
}

/** Who was rated and has yet to rate too hears that alone. */
function waiting({ ratings, people }: Demo, isSeen: (at: Date) => boolean) {
  return ratings.flatMap(({ adId, fromId, toId, at, hiddenUntil }, i) =>
    hiddenUntil
      ? {
          userId: toId,
          type: 'rating',
          title: `${people[fromId - 1]?.fullName} te calificó`,
          message: `Verás lo que dijo cuando tú también califiques, o el ${longDate(hiddenUntil.toISOString())}.`,
          relatedId: adId,
          key: `rated-hidden:${i + 1}`,
          at,
          isRead: isSeen(at),
        }
      : [],
  )
}
