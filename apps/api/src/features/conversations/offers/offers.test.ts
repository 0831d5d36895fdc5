import { randomUUID } from 'node:crypto'
import type { Message } from '@wepa/domain/conversations/conversation'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '../../../../test/code-of.ts'
import { makeListingInput } from '../../../../test/factories.ts'
import { type Suite, startSuite } from '../../../../test/harness.ts'
import { moderationSteps } from '../../../../test/moderation-steps.ts'
import { expireOffers } from './expire-offers.ts'

const HOUR = 3_600_000
const start = new Date('2026-11-03T14:00:00Z')
let suite: Suite
let now = start
beforeAll(async () => {
  suite = await startSuite({ overrides: { clock: { now: () => now } } })
})
afterAll(() => suite.close())
beforeEach(() => {
  now = start
})

/** Somebody who sells at $450 or best offer, and somebody who asks. */
async function talk(ad: Parameters<typeof makeListingInput>[0] = {}) {
  const [seller, buyer] = [await suite.makeUser(), await suite.makeUser()]
  const [sells, buys] = [suite.asUser(seller), suite.asUser(buyer)]
  const listing = await sells.listings.publish(makeListingInput({ price: '$450 OMO', ...ad }))
  const { conversation } = await buys.conversations.start({
    listingId: listing.id,
    sellerId: seller.id,
  })
  const { id } = conversation
  return {
    ...{ seller, buyer, sells, buys, listing, id },
    offer: (amount: string, by = buys) => by.offers.make({ id, amount }),
    states: async () =>
      (await buys.conversations.messages({ id })).flatMap(({ offer }) => offer?.state ?? []),
  }
}

const idOf = ({ offer }: Message) => offer?.id ?? 0

describe('an offer is refused', () => {
  test('to visitors, to others, and where it is no amount', async () => {
    const { id, buys } = await talk()
    const stranger = suite.asUser(await suite.makeUser())
    expect(await codeOf(suite.asVisitor().offers.make({ id, amount: '400' }))).toBe('unauthorized')
    expect(await codeOf(stranger.offers.make({ id, amount: '400' }))).toBe('not_found')
    for (const amount of ['', 'nada', '0', '2 por 5']) {
      expect(await codeOf(buys.offers.make({ id, amount }))).toBe('validation')
    }
  })

  test('at a fixed price, unless it is the seller who comes down', async () => {
    const { offer, sells, buys, id } = await talk({ price: '$450 fijo' })
    expect((await buys.conversations.get({ id })).listing?.dealing).toBe('fixed')
    expect(await codeOf(offer('400'))).toBe('conflict')
    expect((await offer('400', sells)).offer?.state).toBe('open')
  })

  test('for an ad that is sold', async () => {
    const { offer, sells, listing } = await talk()
    await sells.listings.setStatus({ id: listing.id, status: 'sold' })
    expect(await codeOf(offer('400'))).toBe('conflict')
  })

  test('over one’s own open offer, and again once that was withdrawn it is not', async () => {
    const { offer, buys, states } = await talk()
    const first = await offer('400')
    expect(await codeOf(offer('410'))).toBe('offer_open')
    await buys.offers.answer({ id: idOf(first), answer: 'withdraw' })
    await offer('410')
    expect(await states()).toEqual(['withdrawn', 'open'])
  })

  test('between people who are kept apart', async () => {
    const { offer, sells, seller, buyer, states } = await talk()
    await offer('400')
    await sells.blocks.add({ ownerId: seller.id, userId: buyer.id })
    expect(await codeOf(offer('410'))).toBe('recipient_unavailable')
    expect(await states()).toEqual(['open'])
  })
})

describe('the least that a seller takes', () => {
  test('is its seller’s alone', async () => {
    const { sells, buys, listing } = await talk()
    const { id } = listing
    expect(await codeOf(buys.offers.floor({ id }))).toBe('not_listing_owner')
    expect(await codeOf(buys.offers.setFloor({ id, floor: '1' }))).toBe('not_listing_owner')
    expect(await codeOf(sells.offers.setFloor({ id, floor: 'mucho' }))).toBe('validation')
    expect(await sells.offers.floor({ id })).toEqual({ floor: null })
    expect(await sells.offers.setFloor({ id, floor: '$400' })).toEqual({ floor: '400.00' })
    expect(await sells.offers.floor({ id })).toEqual({ floor: '400.00' })
    expect(await sells.offers.setFloor({ id, floor: null })).toEqual({ floor: null })
  })

  test('refuses lower offers without being told', async () => {
    const { sells, offer, buys, listing, id } = await talk()
    await sells.offers.setFloor({ id: listing.id, floor: '400' })
    const refusal = await offer('399').catch((error: unknown) => error)
    expect(await codeOf(offer('399'))).toBe('offer_too_low')
    expect(String(refusal)).not.toContain('400')
    expect(await buys.conversations.messages({ id })).toEqual([])
    expect((await offer('400')).offer?.amount).toBe('400.00')
    expect(JSON.stringify(await buys.conversations.get({ id }))).not.toContain('floor')
  })
})

test('an offer is a message with its amount, and sent once', async () => {
  const { seller, sells, buys, id } = await talk()
  const clientId = randomUUID()
  const said = await buys.offers.make({ id, amount: '$400', clientId })
  expect(said).toMatchObject({
    content: 'Ofrezco $400.',
    messageType: 'offer',
    offer: { amount: '400.00', state: 'open', expiresAt: '2026-11-05T14:00:00.000Z' },
  })
  expect(await buys.offers.make({ id, amount: '$400', clientId })).toEqual(said)
  expect(await sells.conversations.messages({ id })).toEqual([said])
  const [notice] = (await sells.notifications.list({ userId: seller.id })).items
  expect(notice?.title).toMatch(/ te hizo una oferta$/)
})

test('a counter-offer answers the one before', async () => {
  const { offer, sells, buys, states, id } = await talk()
  const first = await offer('400')
  await offer('430', sells)
  expect(await states()).toEqual(['countered', 'open'])
  expect(await codeOf(sells.offers.answer({ id: idOf(first), answer: 'accept' }))).toBe(
    'offer_closed',
  )
  expect((await buys.conversations.changedMessages({ id })).map(({ id }) => id)).toEqual([first.id])
})

test('one that the administration took out stands in nobody’s way', async () => {
  const { offer, seller, sells, states, id } = await talk()
  const first = await offer('400')
  const { reportTalk } = moderationSteps(() => suite)
  const reported = await reportTalk(seller, { conversationId: id, messageId: first.id })
  const admin = suite.asUser(await suite.makeUser({ role: 'admin' }))
  const decision = { id: reported, action: 'remove_message', reason: 'Se burla.' } as const
  await admin.moderation.decide({ ...decision, messageId: first.id })
  expect(await codeOf(sells.offers.answer({ id: idOf(first), answer: 'accept' }))).toBe(
    'offer_closed',
  )
  await offer('410')
  expect(await states()).toEqual(['open'])
  expect((await sells.conversations.messages({ id }))[0]).not.toHaveProperty('offer')
})

describe('an answer', () => {
  test('is for the other side, and only the offerer takes it back', async () => {
    const { offer, sells, buys } = await talk()
    const id = idOf(await offer('400'))
    const stranger = suite.asUser(await suite.makeUser())
    expect(await codeOf(stranger.offers.answer({ id, answer: 'accept' }))).toBe('not_found')
    expect(await codeOf(buys.offers.answer({ id, answer: 'accept' }))).toBe('forbidden')
    expect(await codeOf(sells.offers.answer({ id, answer: 'withdraw' }))).toBe('forbidden')
    expect(await codeOf(sells.offers.answer({ id: 999_999, answer: 'accept' }))).toBe('not_found')
  })

  test('that accepts notes the price, and marks the ad where the seller wants', async () => {
    const { offer, sells, buys, listing, id } = await talk()
    const offerId = idOf(await offer('400'))
    const clientId = randomUUID()
    const answer = { id: offerId, answer: 'accept', marksPending: true, clientId } as const
    const said = await sells.offers.answer(answer)
    expect(said).toMatchObject({
      content: 'Acepto la oferta de $400.',
      messageType: 'offer_accepted',
    })
    expect(await sells.offers.answer(answer)).toEqual(said)
    const conversation = await buys.conversations.get({ id })
    expect(conversation).toMatchObject({ agreedPrice: '400.00', listing: { status: 'pending' } })
    expect((await buys.conversations.messages({ id })).map(({ content }) => content)).toEqual([
      'Ofrezco $400.',
      'Acepto la oferta de $400.',
    ])
    expect((await suite.asVisitor().listings.get({ id: listing.id })).status).toBe('pending')
  })

  test('by the buyer marks nothing', async () => {
    const { offer, sells, buys, listing, id } = await talk()
    const offerId = idOf(await offer('430', sells))
    await buys.offers.answer({ id: offerId, answer: 'accept', marksPending: true })
    expect((await buys.conversations.get({ id })).agreedPrice).toBe('430.00')
    expect((await sells.listings.get({ id: listing.id })).status).toBe('active')
  })

  test('comes once, whoever is faster', async () => {
    const { offer, sells, buys, states } = await talk()
    const id = idOf(await offer('400'))
    const codes = await Promise.all([
      codeOf(sells.offers.answer({ id, answer: 'accept' })),
      codeOf(sells.offers.answer({ id, answer: 'decline' })),
      codeOf(buys.offers.answer({ id, answer: 'withdraw' })),
    ])
    expect(codes.toSorted()).toEqual(['none', 'offer_closed', 'offer_closed'])
    expect(await states()).toHaveLength(1)
  })

  test('is too late after two days, for a removed message, and accepts nothing that is sold', async () => {
    const late = await talk()
    const offer = await late.offer('400')
    now = new Date(start.getTime() + 48 * HOUR)
    const { sells } = late
    expect(await codeOf(sells.offers.answer({ id: idOf(offer), answer: 'accept' }))).toBe(
      'offer_closed',
    )
    now = start
    const sold = await talk()
    const other = await sold.offer('400')
    await sold.sells.listings.setStatus({ id: sold.listing.id, status: 'sold' })
    const accept = { id: idOf(other), answer: 'accept' } as const
    expect(await codeOf(sold.sells.offers.answer(accept))).toBe('conflict')
  })
})

test('what nobody answered runs out, and so does what is about an ad that has gone', async () => {
  const [late, gone, young] = [await talk(), await talk(), await talk()]
  await late.offer('400')
  now = new Date(start.getTime() + 47 * HOUR)
  await gone.offer('400')
  await young.offer('400')
  await gone.sells.listings.remove({ id: gone.listing.id })
  now = new Date(start.getTime() + 48 * HOUR)
  await expireOffers(suite.deps)
  expect([await late.states(), await gone.states(), await young.states()]).toEqual([
    ['expired'],
    ['expired'],
    ['open'],
  ])
  // The time is over: another may be made at once.
  await late.offer('410')
  expect(await late.states()).toEqual(['expired', 'open'])
})
