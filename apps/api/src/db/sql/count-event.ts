// The one statement that notes an event of an ad, to stand inside the statement that causes it: no
// round trip of its own, and never one without the other.
import type { AnalyticsEvent } from '@wepa/domain/insights/analytics'
import { type RawBuilder, sql } from 'kysely'

/** An event before the statement has found the ad that it is about. */
export type NewEvent = Omit<AnalyticsEvent, 'userId' | 'listingId' | 'count'>

/**
 * `insert …` that counts one event for each row of `ads`, the name of a query with an `id`. Read from an
 * update of the ad itself where there is one: then the ad's row is held first, by everybody.
 */
export function countEvent(event: NewEvent, ads: string): RawBuilder<unknown> {
  return sql`
    insert into business_analytics
      (listing_id, event_date, event_type, source, viewer_location, device_type)
    select id, ${event.eventDate}::date, ${event.eventType}, ${event.source}::text,
      ${event.viewerLocation}::text, ${event.deviceType}::text
    from ${sql.ref(ads)}
    on conflict (listing_id, event_date, event_type, source, viewer_location, device_type)
      do update set count = business_analytics.count + 1`
}
