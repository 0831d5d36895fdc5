import { expect, test } from 'vitest'
import type { Notification } from './notification.ts'
import { PushSubscription, pushNotice } from './push.ts'

const notification: Notification = {
  id: 12,
  userId: 3,
  type: 'favorite',
  title: 'A alguien le gusta tu anuncio',
  message: 'Alguien guardó «Nevera» en sus favoritos.',
  relatedId: 7,
  isRead: false,
  createdAt: '2025-01-07T16:00:00.000Z',
}
const subscription = {
  endpoint: 'https://push.example/to/abc',
  keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) },
}

test('a notice leads where its notification does, and replaces what is about the same thing', () => {
  expect(pushNotice(notification, 4)).toEqual({
    id: 12,
    title: notification.title,
    message: notification.message,
    path: '/listing/7',
    tag: 'favorite-7',
    unread: 4,
  })
})

test('a notice about nothing in particular leads to the list, and stands alone', () => {
  const notice = pushNotice({ ...notification, type: 'report', relatedId: null }, 1)
  expect([notice.path, notice.tag]).toEqual(['/notifications', 'report-12'])
})

test('the longest notification fits a push message', () => {
  const long = { ...notification, title: '🏝️'.repeat(127), message: '🏝️'.repeat(500) }
  const notice = pushNotice(long, 2_147_483_647)
  const bytes = encodeURIComponent(JSON.stringify(notice)).replace(/%../g, '.').length
  expect(bytes).toBeLessThan(3500)
  expect([...notice.message]).toHaveLength(240)
  expect(notice.message.endsWith('…')).toBe(true)
})

test.each([
  ['no address', { ...subscription, endpoint: '' }],
  ['another kind of address', { ...subscription, endpoint: 'file:///etc/passwd' }],
  ['an address with a line end', { ...subscription, endpoint: 'https://push.example/\r\nx' }],
  ['an endless address', { ...subscription, endpoint: `https://push.example/${'a'.repeat(2000)}` }],
  ['no keys', { endpoint: subscription.endpoint }],
  ['a key of another length', { ...subscription, keys: { ...subscription.keys, p256dh: 'abc' } }],
  [
    'a secret with other characters',
    { ...subscription, keys: { ...subscription.keys, auth: '\0' } },
  ],
])('a subscription with %s is refused', (_name, value) => {
  expect(PushSubscription.safeParse(value).success).toBe(false)
})

test('a subscription is taken as the browser writes it', () => {
  const written = { ...subscription, expirationTime: null }
  expect(PushSubscription.parse(written)).toEqual(subscription)
})
