import { createHmac, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { DAYS_UNTIL_OFF, MAX_WEBHOOKS, WEBHOOK_EVENTS } from '@wepa/domain/developers/webhook'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeListingInput } from '../../../test/factories.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { createSecretBox } from '../../gateways/secret-box.ts'
import { createWebhookSender } from '../../gateways/webhook-sender.ts'
import { expireListings } from '../listings/expiry/expire-listings.ts'
import { deliverWebhooks, forgetOldDeliveries } from './deliver-webhooks.ts'

type Told = { id: string; type: string; createdAt: string; data: Record<string, unknown> }
type Received = Told & { signature: string; body: string }

const HOUR = 3_600_000
let suite: Suite
let origin = ''
/** What the receiver took, and what it answers now. */
let received: Received[] = []
let tried = 0
let answer: (event: Told) => number = () => 200

const server = createServer((request, response) => {
  let body = ''
  request.on('data', (part) => {
    body += part
  })
  request.on('end', () => {
    const event: Told = JSON.parse(body)
    const status = answer(event)
    tried += 1
    if (status < 300)
      received.push({ ...event, body, signature: String(request.headers['wepa-signature']) })
    response.writeHead(status, { location: `${origin}/otra` }).end('Gracias')
  })
})

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const webhookSender = createWebhookSender({
    protocol: 'http:',
    allowsAddress: (each) => each === '127.0.0.1',
    allowsPort: () => true,
    patience: 5000,
  })
  suite = await startSuite({
    overrides: { webhookSender, secretBox: createSecretBox(randomBytes(32)) },
  })
})
afterAll(async () => {
  await suite.close()
  server.close()
})
beforeEach(async () => {
  await suite.database.pool.query('delete from webhook_endpoints')
  received = []
  tried = 0
  answer = () => 200
})

type Person = Awaited<ReturnType<Suite['makeUser']>>

/** An address of a business that is told of everything. The rows stand as if the address were a public one. */
async function shop() {
  const person = await suite.makeUser({ subscriptionPlan: 'business' })
  const as = suite.asUser(person)
  const url = 'https://tienda.example/avisos'
  const made = await createAt(person, url)
  await suite.deps.db
    .updateTable('webhookEndpoints')
    .set({ url: `${origin}/avisos` })
    .where('id', '=', made.webhook.id)
    .execute()
  return { person, as, ...made }
}

/** Named as everybody names one: through the rules for the public internet. */
async function createAt(person: Person, url: string) {
  const { createWebhook } = await import('./manage-webhooks.ts')
  const ctx = suite.contextOf(person)
  const session = { id: 0, userId: person.id, role: 'user' } as const
  const input = { url, events: [...WEBHOOK_EVENTS] }
  return createWebhook({ ...ctx, session, webhookSender: createWebhookSender() }, input)
}

async function talkWith(seller: Person) {
  const buyer = await suite.makeUser()
  const as = suite.asUser(seller)
  const { id: listingId } = await as.listings.publish(makeListingInput())
  const about = { listingId, sellerId: seller.id }
  const { conversation } = await suite.asUser(buyer).conversations.start(about)
  const say = (content: string) =>
    suite.asUser(buyer).conversations.send({ id: conversation.id, content })
  return { buyer, listingId, id: conversation.id, say }
}

const deliver = () => deliverWebhooks(suite.deps)
/** Lets time pass in steps, with a look at each. */
async function pass(milliseconds: number, step = 5 * 60_000) {
  for (let at = 0; at < milliseconds; at += step) {
    suite.clock.advance(step)
    await deliver()
  }
}

describe('refusals', () => {
  test.each([
    'http://tienda.example/avisos',
    'https://127.0.0.1/avisos',
    'https://10.0.0.8/avisos',
    'https://[::1]/avisos',
    'https://2130706433/avisos',
    'https://ana:clave@tienda.example/',
    'https://tienda.example:8443/',
  ])('%s is told of nothing', async (url) => {
    const person = await suite.makeUser({ subscriptionPlan: 'business' })
    await expect(createAt(person, url)).rejects.toThrow('https pública')
  })

  test('a name that leads inside is not asked', async () => {
    const sender = createWebhookSender()
    expect(sender.accepts('https://localhost/avisos')).toBe(true)
    await expect(sender.post('https://localhost/avisos', {}, '{}')).rejects.toThrow('not public')
  })

  test('only Business, five at most, and one’s own alone', async () => {
    const free = await suite.makeUser()
    await expect(createAt(free, 'https://tienda.example/')).rejects.toMatchObject({
      code: 'business_required',
    })
    const { person, webhook } = await shop()
    const more = Array.from({ length: MAX_WEBHOOKS }, () =>
      createAt(person, 'https://tienda.example/'),
    )
    const made = (await Promise.allSettled(more)).filter(({ status }) => status === 'fulfilled')
    expect(made).toHaveLength(MAX_WEBHOOKS - 1)
    const other = suite.asUser(await suite.makeUser({ subscriptionPlan: 'business' }))
    const { id } = webhook
    await expect(other.webhooks.remove({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(other.webhooks.ping({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await other.webhooks.list()).toEqual([])
  })

  test('a redirect is no success, and is not followed', async () => {
    const { as, webhook } = await shop()
    answer = () => 302
    await as.webhooks.ping({ id: webhook.id })
    await deliver()
    expect(tried).toBe(1)
    expect((await as.webhooks.deliveries())[0]).toMatchObject({
      state: 'waiting',
      status: 302,
      problem: 'Contestó 302.',
    })
  })
})

test('what is told is signed with the secret that was shown once', async () => {
  const { as, secret, webhook } = await shop()
  await as.webhooks.ping({ id: webhook.id })
  await deliver()
  const [{ signature, body, type } = { signature: '', body: '', type: '' }] = received
  const [, time, sum] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? []
  expect(type).toBe('ping')
  expect(sum).toBe(createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'))
  const { rows } = await suite.database.pool.query('select e::text from webhook_endpoints e')
  expect(JSON.stringify([rows, await as.webhooks.list()])).not.toContain(secret)
})

test('a message, a sale, a rating and the end of an ad are told, each once', async () => {
  const { person, as } = await shop()
  const { buyer, listingId, id, say } = await talkWith(person)
  await say('¿Sigue disponible?')
  await as.conversations.send({ id, content: 'Sí.' })
  await as.listings.setStatus({ id: listingId, status: 'sold', buyerId: buyer.id })
  const paused = await as.listings.publish(makeListingInput())
  await as.inventory.changeMany({ action: 'pause', ids: [paused.id] })
  const removed = await as.listings.publish(makeListingInput())
  await as.listings.remove({ id: removed.id })
  const expired = await as.listings.publish(makeListingInput())
  await suite.database.pool.query(
    `update listings set expires_at = now() - interval '1 minute' where id = $1`,
    [expired.id],
  )
  await expireListings(suite.deps)
  const rate = { rating: 5, listingId }
  await as.ratings.give({ ...rate, id: buyer.id, type: 'buyer' })
  await suite
    .asUser(buyer)
    .ratings.give({ ...rate, id: person.id, type: 'seller', comment: 'Muy bien' })
  await deliver()
  await deliver()
  const told = received.map(({ type, data }) => [
    type,
    data.reason ?? data.content ?? data.rating ?? data.buyerId,
  ])
  expect(told.sort()).toEqual([
    ['ad.ended', 'expired'],
    ['ad.ended', 'paused'],
    ['ad.ended', 'removed'],
    ['ad.ended', 'sold'],
    ['message.received', '¿Sigue disponible?'],
    ['rating.received', 5],
    ['sale.recorded', buyer.id],
  ])
})

test('a receiver that was down for an hour gets all, once each, in order for each conversation', async () => {
  const { person } = await shop()
  const talks = [await talkWith(person), await talkWith(person), await talkWith(person)]
  answer = () => 503
  for (let n = 0; n < 12; n++) {
    await Promise.all(talks.map(({ say }, at) => say(`${at}: ${n}`)))
    await pass(5 * 60_000)
  }
  // While it is down it is asked by one at a time.
  expect(tried).toBeLessThanOrEqual(15)
  answer = () => 200
  await pass(HOUR)
  expect(received).toHaveLength(36)
  expect(new Set(received.map(({ id }) => id)).size).toBe(36)
  for (const { id } of talks) {
    const said = received
      .filter(({ data }) => data.conversationId === id)
      .map(({ data }) => data.content)
    const numbers = said.map((content) => Number(String(content).split(': ')[1]))
    expect(numbers).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  }
})

test('one that is refused holds up its own conversation alone', async () => {
  const { person } = await shop()
  const [bad, good] = [await talkWith(person), await talkWith(person)]
  answer = ({ data }) => (data.content === 'veneno' ? 500 : 200)
  for (const content of ['veneno', 'después']) await bad.say(content)
  await good.say('uno')
  await deliver()
  await pass(30_000, 5000)
  await good.say('dos')
  await pass(2 * HOUR)
  expect(received.map(({ data }) => data.content)).toEqual(['uno', 'dos'])
  answer = () => 200
  await pass(2 * HOUR)
  expect(received.map(({ data }) => data.content)).toEqual(['uno', 'dos', 'veneno', 'después'])
})

test('after days of failures it is told no more and its owner hears of it; tried, it is told again', async () => {
  const { person, as, webhook } = await shop()
  const { say } = await talkWith(person)
  answer = () => 500
  await say('perdido')
  await pass((DAYS_UNTIL_OFF * 24 + 3) * HOUR, HOUR)
  const [listed] = await as.webhooks.list()
  expect(listed?.offAt).not.toBeNull()
  await suite.workOffQueue()
  const mails = suite.sentMails.filter(({ to }) => to === person.email)
  expect(mails.filter(({ subject }) => subject.includes('Dejamos de avisar'))).toHaveLength(1)
  answer = () => 200
  await say('tampoco')
  await deliver()
  expect(received).toEqual([])
  await as.webhooks.ping({ id: webhook.id })
  const lost = (await as.webhooks.deliveries()).find(({ state }) => state === 'failed')
  await as.webhooks.sendAgain({ id: lost?.id ?? 0 })
  await deliver()
  expect(received.map(({ type }) => type).sort()).toEqual(['message.received', 'ping'])
})

test('what was told can be sent again with its id, and is forgotten after a month', async () => {
  const { person, as } = await shop()
  const { say } = await talkWith(person)
  await say('hola')
  await deliver()
  const [delivery] = await as.webhooks.deliveries()
  await as.webhooks.sendAgain({ id: delivery?.id ?? 0 })
  await deliver()
  expect(received.map(({ id }) => id)).toEqual([delivery?.eventId, delivery?.eventId])
  const other = suite.asUser(await suite.makeUser({ subscriptionPlan: 'business' }))
  await expect(other.webhooks.sendAgain({ id: delivery?.id ?? 0 })).rejects.toThrow()
  suite.clock.advance(31 * 24 * HOUR)
  await forgetOldDeliveries(suite.deps)
  expect(await as.webhooks.deliveries()).toEqual([])
})

test('who has no Business any more is told nothing, and all of it once the plan is back', async () => {
  const { person } = await shop()
  const { say } = await talkWith(person)
  const setPlan = (plan: 'free' | 'business') =>
    suite.deps.db.updateTable('personPlans').set({ plan }).where('userId', '=', person.id).execute()
  await setPlan('free')
  await say('hola')
  await deliver()
  expect(received).toEqual([])
  await setPlan('business')
  await pass(HOUR)
  expect(received).toHaveLength(1)
})
