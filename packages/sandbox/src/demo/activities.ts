// What the people of the demo did last, and how often such things were done in the days before.
import { startOfDay } from '@wepa/domain/text/date'
import type { Demo } from './demo.ts'
import { createRandom, type Random } from './random.ts'
import type { Row } from './row.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Rows of the last hours; older ones nobody pages back to. */
const newest = 80

const searches = [
  { words: 'guagua toyota', category: 'vehiculos' },
  { words: 'nevera' },
  { words: 'apartamento santurce', category: 'bienes-raices' },
  { words: 'planta eléctrica' },
  { words: 'iphone 15', category: 'electronicos' },
  { words: 'cachorro' },
  { words: 'plomero bayamón', category: 'servicios' },
  { words: 'coche de bebé' },
  { words: 'tabla de surf', location: 'Rincón' },
  { words: 'mesa de comedor', category: 'hogar-jardin' },
  { location: 'Ponce' },
  { words: 'bicicleta', location: 'Caguas' },
]

type Doing = {
  action: string
  at: Date
  userId?: number
  adId?: number
  metadata?: Record<string, string | number>
}

/** The last things that people did, in the order in which they were done. */
export function activityRows(demo: Demo, now: Date): Row[] {
  const r = createRandom('activities')
  return doings(r, demo, now)
    .filter(({ at }) => at <= now && now.getTime() - at.getTime() < 3 * DAY)
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .slice(-newest)
    .map(({ action, at, userId, adId, metadata = {} }, i) => ({
      id: i + 1,
      action,
      user_id: userId ?? null,
      entity_type: adId === undefined ? null : 'listing',
      entity_id: adId ?? null,
      metadata,
      created_at: at.toISOString(),
    }))
}

function doings(r: Random, { people, ads, views }: Demo, now: Date): Doing[] {
  const open = ads.filter(({ isActive, status }) => isActive && status === 'active')
  const ago = (most: number) => new Date(now.getTime() - r.next() * most)
  return [
    ...people.map(({ id, lastLoginAt }) => ({ action: 'login', userId: id, at: lastLoginAt })),
    ...people.map(({ id, createdAt }) => ({ action: 'registration', userId: id, at: createdAt })),
    ...ads.map(({ id, sellerId, createdAt }) => ({
      action: 'create_listing',
      userId: sellerId,
      adId: id,
      at: createdAt,
    })),
    ...views.map(({ userId, adId, at }) => ({ action: 'view_listing', userId, adId, at })),
    ...Array.from({ length: 24 }, () => ({
      action: 'view_listing',
      userId: r.pick(people).id,
      adId: r.pick(open).id,
      at: ago(12 * HOUR),
    })),
    ...Array.from({ length: 30 }, () => ({
      action: 'search',
      at: ago(8 * HOUR),
      metadata: { ...r.pick(searches), results: r.int(1, 40) },
    })),
    ...Array.from({ length: 6 }, () => ({
      action: 'logout',
      userId: r.pick(people).id,
      at: ago(10 * HOUR),
    })),
  ]
}

/** Views and searches of the last 30 days: more at weekends, and a little more each week. */
export function activityCountRows(now: Date): Row[] {
  const r = createRandom('activity-counts')
  const today = startOfDay(now).getTime()
  return Array.from({ length: 30 }, (_, day) => {
    const since = new Date(today - (29 - day) * DAY)
    const isWeekend = [0, 6].includes(new Date(since.getTime() - 4 * HOUR).getUTCDay())
    const busy = (1 + day / 60) * (isWeekend ? 1.35 : 1)
    const row = (action: string, least: number, most: number) => ({
      since: since.toISOString(),
      action,
      count: Math.round(r.int(least, most) * busy),
    })
    return [row('view_listing', 210, 330), row('search', 140, 230)]
  }).flat()
}
