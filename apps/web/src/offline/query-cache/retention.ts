// Which answers of the server are kept for reading without network, and how many of each kind.
import type { QueryKey } from '@tanstack/react-query'

export type KeptRule = {
  /** Answers of one group push each other out, the oldest first. */
  group: string
  /** How many of the group stay. */
  most: number
  /** A larger answer is not kept, in characters of JSON. */
  size: number
  /** What everybody may read: where a person has not kept it, what a visitor kept here will do. */
  isShared: boolean
  /** Its thumbnails are fetched ahead as well. */
  hasPictures: boolean
}

/** Pages of a list that are kept: what one scrolled to is more than what one looks for. */
export const mostPages = 2
/** Nothing older is shown, in days. */
export const mostDays = 30

const list = { most: 1, size: 300_000, isShared: false, hasPictures: false }
const own = { ...list, hasPictures: true }
const shared = { ...list, isShared: true }
const small = { size: 40_000, isShared: true, hasPictures: false }

/** By path and, where one path answers two kinds of screens, by kind of query. */
const rules: Readonly<Record<string, Omit<KeptRule, 'group'>>> = {
  'favorites.list': own,
  'favorites.ids': list,
  'follows.list': own,
  'follows.newAds': own,
  'follows.ids': list,
  'users.recentlyViewed': own,
  // One's own in three tabs, and those of sellers one looked at.
  'users.listings': { ...own, most: 8 },
  'inventory.list': { ...own, most: 4 },
  'users.sellerStats': list,
  'users.sellerTrend': list,
  // In three periods.
  'businessAnalytics.searches': { ...list, most: 3 },
  'businessAnalytics.funnel': { ...list, most: 3 },
  'businessAnalytics.answers': { ...list, most: 3 },
  'businessAnalytics.prices': list,
  'savedSearches.list': list,
  'notifications.list': list,
  'conversations.list': { ...own, most: 2 },
  'conversations.get': { ...list, most: 30, size: 40_000 },
  'conversations.messages': { ...list, most: 30, size: 150_000 },
  'conversations.quickAnswers': list,
  'meetings.upcoming': list,
  // The last searches; the rows of home.
  'listings.browse infinite': { ...shared, most: 10 },
  'listings.browse query': { ...shared, most: 12 },
  'listings.similar': { ...shared, most: 12 },
  'listings.ofSeller': { ...shared, most: 12 },
  'listings.countByMunicipality': { ...small, most: 10 },
  'listings.get': { ...small, most: 60 },
  'users.get': { ...small, most: 40 },
  'trust.score': { ...small, most: 40 },
  'ratings.list': { ...small, most: 20 },
  'categories.get': { ...small, most: 11 },
  // The island's and some towns'.
  'storms.essentials': { ...shared, most: 6, hasPictures: false },
}

/** The rule for a query by its tRPC key, `[['favorites', 'list'], { input, type }]`; undefined where nothing is kept. */
export function ruleOf([path, options]: QueryKey): KeptRule | undefined {
  if (!Array.isArray(path)) return undefined
  const name = path.join('.')
  const withKind = `${name} ${kindOf(options)}`
  const group = Object.hasOwn(rules, withKind) ? withKind : name
  const rule = Object.hasOwn(rules, group) ? rules[group] : undefined
  return rule && { group, ...rule }
}

function kindOf(options: unknown): string {
  const hasKind = typeof options === 'object' && options !== null && 'type' in options
  return hasKind && options.type === 'infinite' ? 'infinite' : 'query'
}
