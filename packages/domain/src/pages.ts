// Every page of the product by the first part of its path, and what others than its screen have to
// know of it: search engines, the server's cache, the service worker, the start without network.

export type PagePolicy = {
  /**
   * What robots are told. `index`: to list it, unless what it shows says otherwise (an empty search).
   * `no-crawl`: not to fetch it. `hidden`: neither to fetch it nor to list it.
   */
  robots: 'index' | 'no-crawl' | 'hidden'
  /** Stands in the sitemap: as new as the newest ad, without a date, or of a day ('2025-01-07'). */
  sitemap?: 'newest-ad' | 'undated' | `${number}-${number}-${number}`
  /** Parameters that change what the server renders; others are read in the browser alone. */
  params?: readonly string[]
  /** A page of results: what was searched for, the filters and the place in the list are such parameters. */
  hasResults?: true
  /** Its address is as good as a key: it goes nowhere as a Referer, and no cache keeps it. */
  isSecret?: true
  /** What it shows belongs to a person: without the program its HTML says nothing yet. */
  needsProgram?: true
  /**
   * What the service worker does. Unless given, the page is fetched, and without network shown as it
   * came last. `own-list`: its HTML is empty, since a list of one's own comes from the data that is kept
   * on the device. `never`: it is left alone.
   */
  offline?: 'own-list' | 'never'
  /**
   * The kept answers that a start without network shows at once (`kept-rules.ts` of the web), and how
   * many of them at most.
   */
  primed?: readonly [answers: string, most: number]
}

/** The first page is home. */
export const PAGES = {
  '': { robots: 'index', sitemap: 'newest-ad' },
  search: { robots: 'index', sitemap: 'newest-ad', hasResults: true },
  /** In the sitemap each category by itself. */
  category: { robots: 'index', sitemap: 'newest-ad', hasResults: true },
  /** Ads and sellers have sitemaps of their own. */
  listing: { robots: 'index' },
  seller: { robots: 'index' },

  /** Of ads that somebody chose: which ones, the address says. */
  comparar: { robots: 'hidden', params: ['ids'] },

  'marketplace-guides': { robots: 'index', sitemap: 'undated' },
  'guide-selling-tips': { robots: 'index', sitemap: 'undated' },
  'guide-buying-guide': { robots: 'index', sitemap: 'undated' },
  'guide-local-market': { robots: 'index', sitemap: 'undated' },
  'safety-tips': { robots: 'index', sitemap: 'undated' },
  help: { robots: 'index', sitemap: 'undated' },
  contact: { robots: 'index', sitemap: 'undated' },
  /** What people need in a storm, on the island or by town. */
  esenciales: { robots: 'index', sitemap: 'undated' },
  subscription: { robots: 'index', sitemap: 'undated', params: ['plan'] },
  'ai-chat': { robots: 'index', sitemap: 'undated' },
  // Both pages show this date.
  terms: { robots: 'index', sitemap: '2025-01-07' },
  privacy: { robots: 'index', sitemap: '2025-01-07' },

  auth: { robots: 'hidden', params: ['tab', 'redirect'] },
  'forgot-username': { robots: 'hidden' },
  'reset-password': { robots: 'hidden', isSecret: true },
  'account-undo': { robots: 'hidden', isSecret: true, offline: 'never' },
  unsubscribe: { robots: 'hidden', isSecret: true, offline: 'never' },
  appeal: { robots: 'hidden', isSecret: true, offline: 'never' },
  /** A meeting that somebody shares, by the key of their link. */
  encuentro: { robots: 'hidden', isSecret: true, offline: 'never' },

  favorites: {
    robots: 'hidden',
    needsProgram: true,
    offline: 'own-list',
    primed: ['favorites.list', 1],
  },
  following: {
    robots: 'hidden',
    needsProgram: true,
    params: ['tab'],
    offline: 'own-list',
    primed: ['follows.list', 1],
  },
  'recently-viewed': {
    robots: 'hidden',
    needsProgram: true,
    offline: 'own-list',
    primed: ['users.recentlyViewed', 1],
  },
  'my-listings': {
    robots: 'hidden',
    needsProgram: true,
    params: ['tab'],
    offline: 'own-list',
    primed: ['users.listings', 3],
  },
  inventory: {
    robots: 'hidden',
    needsProgram: true,
    offline: 'own-list',
    primed: ['inventory.list', 2],
  },
  'saved-searches': {
    robots: 'hidden',
    needsProgram: true,
    offline: 'own-list',
    primed: ['savedSearches.list', 1],
  },
  messages: {
    robots: 'hidden',
    needsProgram: true,
    offline: 'own-list',
    primed: ['conversations.list', 2],
  },
  notifications: {
    robots: 'hidden',
    needsProgram: true,
    offline: 'own-list',
    primed: ['notifications.list', 1],
  },
  chat: { robots: 'hidden', needsProgram: true },

  'post-ad': { robots: 'no-crawl', needsProgram: true },
  'edit-listing': { robots: 'hidden', needsProgram: true },
  'featured-listings': { robots: 'no-crawl', params: ['plan'] },
  'featured-upgrade': { robots: 'hidden', needsProgram: true, params: ['tier'] },
  'featured-report': { robots: 'hidden', needsProgram: true },
  profile: { robots: 'hidden', needsProgram: true, params: ['tab'] },
  settings: { robots: 'hidden', needsProgram: true, params: ['tab'] },
  developers: { robots: 'hidden', needsProgram: true },
  manager: { robots: 'hidden', needsProgram: true },
  team: { robots: 'hidden', needsProgram: true },
  'team-invitation': { robots: 'hidden', isSecret: true, offline: 'never' },
  analytics: { robots: 'hidden', needsProgram: true, offline: 'own-list' },
  'verification-request': { robots: 'hidden', needsProgram: true },
  rate: { robots: 'hidden', needsProgram: true },
  report: { robots: 'hidden', needsProgram: true },
  pendientes: { robots: 'hidden', needsProgram: true },
  'admin-dashboard': { robots: 'hidden', needsProgram: true, params: ['tab'] },
  'admin-payments': { robots: 'hidden', needsProgram: true },
} as const satisfies Readonly<Record<string, PagePolicy>>

export type PageName = keyof typeof PAGES

/** The pages of the sitemap and of robots.txt, with their names. */
export function listPages(): [name: string, policy: PagePolicy][] {
  return Object.entries(PAGES)
}

/** The policy of the page under a path, also of what lies below it; undefined where there is no page. */
export function findPage(path: string): PagePolicy | undefined {
  const name = findPageName(path)
  return name === undefined ? undefined : policies[name]
}

/** The page under a path, also under what lies below it: 'listing' of '/listing/12'. Home is ''. */
export function findPageName(path: string): string | undefined {
  // Routes are found whatever the case of their letters.
  const name = path.split('/', 2)[1]?.toLowerCase() ?? ''
  return Object.hasOwn(PAGES, name) ? name : undefined
}

const policies: Readonly<Record<string, PagePolicy>> = PAGES
