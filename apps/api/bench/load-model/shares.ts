// Who does what in an evening, and what is taken for granted about it. All sums follow from these.
import { lifetimeOf, mostKept } from '../../src/doors/pages/pages.ts'
import { mostCdnSeconds, usualPoolSize } from '../../src/env/settings.ts'
import { keptAlike } from '../../src/features/similar-ads/list-similar.ts'
import type { Cache } from './page-hits.ts'

/** Those who live where Wepa is at home, and those of them who use it at one moment of a busy evening: 1 %. */
export const island = { people: 3_200_000, atOnce: 32_000 } as const

/** Of one person who is there, in a second; `sockets` at once. What few do is given for all who are there. */
export const perPerson = {
  pageViews: 0.3,
  searches: 0.05,
  sockets: 30_000 / island.atOnce,
  messages: 60 / island.atOnce,
  ads: 5 / island.atOnce,
} as const

export const photosOfAnAd = 3

/** What nobody has measured yet. A better number changes the sums, not the benchmark. */
export const assumed = {
  /** Of page views, those of home, the categories and other addresses that all share; the others are of ads. */
  listShare: 0.25,
  /** Those shared addresses: each is rendered anew by every process when its ten seconds are over. */
  listAddresses: 30,
  /** Ads that can be looked at. The n-th most looked at gets n ** -exponent of the first one's views. */
  ads: 500_000,
  exponent: 0.8,
  /** Of a process or a PostgreSQL, the share of its cores' time that is planned for: above, queues grow. */
  busy: 0.6,
  /** Of each replica: as many replicas are planned as the reads need. */
  replicaCores: 16,
} as const

/** What one process keeps: pages, and which ads are alike. Lifetimes in seconds. */
export const pageCache: Cache = {
  size: mostKept,
  lifetime: lifetimeOf({ cdnPages: 0 }) / 1000,
}
export const similarCache: Cache = {
  size: keptAlike.most,
  lifetime: keptAlike.milliseconds / 1000,
}

/** What a CDN keeps, told `CDN_PAGE_SECONDS` as docs/operations.md advises; its edges count as one. */
export const cdnCache: Cache = { size: Number.POSITIVE_INFINITY, lifetime: mostCdnSeconds }

/** Connections that one process opens at most to each replica it is told of: its reads, and the look at how far it has come. */
export const connectionsToReplica = usualPoolSize + 1

/** What people at once do, each with a cost of its own. */
export const flows = [
  'kept list page',
  'kept ad page',
  'rendered ad page',
  'similar ads kept',
  'similar ads found',
  'ad in the app',
  'search',
  'message',
  'ad with photos',
] as const
export type Flow = (typeof flows)[number]

/** Measured beside them: a part of others' cost, or not among the shares. */
export const besides = ['rendered list page', 'search just asked', 'suggestion'] as const
export type Kind = Flow | (typeof besides)[number]

/** One of something for each kind. */
export function forEachKind<T>(of: (kind: Kind) => T): Readonly<Record<Kind, T>> {
  return {
    'kept list page': of('kept list page'),
    'kept ad page': of('kept ad page'),
    'rendered ad page': of('rendered ad page'),
    'similar ads kept': of('similar ads kept'),
    'similar ads found': of('similar ads found'),
    'ad in the app': of('ad in the app'),
    search: of('search'),
    message: of('message'),
    'ad with photos': of('ad with photos'),
    'rendered list page': of('rendered list page'),
    'search just asked': of('search just asked'),
    suggestion: of('suggestion'),
  }
}
