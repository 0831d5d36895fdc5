// The report of a Spotlight place (/featured-report/{id}): on the page, as PDF and in the email.
import * as z from 'zod/mini'
import { count, id, moment } from '../scalar.ts'
import type { SocialPost } from '../sharing/social.ts'
import { DayMetrics, EventSource } from './analytics.ts'

/** A day's average with one decimal: '3.4'. */
const perDay = {
  views: z.string(),
  clicks: z.string(),
  messages: z.string(),
  favorites: z.string(),
}
const PerDay = z.object(perDay)
export type PerDay = z.infer<typeof PerDay>

/**
 * A Spotlight place day by day and in sum. `from` and `to` are days of Puerto Rico's calendar, both included; of a place
 * longer than 90 days the last 90. `returned`: people who looked again on another day. `sources` says of the views where
 * in the app they came from, most first. `comparison` is null where fewer than 30 ads of others can stand for it.
 */
export const PlaceReport = z.object({
  listing: z.object({ id: id(), title: z.string() }),
  startsAt: moment(),
  endsAt: moment(),
  isOver: z.boolean(),
  from: z.iso.date(),
  to: z.iso.date(),
  days: z.array(DayMetrics),
  views: count(),
  clicks: count(),
  messages: count(),
  favorites: count(),
  returned: count(),
  isSold: z.boolean(),
  sources: z.array(z.object({ name: z.nullable(EventSource), views: count() })),
  comparison: z.nullable(z.object({ ads: count(), own: PerDay, others: PerDay })),
})
export type PlaceReport = z.infer<typeof PlaceReport>

/** The report as its owner reads it: with the posts about the ad as they stand now. */
export type ShownReport = PlaceReport & { posts: SocialPost[] }
