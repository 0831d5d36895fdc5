import type { ActivityAction } from '@wepa/domain/admin/dashboard'
import type { Deps } from '../../context.ts'
import type { NewActivity } from '../../db/tables/activities.ts'

type Doing = {
  action: ActivityAction
  userId?: number
  listingId?: number
  metadata?: NewActivity['metadata']
}

/** Notes what somebody did (Activity), once it stands; it is written a moment later. */
export function noteActivity(
  { activities, clock }: Pick<Deps, 'activities' | 'clock'>,
  { action, userId, listingId, metadata = {} }: Doing,
): void {
  activities.note({
    action,
    userId: userId ?? null,
    entityType: listingId === undefined ? null : 'listing',
    entityId: listingId ?? null,
    metadata,
    createdAt: clock.now(),
  })
}
