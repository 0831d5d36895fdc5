// Push messages: what a browser says of itself, and what it is told.
import * as z from 'zod/mini'
import { form } from '../text/text.ts'
import type { Notification } from './notification.ts'
import { notificationPath } from './notification-types.ts'

const UNFIT = 'Este navegador no puede recibir los avisos de Wepa.'

/** A browser's own `PushSubscription`, as its JSON says it. The endpoint is as good as a key: never shown, never logged. */
export const PushSubscription = form({
  endpoint: z.string(UNFIT).check(z.maxLength(2000, UNFIT), z.regex(/^https?:\/\/[!-~]+$/, UNFIT)),
  keys: form({
    p256dh: z.string(UNFIT).check(z.regex(/^[\w-]{87}=?$/, UNFIT)),
    auth: z.string(UNFIT).check(z.regex(/^[\w-]{22}(==)?$/, UNFIT)),
  }),
})
export type PushSubscription = z.infer<typeof PushSubscription>

/** What a push message carries, as the service worker reads it. */
export type PushNotice = {
  /** The notification's id. */
  id: number
  title: string
  message: string
  /** Where a tap leads, within the product. */
  path: string
  /** Of shown messages with the same tag the last one stays. */
  tag: string
  /** How many notifications are unread, for the badge on the app's icon. */
  unread: number
}

/** Push services take 4,096 bytes; a phone shows fewer characters than these. */
const SHOWN_CHARACTERS = 240

export function pushNotice(notification: Notification, unread: number): PushNotice {
  const { id, type, relatedId, title } = notification
  const characters = [...notification.message]
  const message =
    characters.length <= SHOWN_CHARACTERS
      ? notification.message
      : `${characters.slice(0, SHOWN_CHARACTERS - 1).join('')}…`
  return {
    id,
    title,
    message,
    path: notificationPath(notification) ?? '/notifications',
    // What is about the same thing takes one place on the screen.
    tag: `${type}-${relatedId ?? id}`,
    unread,
  }
}
