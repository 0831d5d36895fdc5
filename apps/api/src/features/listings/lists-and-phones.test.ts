import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeListingInput } from '../../../test/factories.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { register, request } from '../../../test/http.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { lockSeller } from './lock-seller.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

test('a list hands out no phones to visitors; the ad’s page does, where the seller allows it', async () => {
  const app = await suite.app()
  const [seller, member] = [await register(suite), await register(suite)]
  const allow = { token: seller.token, body: { allowPhoneContact: true } }
  await request(app, 'PUT', `/api/users/${seller.user.id}`, allow)
  const body = makeListingInput({ contactPhone: '787-555-0188' })
  const { json: ad } = await request(app, 'POST', '/api/listings', { token: seller.token, body })
  for (const url of ['/api/listings?limit=100', `/api/users/${seller.user.id}/listings`]) {
    const { status, text } = await request(app, 'GET', url)
    expect([status, text.includes(`"id":${ad.id}`), text.includes('555-0188')]).toEqual([
      200,
      true,
      false,
    ])
    const asMember = await request(app, 'GET', url, { token: member.token })
    expect(asMember.text).toContain('555-0188')
  }
  expect((await request(app, 'GET', `/api/listings/${ad.id}`)).text).toContain('555-0188')
})

test('who changes an ad does not keep others from writing to its seller', async () => {
  const [seller, fan] = [await suite.makeUser(), await suite.makeUser()]
  const { id: listingId } = await suite.asUser(seller).listings.publish(makeListingInput())
  const { session, ...ctx } = suite.contextOf(seller)
  if (!session) throw new Error('nobody is signed in')
  await inTransaction({ ...ctx, session }, async (tx) => {
    await lockSeller(tx)
    // Waits for the seller's row if that is held more strongly than a change needs.
    const { conversation } = await suite
      .asUser(fan)
      .conversations.start({ listingId, sellerId: seller.id })
    await suite.asUser(fan).conversations.send({ id: conversation.id, content: 'Hola' })
  })
})
