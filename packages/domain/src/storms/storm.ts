// Storm mode: what holds in some regions for some days once the administration switches it on (docs/product/storm-mode.md).
import { findPlace } from '../places/municipalities.ts'
import type { Region } from '../places/regions.ts'
import { longDate } from '../text/date.ts'

/** A storm as everybody is told of it. `until` is when it ends by itself. */
export type Storm = { reason: string; regions: Region[]; until: string }

/** The most days that a storm lasts from now on, also when it is prolonged. */
export const MOST_STORM_DAYS = 30
export const MAX_STORM_REASON = 60

/** What administrators do with a storm, for its log. */
export const STORM_ACTS = ['start', 'prolong', 'end'] as const
export type StormAct = (typeof STORM_ACTS)[number]

/** The cookie with the region of a person's town, as a slug ('sur'): kept while a storm is on, so that pages can go by it. */
export const REGION_COOKIE = 'wepa_region'
/** The cookie with the day ('2026-09-05') on which somebody closed the notice of a storm. */
export const NOTICE_COOKIE = 'wepa_storm'

/** What is known of where somebody is who asks for a page. */
export type Whereabouts = {
  /** All cookies, as in a `Cookie` header. */
  cookies: string | undefined
  /** The place that the page is about: a search's, a town's. */
  place: string | undefined
}

/**
 * Whether a storm is where somebody is: by the town they have told, else by the place that the page is about. Of whom
 * nothing is known it is assumed: they may be in it.
 */
export function isInStorm(storms: readonly Storm[], { cookies = '', place }: Whereabouts): boolean {
  if (storms.length === 0) return false
  const told = /(?:^|;\s*)wepa_region=([a-z-]+)(?:;|$)/.exec(cookies)?.[1]
  const region = regionOf(told) ?? regionOf(place)
  return region === undefined || storms.some(({ regions }) => regions.includes(region))
}

/** The region of a municipality, or the region itself; undefined for the whole island and for what is no place. */
export function regionOf(place: string | null | undefined): Region | undefined {
  const found = findPlace(place ?? '')
  return found?.kind === 'region' ? found.name : found?.region
}

/** Whether the notice was closed on this day of Puerto Rico's calendar. */
export function isNoticeClosed(cookies: string | undefined, day: string): boolean {
  return `; ${cookies ?? ''};`.includes(`; ${NOTICE_COOKIE}=${day};`)
}

/** 'Norte, Sur y Este'. */
export function listRegions(regions: readonly string[]): string {
  const last = regions.at(-1) ?? ''
  const others = regions.slice(0, -1).join(', ')
  // 'Este e Islas': before an i it is e.
  return others === '' ? last : `${others} ${/^i/i.test(last) ? 'e' : 'y'} ${last}`
}

/** 'Huracán Ernesto: Norte y Sur, hasta el 5 de septiembre de 2026'. */
export function stormWords({ reason, regions, until }: Storm): string {
  return `${reason}: ${listRegions(regions)}, hasta el ${longDate(until)}`
}
