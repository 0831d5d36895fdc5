import { Notification } from '@wepa/domain/notifications/notification'
import { expect, test } from 'vitest'
import { makeDemo } from './make-demo.ts'
import { notificationRows } from './notifications.ts'
import { DEMO_ID } from './people.ts'

const now = new Date('2026-11-21T15:00:00Z')
const demo = makeDemo(now)
const rows = notificationRows(demo, now)
const sellerOf = new Map(demo.ads.map(({ id, sellerId }) => [id, sellerId]))

test('the demo login finds alerts of every kind, read and unread', () => {
  const own = rows.filter((row) => row.user_id === DEMO_ID)
  const types = own.map(({ type }) => type)
  expect(types).toEqual(expect.arrayContaining(['favorite', 'message', 'rating', 'rated']))
  expect(new Set(own.map((row) => row.is_read))).toEqual(new Set([true, false]))
})

test('a heart is told to the owner of the ad, once for each person', () => {
  const hearts = rows.filter(({ type }) => type === 'favorite')
  expect(hearts.every((row) => row.user_id === sellerOf.get(row.related_id))).toBe(true)
  expect(new Set(hearts.map(({ key }) => key)).size).toBe(hearts.length)
})

test('ids follow age, nothing is of tomorrow, and all of it can be shown', () => {
  const times = rows.map((row) => row.created_at)
  expect(times).toEqual([...times].sort())
  expect(times.every((time) => time <= now.toISOString())).toBe(true)
  for (const row of rows) {
    const { id, type, title, message } = row
    const shown = { userId: row.user_id, relatedId: row.related_id, isRead: row.is_read }
    Notification.parse({ id, type, title, message, ...shown, createdAt: row.created_at })
  }
})
