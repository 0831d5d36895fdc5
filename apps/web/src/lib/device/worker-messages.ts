// What the service worker and the page tell each other, and how a notification is shown.
import type { PushNotice } from '@wepa/domain/notifications/push'

/** From the worker to the page. */
export type WorkerMessage =
  /** A push message came: what the page shows is old. */
  | { type: 'NOTICE_CAME' }
  /** A person tapped a notice; `path` is null where the page is there already. Answered through the port. */
  | { type: 'NOTICE_TAPPED'; id: number; path: string | null }
  /** The network is back (Background Sync): what waits is to be sent. */
  | { type: 'SYNC' }

/** The name of the Background Sync of the outbox. */
export const outboxSync = 'wepa.outbox'

/** What a shown notice keeps for the tap on it. */
export type NoticeData = { id: number; path: string }

/** The browser's own words for a notice; `isQuiet` for people who are looking at the product anyway. */
export function noticeOptions(notice: PushNotice, isQuiet: boolean): NotificationOptions {
  const data: NoticeData = { id: notice.id, path: notice.path }
  return {
    body: notice.message,
    tag: notice.tag,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    lang: 'es-PR',
    silent: isQuiet,
    data,
  }
}

/** `Server-Timing` of a page that the worker had kept: the one header that a page can read of itself. */
export const keptPageMark = 'wepa-kept'
/** The server's mark on every page: an ISO time at which it still said the same. */
export const confirmedMark = 'confirmed'

/** Where the worker keeps the pages that were visited. */
export const pageCache = 'wepa-pages'
