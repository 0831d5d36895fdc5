// What 'Analytics for Business' counts, and the rules by which groups that are too small stay unnamed.
import { dateOnly, startOfDay } from '../text/date.ts'
import { percentage } from './analytics.ts'

/** Periods that can be asked for, in days, today included. */
export const ANALYTICS_PERIODS = [7, 30, 90] as const
export type AnalyticsPeriod = (typeof ANALYTICS_PERIODS)[number]

export const ANALYTICS_PARTS = ['searches', 'funnel', 'answers', 'prices'] as const
export type AnalyticsPart = (typeof ANALYTICS_PARTS)[number]

/** Words that fewer people looked for are shown to nobody: they may be what one person alone would write. */
export const LEAST_SEARCHERS = 3
/** A buyers' town with fewer in its largest step could point at one neighbor: it is not named. */
export const LEAST_OF_TOWN = 3
/** Fewer first answers say nothing of weekdays and hours. */
export const LEAST_ANSWERS = 10

const DAY = 86_400_000

/** The days of a period that ends today, both included, and the moment at which it began. */
export function periodOf(
  now: Date,
  days: AnalyticsPeriod,
): { from: string; to: string; since: Date } {
  const since = new Date(startOfDay(now).getTime() - (days - 1) * DAY)
  return { from: dateOnly(since), to: dateOnly(now), since }
}

export type FunnelSteps = { views: number; conversations: number; sales: number }

/** `deleted`: of ads that are gone, whose views went with them. `unknown`: nobody said the town. */
export const FUNNEL_KINDS = ['named', 'others', 'unknown', 'deleted'] as const
export type FunnelKind = (typeof FUNNEL_KINDS)[number]

export type FunnelGroup = FunnelSteps & {
  kind: FunnelKind
  name: string | null
  /** Conversations of a hundred views, '12.5'; null without views. */
  conversationRate: string | null
  /** Sales of a hundred conversations; null without conversations. */
  saleRate: string | null
}

export type CountedGroup = FunnelSteps & { kind: FunnelKind; name: string | null }

const nothing: FunnelSteps = { views: 0, conversations: 0, sales: 0 }

export function addSteps(one: FunnelSteps, other: FunnelSteps): FunnelSteps {
  return {
    views: one.views + other.views,
    conversations: one.conversations + other.conversations,
    sales: one.sales + other.sales,
  }
}

/** Adds up all groups; the rates leave out ads that are gone, whose views are not known any more. */
export function sumFunnel(groups: readonly CountedGroup[]): FunnelGroup {
  const known = groups.filter(({ kind }) => kind !== 'deleted').reduce(addSteps, nothing)
  const all = groups.reduce(addSteps, nothing)
  return { ...withRates({ ...known, kind: 'named', name: null }), ...all }
}

/** Groups of one name as one, the one with most first; what stands for no single name comes last. */
export function listFunnel(groups: readonly CountedGroup[]): FunnelGroup[] {
  const byName = new Map<string, CountedGroup>()
  for (const group of groups) {
    const key = `${group.kind} ${group.name ?? ''}`
    byName.set(key, { ...group, ...addSteps(byName.get(key) ?? nothing, group) })
  }
  return [...byName.values()].sort(isBefore).map(withRates)
}

/** Takes the name from groups whose largest step is below `least`. */
export function hideSmallGroups(groups: readonly CountedGroup[], least: number): CountedGroup[] {
  return listFunnel(groups).map(({ kind, name, views, conversations, sales }) => {
    const isSmall = kind === 'named' && Math.max(views, conversations, sales) < least
    const shown = isSmall ? ({ kind: 'others', name: null } as const) : { kind, name }
    return { ...shown, views, conversations, sales }
  })
}

function isBefore(one: CountedGroup, other: CountedGroup): number {
  return (
    FUNNEL_KINDS.indexOf(one.kind) - FUNNEL_KINDS.indexOf(other.kind) ||
    other.views - one.views ||
    other.conversations - one.conversations ||
    other.sales - one.sales ||
    (one.name ?? '').localeCompare(other.name ?? '', 'es')
  )
}

function withRates(group: CountedGroup): FunnelGroup {
  const { kind, name, views, conversations, sales } = group
  return {
    kind,
    name,
    views,
    conversations,
    sales,
    conversationRate: views > 0 ? percentage(conversations, views) : null,
    saleRate: conversations > 0 ? percentage(sales, conversations) : null,
  }
}
