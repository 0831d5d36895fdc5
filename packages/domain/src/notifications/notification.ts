import * as z from 'zod/mini'
import { id, moment } from '../scalar.ts'

/** Something a person was told (§3). */
export const Notification = z.object({
  id: id(),
  userId: id(),
  type: z.string(),
  title: z.string(),
  message: z.string(),
  relatedId: z.nullable(id()),
  isRead: z.boolean(),
  createdAt: moment(),
})
export type Notification = z.infer<typeof Notification>

/** Where each type leads, told what it is about. Types without an entry lead nowhere. */
const pathOf: Readonly<Record<string, (relatedId: number) => string>> = {
  message: (conversationId) => `/chat/${conversationId}`,
  favorite: (listingId) => `/listing/${listingId}`,
  saved_search: (searchId) => `/saved-searches?run=${searchId}`,
  rating: (listingId) => `/rate/${listingId}`,
  rated: () => '/profile?tab=ratings',
  expiry: (listingId) => `/my-listings?renew=${listingId}`,
  same_photo: (listingId) => `/my-listings?renew=${listingId}`,
  plan: () => '/subscription',
  featured: () => '/my-listings',
  moderation: (decisionId) => `/appeal/${decisionId}`,
}

/** Where a tap on a notification leads, null for nowhere (§2). */
export function notificationPath({
  type,
  relatedId,
}: Pick<Notification, 'type' | 'relatedId'>): string | null {
  if (relatedId === null || !Object.hasOwn(pathOf, type)) return null
  return pathOf[type]?.(relatedId) ?? null
}
