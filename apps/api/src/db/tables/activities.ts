import type { ActivityAction } from '@wepa/domain/admin/dashboard'
import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date, never>

/** Row of `activities`: `userId` null for a visitor, and for every search (nobody's words are kept with their name). */
export type ActivitiesTable = {
  id: Generated<number>
  action: ActivityAction
  userId: number | null
  entityType: string | null
  entityId: number | null
  metadata: ColumnType<Record<string, unknown>, string, never>
  createdAt: Timestamp
}

/** Something that somebody did (Activity). Nothing of it is private: no IP, no whole text. */
export type NewActivity = {
  action: ActivityAction
  /** null for a visitor. */
  userId: number | null
  entityType: 'listing' | 'user' | null
  entityId: number | null
  metadata: Readonly<Record<string, string | number>>
  createdAt: Date
}

/** Row of `activity_counts`: how often within the ten minutes that began at `since`. */
export type ActivityCountsTable = {
  since: Timestamp
  action: ActivityAction
  count: number
}

/** Row of `role_changes`, only ever added to: who runs the marketplace since when, and who said so. */
export type RoleChangesTable = {
  id: Generated<number>
  userId: number | null
  role: 'user' | 'admin'
  madeBy: string
  createdAt: Timestamp
}
