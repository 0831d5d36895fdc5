import { expect, test } from 'vitest'
import { isUrgent } from './urgency.ts'

test.each([
  ['report', 'fake', true],
  ['report', 'price', false],
  ['contact', 'safety', true],
  ['contact', 'suggestion', false],
  ['verification', 'identity', false],
  ['appeal', 'suspend_user', true],
  ['appeal', 'hide_listing', false],
  ['flag', 'suspicious_text', true],
  ['flag', 'duplicate_photo', false],
  ['user', '', false],
] as const)('%s about %s: %s', (kind, topic, expected) => {
  expect(isUrgent({ kind, topic })).toBe(expected)
})
