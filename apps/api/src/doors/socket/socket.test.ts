import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeListingInput } from '../../../test/factories.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { register, request } from '../../../test/http.ts'
import { listen, makeTalk, openSocket, type TestSocket } from '../../../test/live.ts'

let suite: Suite
let url: string
const opened: TestSocket[] = []
beforeAll(async () => {
  suite = await startSuite()
  url = await listen(await suite.app())
})
afterEach(() => {
  for (const { ws } of opened.splice(0)) ws.terminate()
})
afterAll(() => suite.close())

const open = async (...[options]: [Parameters<typeof openSocket>[1]?]) => {
  const socket = await openSocket(url, options)
  opened.push(socket)
  return socket
}
const sendMessage = (conversationId: number, content = 'Hola', extra: object = {}) => ({
  type: 'sendMessage',
  conversationId,
  content,
  ...extra,
})

describe('the upgrade', () => {
  test.each(['https://mala.example', 'http://localhost:4000', 'null'])(
    'is refused to a page of %s',
    async (origin) => {
      await expect(openSocket(url, { origin })).rejects.toThrow('403')
    },
  )

  test.each([undefined, 'http://localhost:3000', 'http://127.0.0.1:3000'])(
    'is open to one’s own pages and to programs: %s',
    async (origin) => {
      const { token } = await register(suite)
      await open({ token, ...(origin && { origin }) })
    },
  )

  test('is for /ws alone; without one /ws is not there', async () => {
    const app = await suite.app()
    expect((await request(app, 'GET', '/ws')).status).toBe(404)
    await expect(openSocket(url.replace('/ws', '/healthz'))).rejects.toThrow('200')
  })
})

describe('the first frame', () => {
  test.each([
    ['a message', { type: 'sendMessage', conversationId: 1, content: 'x' }],
    ['an unknown token', { type: 'auth', token: 'x'.repeat(43) }],
    ['a long token', { type: 'auth', token: 'x'.repeat(5000) }],
    ['no token', { type: 'auth' }],
  ])('that is %s closes with 4401', async (_what, frame) => {
    const socket = await open()
    socket.send(frame)
    expect(await socket.closed).toBe(4401)
    expect(socket.rest()).toEqual([])
  })
})

describe('rubbish', () => {
  test.each(['{no es json', '7', 'null'])('%s is an error, then the end', async (text) => {
    const socket = await open({ token: (await register(suite)).token })
    socket.send(text)
    expect(await socket.next('error')).toMatchObject({ code: 'validation' })
    expect(await socket.closed).toBe(4400)
  })

  test('a frame over 16 KiB is an error, then the end', async () => {
    for (const size of [16 * 1024 + 1, 1_000_000]) {
      const socket = await open({ token: (await register(suite)).token })
      socket.send('x'.repeat(size))
      expect(await socket.next('error')).toMatchObject({ code: 'too_large' })
      expect(await socket.closed).toBe(1009)
    }
  })

  test('a flood is an error, then the end', async () => {
    const socket = await open({ token: (await register(suite)).token })
    for (let i = 0; i < 200; i++) socket.send({ type: 'ping' })
    expect(await socket.next('error')).toMatchObject({ code: 'rate_limited', retryAfter: 60 })
    expect(await socket.closed).toBe(4429)
  })

  test('what a rule refuses is an error alone', async () => {
    const { id, buyer } = await makeTalk(suite)
    const stranger = await open({ token: (await register(suite)).token })
    const member = await open({ token: buyer.token })
    const clientId = randomUUID()
    stranger.send(sendMessage(id, 'intruso', { clientId }))
    expect(await stranger.next('error')).toMatchObject({ code: 'not_found', clientId })
    for (const [frame, code] of [
      [sendMessage(id, '   ', { clientId }), 'validation'],
      [sendMessage(id, 'x'.repeat(4001), { clientId }), 'validation'],
      [sendMessage(2 ** 31, 'x', { clientId }), 'validation'],
      [sendMessage(id, 'nulo \u0000', { clientId }), 'validation'],
      [{ type: 'typing', clientId }, 'validation'],
    ] as const) {
      member.send(frame)
      expect(await member.next('error')).toMatchObject({ code, clientId })
    }
    member.send(sendMessage(id, 'x', { clientId: 'no uuid' }))
    const refused = await member.next('error')
    expect(refused.issues).toEqual([{ path: 'clientId', message: 'clientId debe ser un UUID' }])
    member.send({ type: 'ping' })
    await member.next('pong')
  })
})

describe('a message', () => {
  test('reaches all sockets of both people, and nobody else’s', async () => {
    const { id, seller, buyer } = await makeTalk(suite)
    const [from, second] = [await open({ token: buyer.token }), await open({ token: buyer.token })]
    const [to, stranger] = [
      await open({ token: seller.token }),
      await open({ token: (await register(suite)).token }),
    ]
    const clientId = randomUUID()
    from.send(sendMessage(id, '  en vivo ', { clientId, senderId: seller.user.id }))
    const ack = await from.next('ack')
    expect(ack).toMatchObject({
      clientId,
      message: { content: 'en vivo', senderId: buyer.user.id },
    })
    for (const socket of [to, second, from]) {
      expect(await socket.next('new_message')).toEqual({
        type: 'new_message',
        conversationId: id,
        message: ack.message,
        previousId: null,
      })
    }
    stranger.send({ type: 'ping' })
    await stranger.next('pong')
    expect(stranger.rest()).toEqual([])
  })

  test('sent by the call is seen as well, and names the one before', async () => {
    const { id, seller, asBuyer } = await makeTalk(suite)
    const to = await open({ token: seller.token })
    const first = await asBuyer.conversations.send({ id, content: 'uno' })
    const second = await asBuyer.conversations.send({ id, content: 'dos' })
    expect(await to.next('new_message')).toMatchObject({ message: first, previousId: null })
    expect(await to.next('new_message')).toMatchObject({ message: second, previousId: first.id })
  })

  test('sent again is stored once, and answered and told again', async () => {
    const { id, seller, buyer, asBuyer } = await makeTalk(suite)
    const [from, to] = [await open({ token: buyer.token }), await open({ token: seller.token })]
    const clientId = randomUUID()
    const { id: messageId } = await asBuyer.conversations.send({ id, content: 'una', clientId })
    expect((await to.next('new_message')).message.id).toBe(messageId)
    from.send(sendMessage(id, 'una', { clientId }))
    expect((await from.next('ack')).message.id).toBe(messageId)
    expect((await to.next('new_message')).message.id).toBe(messageId)
  })

  test('under a clientId of another conversation is refused, and nobody hears the first again', async () => {
    const [one, other] = [await makeTalk(suite), await makeTalk(suite)]
    const from = await open({ token: one.buyer.token })
    const asBuyer = suite.asUser({ id: one.buyer.user.id, role: 'user' })
    const { id: ad } = await other.asSeller.listings.publish(makeListingInput())
    const about = { listingId: ad, sellerId: other.seller.user.id }
    const { conversation } = await asBuyer.conversations.start(about)
    const clientId = randomUUID()
    const to = await open({ token: other.seller.token })
    from.send(sendMessage(one.id, 'solo para una', { clientId }))
    await from.next('ack')
    from.send(sendMessage(conversation.id, 'para otra', { clientId }))
    expect(await from.next('error')).toMatchObject({ code: 'conflict', clientId })
    from.send(sendMessage(conversation.id, 'de verdad', { clientId: randomUUID() }))
    expect((await to.next('new_message')).message.content).toBe('de verdad')
  })

  test('many sent at once stand in the order in which they were sent', async () => {
    const { id, buyer, asSeller } = await makeTalk(suite)
    const from = await open({ token: buyer.token })
    const contents = Array.from({ length: 20 }, (_, i) => `m${i}`)
    for (const content of contents) from.send(sendMessage(id, content))
    for (const content of contents) expect((await from.next('ack')).message.content).toBe(content)
    const stored = await asSeller.conversations.messages({ id })
    expect(stored.map(({ content }) => content)).toEqual(contents)
  })

  test('counts against the limit of the call', async () => {
    const own = await startSuite({ rateLimitFactor: 0.05 })
    const { id, buyer, asBuyer } = await makeTalk(own)
    const from = await openSocket(await listen(await own.app()), { token: buyer.token })
    for (let i = 0; i < 2; i++) await asBuyer.conversations.send({ id, content: 'Hola' })
    for (let i = 0; i < 2; i++) from.send(sendMessage(id))
    await from.next('ack')
    const refused = await from.next('error')
    expect(refused.code).toBe('rate_limited')
    expect(refused.retryAfter).toBeGreaterThan(0)
    await own.close()
  })
})

test('reading is told to the writer, and the reader’s badges', async () => {
  const { id, seller, buyer, asSeller, asBuyer } = await makeTalk(suite)
  const [writer, reader] = [await open({ token: buyer.token }), await open({ token: seller.token })]
  const { id: first } = await asBuyer.conversations.send({ id, content: 'uno' })
  const { id: second } = await asBuyer.conversations.send({ id, content: 'dos' })
  await asSeller.conversations.markRead({ id, upTo: first })
  expect(await writer.next('read')).toEqual({ type: 'read', conversationId: id, upTo: first })
  await reader.next('unread')
  // What was read already is told to nobody: what comes next is of the next.
  await asSeller.conversations.markRead({ id, upTo: first })
  await asSeller.conversations.markRead({ id, upTo: second })
  expect(await writer.next('read')).toEqual({ type: 'read', conversationId: id, upTo: second })
  await reader.next('unread')
  reader.send({ type: 'ping' })
  await reader.next('pong')
  expect(reader.rest()).not.toContain('unread')
})

test('a new alert, and its being read elsewhere, are hinted at', async () => {
  const { seller, asSeller, asBuyer } = await makeTalk(suite)
  const socket = await open({ token: seller.token })
  const { items } = await asBuyer.users.listings({ id: seller.user.id })
  await asBuyer.favorites.add({ listingId: items[0]?.id ?? 0 })
  await socket.next('unread')
  await asSeller.notifications.markAllRead({ userId: seller.user.id })
  await socket.next('unread')
})

describe('a session that ends takes its sockets along', () => {
  test('by logging out, and leaves the others', async () => {
    const person = await register(suite)
    const again = await suite
      .asVisitor()
      .auth.login({ username: person.username, password: person.password })
    const [ended, other] = [await open({ token: person.token }), await open({ token: again.token })]
    const app = await suite.app()
    await request(app, 'POST', '/api/auth/logout', { token: person.token })
    expect(await ended.closed).toBe(4401)
    other.send({ type: 'ping' })
    await other.next('pong')
  })

  test.each([
    [
      'a new password',
      (app: Awaited<ReturnType<Suite['app']>>, token: string, password: string) =>
        request(app, 'PUT', '/api/auth/change-password', {
          token,
          body: {
            currentPassword: password,
            newPassword: `${password}x`,
            confirmPassword: `${password}x`,
          },
        }),
      [false, true],
    ],
    [
      'deleting the account',
      (app: Awaited<ReturnType<Suite['app']>>, token: string) =>
        request(app, 'DELETE', '/api/auth/account', { token }),
      [true, true],
    ],
  ] as const)('by %s', async (_how, end, [isOwnEnded]) => {
    const person = await register(suite)
    const again = await suite
      .asVisitor()
      .auth.login({ username: person.username, password: person.password })
    const [own, other] = [await open({ token: person.token }), await open({ token: again.token })]
    const done = await end(await suite.app(), person.token, person.password)
    expect(done.status).toBe(200)
    expect(await other.closed).toBe(4401)
    if (isOwnEnded) expect(await own.closed).toBe(4401)
    else {
      own.send({ type: 'ping' })
      await own.next('pong')
    }
  })

  test('by being left unused, when the clean-up comes', async () => {
    const person = await register(suite)
    const socket = await open({ token: person.token })
    const { deps } = suite
    await deps.db
      .updateTable('sessions')
      .set({ lastActivityAt: new Date('2025-01-01') })
      .where('userId', '=', person.user.id)
      .execute()
    const { forgetIdleSessions } = await import('../../features/auth/forget-idle-sessions.ts')
    await forgetIdleSessions(deps)
    expect(await socket.closed).toBe(4401)
  })
})
