// What a Spotlight place brought its ad: which days its report is about, their sums, and how others like it did.
import { BENCHMARK_MINIMUM_ADS, type DayMetrics, fillDates, METRIC_OF } from './analytics.ts'
import type { PerDay, PlaceReport } from './place-report-schema.ts'

export const REPORT_METRICS = [
  { name: 'views', label: 'Vistas' },
  { name: 'clicks', label: 'Clics' },
  { name: 'messages', label: 'Mensajes' },
  { name: 'favorites', label: 'Favoritos' },
] as const
export type ReportMetric = (typeof REPORT_METRICS)[number]['name']

type Sums = Pick<PlaceReport, ReportMetric>

/** A place of an ad that was paid for, or that a plan gave. */
export type BoughtTime = { plan: string; startsAt: Date; endsAt: Date }

/** Places that follow each other without a gap are one. Dates round to a millisecond. */
const noGap = 1000

/**
 * The last stretch of time in which an ad was featured without a gap, where it is a Spotlight place: of those that begin
 * later than `now` none. Null for an ad whose last place was another one.
 */
export function lastSpotlight(
  bought: readonly BoughtTime[],
  now: Date,
): { startsAt: Date; endsAt: Date } | null {
  const begun = bought
    .filter(({ startsAt }) => startsAt <= now)
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
  const stretches: { startsAt: Date; endsAt: Date; isSpotlight: boolean }[] = []
  for (const { plan, startsAt, endsAt } of begun) {
    const last = stretches.at(-1)
    const isSpotlight = plan === 'spotlight'
    if (last && startsAt.getTime() <= last.endsAt.getTime() + noGap) {
      last.endsAt = new Date(Math.max(endsAt.getTime(), last.endsAt.getTime()))
      last.isSpotlight ||= isSpotlight
    } else stretches.push({ startsAt, endsAt, isSpotlight })
  }
  const last = stretches.at(-1)
  return last?.isSpotlight ? { startsAt: last.startsAt, endsAt: last.endsAt } : null
}

type Counted = Parameters<typeof fillDates>[1]

/** The days from `from` to `to` with what was counted on each, and their sums. */
export function sumDays(from: string, to: string, counted: Counted): Sums & { days: DayMetrics[] } {
  const days = fillDates(datesBetween(from, to), counted)
  const sum = (metric: ReportMetric) => days.reduce((total, day) => total + day[metric], 0)
  return {
    days,
    views: sum('views'),
    clicks: sum('clicks'),
    messages: sum('messages'),
    favorites: sum('favorites'),
  }
}

/**
 * What an ad and others like it count on an average day; null where fewer than 30 others tell.
 * @param others what `ads` of them were counted in the same days, all together
 */
export function compareDays(
  own: Sums,
  others: { ads: number; counted: readonly { type: keyof typeof METRIC_OF; count: number }[] },
  days: number,
): PlaceReport['comparison'] {
  if (others.ads < BENCHMARK_MINIMUM_ADS || days < 1) return null
  const theirs = { views: 0, clicks: 0, messages: 0, favorites: 0 }
  for (const { type, count } of others.counted) theirs[METRIC_OF[type]] += count
  return {
    ads: others.ads,
    own: averages(own, days),
    others: averages(theirs, days * others.ads),
  }
}

function averages({ views, clicks, messages, favorites }: Sums, by: number): PerDay {
  const average = (sum: number) => (sum / by).toFixed(1)
  return {
    views: average(views),
    clicks: average(clicks),
    messages: average(messages),
    favorites: average(favorites),
  }
}

const DAY = 86_400_000

function datesBetween(from: string, to: string): string[] {
  const [first, last] = [Date.parse(from), Date.parse(to)]
  return Array.from({ length: Math.max(0, Math.round((last - first) / DAY)) + 1 }, (_, index) =>
    new Date(first + index * DAY).toISOString().slice(0, 10),
  )
}
