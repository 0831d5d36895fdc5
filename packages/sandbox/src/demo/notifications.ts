// What the demo people were told: of hearts on their ads, of messages that wait for them, of sales.
import type { NotificationType } from '@wepa/domain/notifications/notification-types'
import type { Demo } from './demo.ts'
import { saleNotices } from './sale-notices.ts'
import { savedSearchNotices } from './saved-searches.ts'

const DAY = 86_400_000
/** What is older has been seen; and what is much older, the server has forgotten. */
const SEEN_AFTER = 2 * DAY
const FORGOTTEN_AFTER = 90 * DAY

type Told = {
  userId: number
  type: NotificationType
  title: string
  message: string
  relatedId: number
  key: string | null
  at: Date
  isRead: boolean
}

/** Rows of `notifications`; ids follow age. */
export function notificationRows(demo: Demo, now: Date) {
  const age = (at: Date) => now.getTime() - at.getTime()
  return [
    ...hearts(demo, age),
    ...messages(demo),
    ...saleNotices(demo, (at) => age(at) > SEEN_AFTER),
    ...savedSearchNotices(demo),
  ]
    .filter(({ at }) => age(at) < FORGOTTEN_AFTER)
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map((told, i) => ({
      id: i + 1,
      user_id: told.userId,
      type: told.type,
      title: told.title,
      message: told.message,
      related_id: told.relatedId,
      key: told.key,
      is_read: told.isRead,
      created_at: told.at.toISOString(),
    }))
}

function hearts({ ads, favorites }: Demo, age: (at: Date) => number): Told[] {
  const byId = new Map(ads.map((ad) => [ad.id, ad]))
  return favorites.flatMap(({ userId, adId, at }) => {
    const ad = byId.get(adId)
    if (!ad || ad.sellerId === userId) return []
    return {
      userId: ad.sellerId,
      type: 'favorite',
      title: 'A alguien le gusta tu anuncio',
      message: `Alguien guardó «${ad.title}» en sus favoritos.`,
      relatedId: adId,
      key: `favorite:${adId}:${userId}`,
      at,
      isRead: age(at) > SEEN_AFTER,
    }
  })
}

/** One line for each conversation with something unread, as the server tells of it. */
function messages({ conversations, people }: Demo): Told[] {
  const names = new Map(people.map(({ id, fullName }) => [id, fullName]))
  return conversations.flatMap(({ id, buyerId, sellerId, messages }) => {
    const last = messages.at(-1)
    if (!last || last.isRead) return []
    const [from, to] = last.fromSeller ? [sellerId, buyerId] : [buyerId, sellerId]
    return {
      userId: to,
      type: 'message',
      title: `${names.get(from)} te escribió`,
      message: last.content,
      relatedId: id,
      key: null,
      at: last.at,
      isRead: false,
    }
  })
}
