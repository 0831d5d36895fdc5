// What the monitoring dashboard shows.
import * as z from 'zod/mini'
import { PlanId } from '../payments/plan.ts'
import { count, decimal, id, moment } from '../scalar.ts'

/** `revenue24h` in dollars as a decimal. */
export const AdminStats = z.object({
  totalUsers: count(),
  newUsers24h: count(),
  newUsers7d: count(),
  activeUsers24h: count(),
  newListings24h: count(),
  totalListings: count(),
  revenue24h: decimal(),
  totalViews24h: count(),
  totalSearches24h: count(),
})
export type AdminStats = z.infer<typeof AdminStats>

/** One day of Puerto Rico's calendar; `revenue` in dollars as a decimal. */
export const AdminDay = z.object({
  date: z.iso.date(),
  newUsers: count(),
  newListings: count(),
  views: count(),
  searches: count(),
  revenue: decimal(),
})
export type AdminDay = z.infer<typeof AdminDay>

export const RecentUser = z.object({
  id: id(),
  fullName: z.string(),
  username: z.string(),
  email: z.string(),
  subscriptionPlan: PlanId,
  createdAt: moment(),
  loginCount: count(),
})
export type RecentUser = z.infer<typeof RecentUser>

export const ActiveSession = z.object({
  id: id(),
  isActive: z.boolean(),
  userAgent: z.nullable(z.string()),
  fullName: z.string(),
  username: z.string(),
  ipAddress: z.nullable(z.string()),
  lastActivityAt: moment(),
})
export type ActiveSession = z.infer<typeof ActiveSession>

export const ACTIVITY_ACTIONS = [
  'login',
  'logout',
  'create_listing',
  'view_listing',
  'search',
  'registration',
  'move_featured',
  'storm_mode',
] as const
export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number]

/** `username` null for an anonymous visitor, and for every search. */
export const Activity = z.object({
  // More of them come in the years than there are ids of other things.
  id: z.int(),
  action: z.enum(ACTIVITY_ACTIONS),
  username: z.nullable(z.string()),
  entityType: z.nullable(z.string()),
  entityId: z.nullable(z.int()),
  metadata: z.record(z.string(), z.unknown()),
  createdAt: moment(),
})
export type Activity = z.infer<typeof Activity>
