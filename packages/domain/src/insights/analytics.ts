// Metrics about ads: the seller's own and the events behind them.
import * as z from 'zod/mini'
import type { FeaturedPlanId } from '../payments/featured-plan.ts'
import type { PlanId } from '../payments/plan.ts'
import { count, id } from '../scalar.ts'

export const EVENT_TYPES = ['view', 'click', 'message', 'favorite'] as const
export type EventType = (typeof EVENT_TYPES)[number]

/** Where somebody was when the ad caught their eye; `shared` is a link that the app handed on. */
export const EVENT_SOURCES = [
  'home',
  'search',
  'category',
  'similar',
  'favorites',
  'recent',
  'shared',
  'direct',
] as const
export const EventSource = z.enum(EVENT_SOURCES, 'Origen inválido')
export type EventSource = (typeof EVENT_SOURCES)[number]

export const DEVICE_TYPES = ['phone', 'tablet', 'computer'] as const
export type DeviceType = (typeof DEVICE_TYPES)[number]

/** Days that the seller's curve shows, today included. */
export const TREND_DAYS = 30
/** Days after which the events of an ad are forgotten; its counters stay. */
export const EVENT_DAYS = 90
/** A town with fewer views could point at one neighbor: it is not named. */
export const TOWN_MINIMUM_VIEWS = 3

/**
 * Equal events of one ad and day, as often as `count` says. Who it was is never kept: `viewerLocation`
 * is at most the municipality of the viewer's own profile. `userId` is the ad's owner.
 */
export const AnalyticsEvent = z.object({
  userId: id(),
  listingId: id(),
  eventType: z.enum(EVENT_TYPES),
  eventDate: z.iso.date(),
  source: z.nullable(EventSource),
  viewerLocation: z.nullable(z.string()),
  deviceType: z.nullable(z.enum(DEVICE_TYPES)),
  count: count(),
})
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>

const sums = { views: count(), clicks: count(), messages: count(), favorites: count() }

/** What happened on one day of Puerto Rico's calendar. */
export const DayMetrics = z.object({ date: z.iso.date(), ...sums })
export type DayMetrics = z.infer<typeof DayMetrics>

export const ANALYTICS_LEVELS = ['basic', 'advanced'] as const
export type AnalyticsLevel = (typeof ANALYTICS_LEVELS)[number]

/**
 * What a person may see of their ads' days: nothing on Free, the days on Pro, and on Business also
 * where views came from. A paid place brings the same for its own ad: the days with Básico, all with the others.
 */
export function analyticsLevel(
  plan: PlanId,
  place: FeaturedPlanId | null,
): AnalyticsLevel | 'none' {
  if (plan === 'business' || place === 'premium' || place === 'spotlight') return 'advanced'
  return plan === 'pro' || place === 'basic' ? 'basic' : 'none'
}

/**
 * The last 30 days of one ad or of all: day by day, oldest first, and in sum; the percentages as '12.5'.
 * The three lists say of the views where they came from, most first; null is not known; they are empty on the level 'basic'.
 */
export const SellerTrend = z.object({
  level: z.enum(ANALYTICS_LEVELS),
  days: z.array(DayMetrics),
  ...sums,
  conversion: z.string(),
  ctr: z.string(),
  sources: z.array(z.object({ name: z.nullable(EventSource), views: count() })),
  devices: z.array(z.object({ name: z.nullable(z.enum(DEVICE_TYPES)), views: count() })),
  towns: z.array(z.object({ name: z.string(), views: count() })),
})
export type SellerTrend = z.infer<typeof SellerTrend>

/** What the trend counts of each type of event. */
export const METRIC_OF = {
  view: 'views',
  click: 'clicks',
  message: 'messages',
  favorite: 'favorites',
} as const satisfies Record<EventType, keyof typeof sums>

const DAY = 86_400_000

/** The days up to `today` ('2026-11-21'), oldest first, as dates. */
export function trendDates(today: string): string[] {
  const last = Date.parse(today)
  return Array.from({ length: TREND_DAYS }, (_, index) =>
    new Date(last - (TREND_DAYS - 1 - index) * DAY).toISOString().slice(0, 10),
  )
}

/** The days up to `today` with what was counted on each; days without an event count nothing. */
export function fillDays(
  today: string,
  counted: readonly { date: string; type: EventType; count: number }[],
): DayMetrics[] {
  return fillDates(trendDates(today), counted)
}

/** The same of any days. */
export function fillDates(
  dates: readonly string[],
  counted: readonly { date: string; type: EventType; count: number }[],
): DayMetrics[] {
  const days = new Map(
    dates.map((date) => [date, { date, views: 0, clicks: 0, messages: 0, favorites: 0 }]),
  )
  for (const { date, type, count } of counted) {
    const day = days.get(date)
    if (day) day[METRIC_OF[type]] += count
  }
  return [...days.values()]
}

/** Coarse on purpose. Unknown programs, and those that say they are no person, are null; an iPad may pass for a computer. */
export function deviceOf(userAgent: string | null): DeviceType | null {
  if (!userAgent || /bot|crawl|spider|preview|curl|headless/i.test(userAgent)) return null
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet'
  if (/Mobi|iPhone|iPod/i.test(userAgent)) return 'phone'
  return /Windows NT|Macintosh|X11|CrOS/.test(userAgent) ? 'computer' : null
}

/** A part of a whole in percent with one decimal: 1 of 8 → '12.5'; nothing of nothing → '0.0'. */
export function percentage(part: number, whole: number): string {
  return whole > 0 ? ((part / whole) * 100).toFixed(1) : '0.0'
}

/** Conversion = messages per view, CTR = clicks per view, in percent. */
export function sellerRates(sums: { views: number; clicks: number; messages: number }): {
  conversion: string
  ctr: string
} {
  return {
    conversion: percentage(sums.messages, sums.views),
    ctr: percentage(sums.clicks, sums.views),
  }
}
export const BENCHMARK_MINIMUM_ADS = 30
