import { expect, test } from 'vitest'
import { type CurrentSale, saleStep } from './transaction.ts'

const ana = 1
const luis = 2
const open: CurrentSale = { buyerId: ana, isRated: false }
const rated: CurrentSale = { buyerId: ana, isRated: true }
const gone: CurrentSale = { buyerId: null, isRated: false }

test.each([
  ['on sale, never sold', null, false, null, 'keep'],
  ['on sale again before anyone rated', open, false, null, 'undo'],
  ['on sale again after a rating', rated, false, null, 'keep'],
  ['on sale again after the buyer left', gone, false, null, 'undo'],
  ['sold without saying to whom', null, true, null, 'keep'],
  ['sold without saying to whom, known before', open, true, null, 'keep'],
  ['sold', null, true, ana, 'record'],
  ['sold to the same one again', open, true, ana, 'keep'],
  ['sold to the same one again after a rating', rated, true, ana, 'keep'],
  ['sold to another before anyone rated', open, true, luis, 'replace'],
  ['sold to another after the buyer left', gone, true, luis, 'replace'],
  ['sold to another after a rating', rated, true, luis, 'refuse'],
] as const)('%s', (_, current, isSold, buyerId, step) => {
  expect(saleStep(current, { isSold, buyerId })).toBe(step)
})
