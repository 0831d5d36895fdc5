import type { DeviceType, EventSource, EventType } from '@wepa/domain/insights/analytics'
import type { Database } from '../../db/database.ts'

/** All ads of a person, or the one with this id; from `from` to `to`, both included. */
type Window = { userId: number; listingId?: number | undefined; from: string; to: string }

type DayCount = { date: string; type: EventType; count: number }

/** What happened on each day; days without events are left out. */
export async function listDayCounts(db: Database, window: Window): Promise<DayCount[]> {
  return inWindow(db, window)
    .select(({ fn }) => [
      'eventDate as date',
      'eventType as type',
      fn.sum<number>('count').as('count'),
    ])
    .groupBy(['eventDate', 'eventType'])
    .execute()
}

type Origins = {
  sources: { name: EventSource | null; views: number }[]
  devices: { name: DeviceType | null; views: number }[]
  towns: { name: string; views: number }[]
}

/** Where the views came from, the most first; towns with fewer than `leastOfTown` are left out. */
export async function sumViewOrigins(
  db: Database,
  { leastOfTown, ...window }: Window & { leastOfTown: number },
): Promise<Origins> {
  const sumBy = <Column extends 'source' | 'deviceType' | 'viewerLocation'>(column: Column) =>
    inWindow(db, window)
      .select(({ fn, ref }) => [ref(column).as('name'), fn.sum<number>('count').as('views')])
      .where('eventType', '=', 'view')
      .groupBy(column)
      .orderBy('views', 'desc')
      .orderBy(column)
      .execute()
  const [sources, devices, towns] = await Promise.all([
    sumBy('source'),
    sumBy('deviceType'),
    sumBy('viewerLocation'),
  ])
  return {
    sources,
    devices,
    towns: towns.flatMap(({ name, views }) =>
      name !== null && views >= leastOfTown ? [{ name, views }] : [],
    ),
  }
}

function inWindow(db: Database, { userId, listingId, from, to }: Window) {
  const events = db
    .selectFrom('businessAnalytics')
    .innerJoin('listings', 'listings.id', 'businessAnalytics.listingId')
    .where('listings.userId', '=', userId)
    .where('eventDate', '>=', from)
    .where('eventDate', '<=', to)
  return listingId === undefined ? events : events.where('listingId', '=', listingId)
}
