import { expect, test } from 'vitest'
import { makeDemo } from './make-demo.ts'
import { DEMO_ID } from './people.ts'
import { saleNotices } from './sale-notices.ts'

const demo = makeDemo(new Date('2026-11-21T15:00:00Z'))
const notices = saleNotices(demo, () => false)

test('both sides of a sale are asked about each other', () => {
  const asked = notices.filter(({ key }) => key.startsWith('sale:'))
  expect(asked).toHaveLength(demo.sales.length * 2)
  for (const { adId, buyerId, sellerId } of demo.sales) {
    const people = asked.filter(({ relatedId }) => relatedId === adId).map(({ userId }) => userId)
    expect(people).toEqual([buyerId, sellerId])
  }
})

test('who has yet to rate too hears that they were rated, and not how', () => {
  const waiting = notices.filter(({ key }) => key.startsWith('rated-hidden:'))
  expect(waiting.length).toBe(demo.ratings.filter(({ hiddenUntil }) => hiddenUntil).length)
  expect(waiting.length).toBeGreaterThan(0)
  expect(waiting.map(({ message }) => message).join()).not.toContain('★')
})

test('the demo seller has a sale to rate, and was rated', () => {
  const own = notices.filter(({ userId }) => userId === DEMO_ID)
  expect(own).toContainEqual(expect.objectContaining({ type: 'rating', isRead: false }))
  expect(own).toContainEqual(expect.objectContaining({ type: 'rated' }))
  expect(own.map(({ title, message }) => title + message).join()).not.toContain('undefined')
})
