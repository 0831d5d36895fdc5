import { describe, expect, it } from 'vitest'
import { offeredStatuses } from './offered-statuses.ts'

describe('the states offered for an own ad', () => {
  it.each([
    ['active', true, ['pending', 'sold']],
    ['pending', true, ['active', 'sold']],
    ['sold', true, ['active', 'pending']],
    ['active', false, ['active', 'sold']],
    ['pending', false, ['active', 'sold']],
    ['sold', false, ['active']],
  ] as const)('for %s (active: %s) are %j', (status, isActive, offered) => {
    expect(offeredStatuses({ status, isActive })).toEqual(offered)
  })
})
