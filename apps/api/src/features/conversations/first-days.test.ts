import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { makeListingInput } from '../../../test/factories.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'

const HOUR = 3_600_000

let suite: Suite
beforeAll(async () => {
  suite = await startSuite({ rateLimitFactor: 0.1 })
})
afterAll(() => suite.close())

test('an account asks about a third as many ads an hour in its first three days', async () => {
  const buyer = await suite.makeUser()
  const ask = async () => {
    const seller = await suite.makeUser()
    const { id } = await suite.asUser(seller).listings.publish(makeListingInput())
    const input = { listingId: id, sellerId: seller.id }
    return { input, code: await codeOf(suite.asUser(buyer).conversations.start(input)) }
  }
  const first = await ask()
  expect([first.code, (await ask()).code, (await ask()).code]).toEqual([
    'none',
    'none',
    'rate_limited',
  ])
  // What they began they may come back to.
  expect(await codeOf(suite.asUser(buyer).conversations.start(first.input))).toBe('none')
  suite.clock.advance(73 * HOUR)
  expect((await ask()).code).toBe('none')
})
