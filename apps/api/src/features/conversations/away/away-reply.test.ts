import { FIRST_AWAY_REPLY } from '@wepa/domain/conversations/away-reply'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeOf } from '../../../../test/code-of.ts'
import { makeListingInput } from '../../../../test/factories.ts'
import { type Suite, startSuite } from '../../../../test/harness.ts'
import { getAnswerTimes } from '../../trust/get-answer-times.ts'

const HOUR = 3_600_000
/** A Monday at 20:00 in Puerto Rico, and the Tuesday after it at 10:00. */
const [evening, morning] = [new Date('2026-11-03T00:00:00Z'), new Date('2026-11-03T14:00:00Z')]
let suite: Suite
let now = evening
beforeAll(async () => {
  suite = await startSuite({ overrides: { clock: { now: () => now } } })
})
afterAll(() => suite.close())
beforeEach(() => {
  now = evening
})

const on = { ...FIRST_AWAY_REPLY, isOn: true, text: 'Abrimos a las nueve.' }

/** A business that is closed in the evening, and a buyer who talks with it. */
async function talk() {
  const seller = await suite.makeUser({ subscriptionPlan: 'business' })
  const buyer = await suite.makeUser()
  const [shop, as] = [suite.asUser(seller), suite.asUser(buyer)]
  const listing = await shop.listings.publish(makeListingInput())
  const { conversation } = await as.conversations.start({
    listingId: listing.id,
    sellerId: seller.id,
  })
  const { id } = conversation
  return {
    seller,
    shop,
    as,
    id,
    ask: (content: string) => as.conversations.send({ id, content }),
    said: async () =>
      (await as.conversations.messages({ id })).map(({ content, messageType }) => [
        content,
        messageType,
      ]),
  }
}

test('visitors and other plans switch nothing on; switching it off needs no plan', async () => {
  const free = suite.asUser(await suite.makeUser())
  expect(await codeOf(suite.asVisitor().conversations.awayReply())).toBe('unauthorized')
  expect(await codeOf(free.conversations.setAwayReply(on))).toBe('business_required')
  expect(await free.conversations.awayReply()).toEqual(FIRST_AWAY_REPLY)
  expect(await free.conversations.setAwayReply({ ...on, isOn: false })).toMatchObject({
    isOn: false,
  })
})

test('who writes while it is closed is answered at once, and only once', async () => {
  const { shop, ask, said } = await talk()
  await shop.conversations.setAwayReply(on)
  await ask('¿Sigue disponible?')
  await ask('¿Hola?')
  expect(await said()).toEqual([
    ['¿Sigue disponible?', 'text'],
    ['Abrimos a las nueve.', 'auto'],
    ['¿Hola?', 'text'],
  ])
})

type Talk = Awaited<ReturnType<typeof talk>>

test.each([
  [
    'it is open',
    async () => {
      now = morning
    },
  ],
  [
    'it is switched off',
    async ({ shop }: Talk) => {
      await shop.conversations.setAwayReply({ ...on, isOn: false })
    },
  ],
  [
    'its plan is over',
    async ({ seller }: Talk) => {
      const free = `update person_plans set plan = 'pro' where user_id = $1`
      await suite.database.pool.query(free, [seller.id])
    },
  ],
  [
    'it wrote itself a while ago',
    async ({ shop, id, ask }: Talk) => {
      now = morning
      await ask('Buenas')
      await shop.conversations.send({ id, content: 'Dime' })
      now = new Date(morning.getTime() + 8 * HOUR)
    },
  ],
])('nothing is answered while %s', async (_name, change) => {
  const between = await talk()
  await between.shop.conversations.setAwayReply(on)
  await change(between)
  await between.ask('¿Sigue disponible?')
  expect((await between.said()).map(([, type]) => type)).not.toContain('auto')
})

test('is no answer where answers are timed, and another evening it comes again', async () => {
  const { seller, shop, as, id, ask, said } = await talk()
  await shop.conversations.setAwayReply(on)
  await ask('¿Sigue disponible?')
  expect((await getAnswerTimes(suite.deps, seller.id)).own).toBeNull()
  now = new Date(evening.getTime() + 24 * HOUR)
  await ask('¿Y ahora?')
  expect((await said()).filter(([, type]) => type === 'auto')).toHaveLength(2)
  now = new Date(evening.getTime() + 38 * HOUR)
  await shop.conversations.send({ id, content: 'Sí' })
  expect((await getAnswerTimes(suite.deps, seller.id)).own).toBe(38 * 60)
  expect(await as.conversations.unreadCount()).toMatchObject({ count: expect.any(Number) })
})
