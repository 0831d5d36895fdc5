// The days of the demo seller's ads: views, clicks, conversations and hearts as the table of events counts
// them. Of nobody else: only the demo seller's metrics can be looked at.
import {
  type DeviceType,
  EVENT_DAYS,
  type EventSource,
  type EventType,
} from '@wepa/domain/insights/analytics'
import { dateOnly } from '@wepa/domain/text/date'
import type { Ad, Conversation, DayEvent, Favorite, Person } from './demo.ts'
import { DEMO_ID } from './people.ts'
import type { Random } from './random.ts'

const DAY = 86_400_000

const sources: readonly EventSource[] = [
  'search',
  'search',
  'search',
  'home',
  'home',
  'category',
  'category',
  'similar',
  'shared',
  'direct',
]
const devices: readonly DeviceType[] = ['phone', 'phone', 'phone', 'phone', 'computer', 'tablet']

type Deeds = {
  people: readonly Person[]
  ads: readonly Ad[]
  conversations: readonly Conversation[]
  favorites: readonly Favorite[]
}

type Deed = { adId: number; type: EventType; at: Date }

/** As many views and clicks as each ad counts, on days of its life; conversations and hearts on theirs. */
export function makeEvents(r: Random, deeds: Deeds, now: Date): DayEvent[] {
  const own = deeds.ads.filter((ad) => ad.sellerId === DEMO_ID)
  const ids = new Set(own.map(({ id }) => id))
  const talks = deeds.conversations.flatMap(({ adId, messages: [first] }) =>
    first && ids.has(adId) ? [{ adId, type: 'message' as const, at: first.at }] : [],
  )
  const hearts = deeds.favorites
    .filter(({ adId }) => ids.has(adId))
    .map(({ adId, at }) => ({ adId, type: 'favorite' as const, at }))
  const looks = own.flatMap((ad) => looksAt(r, ad, now))
  const oldest = dateOnly(new Date(now.getTime() - EVENT_DAYS * DAY))
  return tally(r, deeds.people, [...looks, ...talks, ...hearts]).filter(({ day }) => day >= oldest)
}

function looksAt(r: Random, ad: Ad, now: Date): Deed[] {
  const some = (count: number, type: EventType, at: () => Date) =>
    Array.from({ length: count }, () => ({ adId: ad.id, type, at: at() }))
  const before = () => someTime(r, ad, now)
  return [
    ...some(ad.viewsToday, 'view', () => now),
    ...some(ad.views - ad.viewsToday, 'view', before),
    ...some(ad.clicks, 'click', before),
  ]
}

/** Equal ones together, each from somewhere. */
function tally(r: Random, people: readonly Person[], deeds: readonly Deed[]): DayEvent[] {
  const counted = new Map<string, DayEvent>()
  for (const { adId, type, at } of deeds) {
    const day = dateOnly(at)
    const source = r.pick(sources)
    const device = r.pick(devices)
    const town = r.chance(0.7) ? r.pick(people).town.name : null
    const key = [adId, day, type, source, device, town].join()
    const event = counted.get(key) ?? { adId, day, type, source, device, town, count: 0 }
    counted.set(key, { ...event, count: event.count + 1 })
  }
  return [...counted.values()]
}

/** A moment between publication and yesterday: most look while an ad is new. */
function someTime(r: Random, ad: Ad, now: Date): Date {
  const age = Math.max(0, now.getTime() - DAY - ad.createdAt.getTime())
  return new Date(ad.createdAt.getTime() + age * r.next() ** 1.6)
}
