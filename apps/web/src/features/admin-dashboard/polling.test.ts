import { expect, test } from 'vitest'
import { pace } from './polling.ts'

test('each part asks anew as often as documented', () => {
  expect(pace).toMatchObject({
    stats: 30_000,
    users: 60_000,
    sessions: 15_000,
    activities: 10_000,
  })
})
