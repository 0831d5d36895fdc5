// The whole demo data as plain values: no database, no clock of its own, no chance but its seed.
import type { Demo } from './demo.ts'
import { makeAds } from './make-ads.ts'
import { makeEvents } from './make-events.ts'
import { makeSocial, promote } from './make-social.ts'
import { makePeople } from './people.ts'
import { createRandom } from './random.ts'

/** The demo data as of `now`; the same seed and moment give the same data. */
export function makeDemo(now: Date, seed = 'wepa'): Demo {
  const random = createRandom(seed)
  const people = makePeople(random.fork('people'), now)
  const ads = promote(random.fork('featured'), makeAds(random.fork('ads'), people, now), now)
  const social = makeSocial(random.fork('social'), people, ads, now)
  const events = makeEvents(random.fork('events'), { people, ads, ...social }, now)
  return { people, ads, ...social, events }
}
