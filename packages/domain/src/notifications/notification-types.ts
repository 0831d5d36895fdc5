// Every type of notification and all that depends on it: a new one is an entry here, and does not
// compile until each part is decided.

export const NOTIFICATION_TYPES = [
  'message',
  'meeting',
  'favorite',
  'interest',
  'saved_search',
  'price_dropped',
  'followed_ads',
  'rating',
  'rated',
  'verification',
  'expiry',
  'same_photo',
  'plan',
  'featured',
  'moderation',
  'account_review',
  'report',
  'contact',
  'manager',
  'manager_desk',
  'team',
] as const
export type NotificationType = (typeof NOTIFICATION_TYPES)[number]

/** The web has a picture for each. */
export type NotificationIcon =
  | 'bell'
  | 'message'
  | 'heart'
  | 'search'
  | 'star'
  | 'tag'
  | 'badge'
  | 'calendar'
  | 'photos'
  | 'store'

export type NotificationPolicy = {
  icon: NotificationIcon
  /** Where a tap leads, told the `relatedId`; null for nowhere. */
  path: ((relatedId: number) => string) | null
  /**
   * Whether an email may go along: `if-wanted` to people who have not turned emails off, `always` where it is
   * about the account or its money.
   */
  email: 'never' | 'if-wanted' | 'always'
  /** How soon a phone that sleeps shows the push message: `high` wakes it up. */
  pushUrgency: 'normal' | 'high'
  /** Of the people who work for a business, who is shown what it is told: all of them, or only who administrates it. */
  team: 'all' | 'owners'
}

/** What each type looks like, where it leads, and by which ways it reaches a person. */
export const NOTIFICATION_POLICIES = {
  message: {
    icon: 'message',
    path: (conversationId) => `/chat/${conversationId}`,
    email: 'never',
    // Somebody waits for an answer.
    pushUrgency: 'high',
    team: 'all',
  },
  // A reminder, some hours before.
  meeting: {
    icon: 'calendar',
    path: (conversationId) => `/chat/${conversationId}`,
    email: 'if-wanted',
    pushUrgency: 'high',
    team: 'all',
  },
  favorite: {
    icon: 'heart',
    path: (listingId) => `/listing/${listingId}`,
    email: 'never',
    pushUrgency: 'normal',
    team: 'all',
  },
  // What a day brought the ads with a Premium or Spotlight place.
  interest: {
    icon: 'heart',
    path: () => '/my-listings',
    email: 'never',
    pushUrgency: 'normal',
    team: 'all',
  },
  saved_search: {
    icon: 'search',
    path: (searchId) => `/saved-searches?run=${searchId}`,
    email: 'if-wanted',
    pushUrgency: 'normal',
    team: 'all',
  },
  // Of an ad among one's favorites.
  price_dropped: {
    icon: 'tag',
    path: (listingId) => `/listing/${listingId}`,
    email: 'if-wanted',
    pushUrgency: 'normal',
    team: 'all',
  },
  // New ads of the sellers somebody follows, all of a day together; about the newest.
  followed_ads: {
    icon: 'store',
    path: () => '/following?tab=ads',
    email: 'if-wanted',
    pushUrgency: 'normal',
    team: 'all',
  },
  // An invitation to rate the other side of a sale.
  rating: {
    icon: 'star',
    path: (listingId) => `/rate/${listingId}`,
    email: 'if-wanted',
    pushUrgency: 'normal',
    team: 'all',
  },
  // A rating that was received.
  rated: {
    icon: 'star',
    path: () => '/profile?tab=ratings',
    email: 'never',
    pushUrgency: 'normal',
    team: 'all',
  },
  verification: {
    icon: 'badge',
    path: null,
    email: 'never',
    pushUrgency: 'normal',
    team: 'owners',
  },
  expiry: {
    icon: 'calendar',
    path: (listingId) => `/my-listings?renew=${listingId}`,
    email: 'if-wanted',
    pushUrgency: 'normal',
    team: 'all',
  },
  same_photo: {
    icon: 'photos',
    path: (listingId) => `/my-listings?renew=${listingId}`,
    email: 'never',
    pushUrgency: 'normal',
    team: 'all',
  },
  plan: {
    icon: 'bell',
    path: () => '/subscription',
    email: 'always',
    pushUrgency: 'normal',
    team: 'owners',
  },
  featured: {
    icon: 'bell',
    path: () => '/my-listings',
    email: 'always',
    pushUrgency: 'normal',
    team: 'all',
  },
  moderation: {
    icon: 'bell',
    path: (decisionId) => `/appeal/${decisionId}`,
    email: 'always',
    pushUrgency: 'normal',
    team: 'owners',
  },
  // That a person looks at the account, and that they have.
  account_review: {
    icon: 'bell',
    path: null,
    email: 'never',
    pushUrgency: 'normal',
    team: 'owners',
  },
  report: { icon: 'bell', path: null, email: 'never', pushUrgency: 'normal', team: 'owners' },
  contact: { icon: 'bell', path: null, email: 'always', pushUrgency: 'normal', team: 'owners' },
  // To a business, of its manager.
  manager: {
    icon: 'message',
    path: () => '/manager',
    email: 'if-wanted',
    pushUrgency: 'high',
    team: 'owners',
  },
  // Of the people who work for a business, to it and to them.
  team: {
    icon: 'bell',
    path: () => '/team',
    email: 'never',
    pushUrgency: 'normal',
    team: 'owners',
  },
  // To a manager, of a business.
  manager_desk: {
    icon: 'message',
    path: (accountId) => `/admin-dashboard?tab=gerentes&account=${accountId}`,
    email: 'never',
    pushUrgency: 'high',
    team: 'owners',
  },
} as const satisfies Readonly<Record<NotificationType, NotificationPolicy>>

/**
 * The policy of a type as it came over the wire; undefined for one that only a newer server knows,
 * which an app that was not reloaded since then may be told of.
 */
export function findNotificationPolicy(type: string): NotificationPolicy | undefined {
  const known = NOTIFICATION_TYPES.find((each) => each === type)
  return known && NOTIFICATION_POLICIES[known]
}

/** What a business is told that only who administrates it is shown: its money, its manager, decisions about it. */
export const OWNERS_NOTIFICATIONS: readonly NotificationType[] = NOTIFICATION_TYPES.filter(
  (type) => NOTIFICATION_POLICIES[type].team === 'owners',
)

/** Where a tap on a notification leads, null for nowhere. */
export function notificationPath({
  type,
  relatedId,
}: {
  type: string
  relatedId: number | null
}): string | null {
  if (relatedId === null) return null
  return findNotificationPolicy(type)?.path?.(relatedId) ?? null
}

/** The types of which an email may go along, by whether the person can turn it off. */
export type EmailedType<Email extends 'if-wanted' | 'always'> = {
  [Type in NotificationType]: (typeof NOTIFICATION_POLICIES)[Type]['email'] extends Email
    ? Type
    : never
}[NotificationType]
