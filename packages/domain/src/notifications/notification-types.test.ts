import { expect, test } from 'vitest'
import { notificationPath } from './notification-types.ts'

test.each([
  ['message', 4, '/chat/4'],
  ['favorite', 9, '/listing/9'],
  ['interest', 9, '/my-listings'],
  ['saved_search', 5, '/saved-searches?run=5'],
  ['followed_ads', 9, '/following?tab=ads'],
  ['rating', 9, '/rate/9'],
  ['rated', 9, '/profile?tab=ratings'],
  ['expiry', 9, '/my-listings?renew=9'],
  ['same_photo', 9, '/my-listings?renew=9'],
  ['verification', 9, null],
  // Of a newer server.
  ['price_drop', 9, null],
  ['toString', 9, null],
  ['message', null, null],
])('a %s notification about %s leads to %s', (type, relatedId, path) => {
  expect(notificationPath({ type, relatedId })).toBe(path)
})
