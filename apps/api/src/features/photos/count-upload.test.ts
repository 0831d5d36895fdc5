import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { makeListingInput } from '../../../test/factories.ts'
import { type Person, type Suite, startSuite } from '../../../test/harness.ts'
import { makeDataUrl } from '../../../test/pictures.ts'

const HOUR = 3_600_000

let suite: Suite
beforeAll(async () => {
  suite = await startSuite({ rateLimitFactor: 0.02 })
})
afterAll(() => suite.close())

/** How many uploads, which are no pictures, are looked at before the first is refused for its number. */
async function allowed(person: Person): Promise<number> {
  for (let count = 0; ; count++) {
    const call = suite.asUser(person).photos.upload({ bytes: new Uint8Array(20) })
    if ((await codeOf(call)) === 'rate_limited') return count
  }
}

test('an account uploads a third as much an hour in its first three days', async () => {
  const ana = await suite.makeUser()
  expect(await allowed(ana)).toBe(2)
  suite.clock.advance(71 * HOUR)
  const image = suite.asUser(ana).photos.uploadProfileImage({ image: 'x' })
  expect(await codeOf(image)).toBe('rate_limited')
  // An ad is no way round it.
  const ad = makeListingInput({ images: [makeDataUrl()] })
  expect(await codeOf(suite.asUser(ana).listings.publish(ad))).toBe('rate_limited')
  suite.clock.advance(2 * HOUR)
  expect(await allowed(ana)).toBe(6)
})
