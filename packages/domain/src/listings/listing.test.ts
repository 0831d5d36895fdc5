import { expect, test } from 'vitest'
import {
  daysLeft,
  expiryFrom,
  hasPublicPage,
  isPublic,
  otherStatuses,
  takesPlanRoom,
} from './listing.ts'

test.each([
  ['sold', true, { isPublic: false, page: true }],
  ['sold', false, { isPublic: false, page: false }],
  ['active', false, { isPublic: false, page: false }],
  ['pending', false, { isPublic: false, page: false }],
  ['pending', true, { isPublic: true, page: true }],
  ['active', true, { isPublic: true, page: true }],
] as const)('%s, switched on %s', (status, isActive, is) => {
  const listing = { status, isActive }
  expect(isPublic(listing)).toBe(is.isPublic)
  expect(takesPlanRoom(listing)).toBe(is.isPublic)
  expect(hasPublicPage(listing)).toBe(is.page)
})

test.each([
  ['active', ['pending', 'sold']],
  ['pending', ['active', 'sold']],
  ['sold', ['active', 'pending']],
] as const)('the menu of a %s ad offers the two others', (status, others) => {
  expect(otherStatuses(status)).toEqual(others)
})

test('an ad runs 60 days', () => {
  const from = new Date('2026-11-21T16:00:00.000Z')
  const expiresAt = expiryFrom(from).toISOString()
  expect(expiresAt).toBe('2027-01-20T16:00:00.000Z')
  expect(daysLeft({ expiresAt }, from)).toBe(60)
  expect(daysLeft({ expiresAt }, new Date('2027-01-20T15:00:00.000Z'))).toBe(1)
  expect(daysLeft({ expiresAt }, new Date('2027-02-20T15:00:00.000Z'))).toBe(0)
})
