import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { makeListingInput } from '../../../test/factories.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { register, request } from '../../../test/http.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

describe('over HTTP', () => {
  test('the documented calls answer as documented', async () => {
    const app = await suite.app()
    const [ana, luis] = [await register(suite), await register(suite)]
    const owner = suite.asUser({ id: ana.user.id, role: 'user' })
    const { id: ad } = await owner.listings.publish(makeListingInput())
    const about = { body: { listingId: ad, sellerId: ana.user.id }, token: luis.token }
    const opened = await request(app, 'POST', '/api/conversations', about)
    expect(opened.status).toBe(201)
    const again = await request(app, 'POST', '/api/conversations', about)
    expect([again.status, again.json.id]).toEqual([200, opened.json.id])
    const path = `/api/conversations/${opened.json.id}`
    const key = { 'idempotency-key': randomUUID() }
    const send = () =>
      request(app, 'POST', `${path}/messages`, {
        token: luis.token,
        headers: key,
        body: { content: '  ¿Todavía?  ', messageType: 'text', senderId: ana.user.id },
      })
    const [sent] = [await send(), await send()]
    expect([sent.status, sent.json.content, sent.json.senderId]).toEqual([
      201,
      '¿Todavía?',
      luis.user.id,
    ])
    const { token } = ana
    const got = async (url: string) => (await request(app, 'GET', url, { token })).json
    expect(await got('/api/unread-count')).toEqual({ count: 1 })
    expect(await got(`${path}/messages?limit=5&after=0`)).toHaveLength(1)
    expect((await got('/api/conversations'))[0].lastMessage.content).toBe('¿Todavía?')
    const read = await request(app, 'PUT', `${path}/read`, { token })
    expect(read.json).toEqual({ success: true })
    expect(await got('/api/unread-count')).toEqual({ count: 0 })
    for (const [status, url, body] of [
      [404, '/api/conversations/x', undefined],
      [404, '/api/conversations/0/messages', undefined],
      [400, `${path}/messages?limit=no`, undefined],
      [400, '/api/conversations', { listingId: 'x', sellerId: 1 }],
      [400, '/api/conversations', { listingId: 3e9, sellerId: 1 }],
    ] as const) {
      const method = body ? 'POST' : 'GET'
      const refused = await request(app, method, url, { token, ...(body && { body }) })
      expect(refused.status).toBe(status)
    }
    expect((await request(app, 'GET', path)).status).toBe(401)
  })
  test('a clientId of another conversation is a 409 at its field', async () => {
    const app = await suite.app()
    const [ana, luis] = [await register(suite), await register(suite)]
    const owner = suite.asUser({ id: ana.user.id, role: 'user' })
    const clientId = randomUUID()
    const send = async () => {
      const { id: listingId } = await owner.listings.publish(makeListingInput())
      const { token } = luis
      const body = { listingId, sellerId: ana.user.id }
      const { json } = await request(app, 'POST', '/api/conversations', { token, body })
      const words = { content: 'Hola', clientId }
      const url = `/api/conversations/${json.id}/messages`
      return request(app, 'POST', url, { token, body: words })
    }
    expect((await send()).status).toBe(201)
    const message = 'Ese clientId ya es de otra conversación: usa uno nuevo para cada mensaje.'
    const refused = await send()
    expect([refused.status, refused.json]).toMatchObject([
      409,
      { code: 'conflict', message, issues: [{ path: 'clientId', message }] },
    ])
  })
  test('too many messages are a 429 with the time to wait', async () => {
    const own = await startSuite({ rateLimitFactor: 0.05 })
    const [ana, luis] = [await own.makeUser(), await own.makeUser()]
    const { id: ad } = await own.asUser(ana).listings.publish(makeListingInput())
    const { conversations } = own.asUser(luis)
    const { conversation } = await conversations.start({ listingId: ad, sellerId: ana.id })
    const send = () => conversations.send({ id: conversation.id, content: 'Hola' })
    for (let i = 0; i < 3; i++) await send()
    expect(await codeOf(send())).toBe('rate_limited')
    await own.close()
  })
})
