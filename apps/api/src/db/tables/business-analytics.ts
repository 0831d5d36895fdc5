import type { DeviceType, EventSource, EventType } from '@wepa/domain/insights/analytics'
import type { Generated } from 'kysely'

/** Row of `business_analytics`: equal events of an ad on one day, counted. Never says who. */
export type BusinessAnalyticsTable = {
  listingId: number
  /** The day in Puerto Rico, as 'YYYY-MM-DD'. */
  eventDate: string
  eventType: EventType
  source: EventSource | null
  /** The name of a municipality. */
  viewerLocation: string | null
  deviceType: DeviceType | null
  count: Generated<number>
}
