import { expect, test } from 'vitest'
import { endsPurchase, type MoneyBack, reversalOf } from './reversal.ts'

const open = { state: 'open', amount: 500 } as const
const lost = { state: 'lost', amount: 500 } as const
const won = { state: 'won', amount: 500 } as const

test.each<[string, Partial<MoneyBack>, string, number, boolean]>([
  ['nothing', {}, 'kept', 0, false],
  ['a part', { refunded: 200 }, 'partly_refunded', 200, false],
  ['all', { refunded: 500 }, 'refunded', 500, true],
  ['an open dispute', { disputes: [open] }, 'disputed', 500, true],
  ['a lost dispute', { disputes: [lost] }, 'lost', 500, true],
  ['a won dispute', { disputes: [won] }, 'kept', 0, false],
  ['a won and an open one', { disputes: [won, open] }, 'disputed', 500, true],
  ['a part, and the rest won', { refunded: 200, disputes: [won] }, 'partly_refunded', 200, false],
  ['no more than was paid', { refunded: 300, disputes: [lost] }, 'lost', 500, true],
])('%s', (_what, back, state, gone, isEnd) => {
  const reversal = reversalOf({ paid: 500, refunded: 0, disputes: [], ...back })
  expect(reversal).toEqual({ state, gone })
  expect(endsPurchase(reversal.state)).toBe(isEnd)
})
