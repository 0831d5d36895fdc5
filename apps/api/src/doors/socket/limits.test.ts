import { once } from 'node:events'
import fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { register } from '../../../test/http.ts'
import { listen, openSocket, type TestSocket } from '../../../test/live.ts'
import type { LiveListener } from '../../gateways/live-hub.ts'
import { registerLoadShedding } from '../http/load-shedding.ts'
import { registerRefusals } from '../http/refusals.ts'
import { type SocketLimits, socketLimits } from './limits.ts'
import { registerSocket } from './socket.ts'

let suite: Suite
const apps: FastifyInstance[] = []
const opened: TestSocket[] = []
beforeAll(async () => {
  suite = await startSuite()
})
afterEach(async () => {
  for (const { ws } of opened.splice(0)) ws.terminate()
  await Promise.all(apps.splice(0).map((app) => app.close()))
})
afterAll(() => suite.close())

/** The door with limits of its own; `tell` is what other processes would. */
async function makeDoor(limits: Partial<SocketLimits>) {
  const app = fastify()
  apps.push(app)
  registerRefusals(app)
  await registerLoadShedding(app)
  const listeners: LiveListener[] = []
  const live = {
    publish: () => {},
    listen: (listener: LiveListener) => listeners.push(listener),
    close: async () => {},
  }
  await registerSocket(app, { ...suite.deps, live }, { limits: { ...socketLimits, ...limits } })
  const url = await listen(app)
  const open = async (options?: Parameters<typeof openSocket>[1]) => {
    const socket = await openSocket(url, options)
    opened.push(socket)
    return socket
  }
  const tell: LiveListener['onNotes'] = (notes) => {
    for (const { onNotes } of listeners) onNotes(notes)
  }
  return { open, tell, app }
}

const lives = async (socket: TestSocket) => {
  socket.send({ type: 'ping' })
  await socket.next('pong')
}

test('who does not say who they are in time is shown out', async () => {
  const { open } = await makeDoor({ authWithin: 1000 })
  const known = await open({ token: (await register(suite)).token })
  expect(await (await open()).closed).toBe(4401)
  await lives(known)
})

test('who said it in time waits for a database that is slow', async () => {
  const { open } = await makeDoor({ authWithin: 1000 })
  const { token } = await register(suite)
  const socket = await suite.deps.db.transaction().execute(async (tx) => {
    await sql`lock table sessions in access exclusive mode`.execute(tx)
    const waiting = await open()
    waiting.send({ type: 'auth', token })
    const stranger = await open()
    // Shown out later than the other would be.
    expect(await stranger.closed).toBe(4401)
    return waiting
  })
  await socket.next('ready')
})

test('who does not answer a ping is gone by the next, who answers stays', async () => {
  const { open } = await makeDoor({ pingEvery: 500 })
  const { token } = await register(suite)
  const [dead, alive] = [await open({ token, autoPong: false }), await open({ token })]
  expect(await dead.closed).toBe(1006)
  for (let i = 0; i < 3; i++) await once(alive.ws, 'ping')
  await lives(alive)
})

test('a socket that has lived long is asked to come back', async () => {
  const { open } = await makeDoor({ pingEvery: 100 })
  const socket = await open({ token: (await register(suite)).token })
  suite.clock.advance(1.2 * socketLimits.longestLife)
  expect(await socket.closed).toBe(1012)
})

test('of too many sockets of a person the oldest gives way', async () => {
  const { open } = await makeDoor({ perPerson: 2 })
  const { token } = await register(suite)
  const [first, second] = [await open({ token }), await open({ token })]
  const other = await open({ token: (await register(suite)).token })
  const third = await open({ token })
  expect(await first.closed).toBe(4409)
  for (const socket of [second, third, other]) await lives(socket)
})

test('an address may have some sockets of nobody in particular, and more once they are known', async () => {
  const { open } = await makeDoor({ perAddress: 2 })
  const { token } = await register(suite)
  const [stranger, other] = [await open(), await open()]
  await expect(open()).rejects.toThrow('429')
  stranger.send({ type: 'auth', token })
  await stranger.next('ready')
  const third = await open()
  await expect(open()).rejects.toThrow('429')
  other.ws.close()
  third.ws.close()
  await Promise.all([other.closed, third.closed])
  await lives(await open({ token }))
})

test('a full process says so', async () => {
  const { open } = await makeDoor({ perProcess: 1 })
  await open()
  await expect(open()).rejects.toThrow('503')
})

test('more frames than are answered are a flood', async () => {
  const { open } = await makeDoor({ mostWaiting: 5 })
  const socket = await open({ token: (await register(suite)).token })
  for (let i = 0; i < 8; i++) {
    socket.send({ type: 'sendMessage', conversationId: 1, content: 'Hola' })
  }
  expect(await socket.closed).toBe(4429)
  expect(socket.rest()).toContain('error')
})

test('a reader who is far behind is cut off, to come back for what was missed', async () => {
  const { open, tell } = await makeDoor({})
  const { token, user } = await register(suite)
  const [slow, other] = [
    await open({ token }),
    await open({ token: (await register(suite)).token }),
  ]
  // All in one turn: nobody reads meanwhile, and the kernel keeps some megabytes.
  tell(Array.from({ length: 500_000 }, () => ({ kind: 'unread', userId: user.id })))
  expect(await slow.closed).toBe(1013)
  await lives(other)
}, 20_000)

test('when the server closes, what came is answered and everybody is asked to come back', async () => {
  const { open, app } = await makeDoor({})
  const socket = await open({ token: (await register(suite)).token })
  const stranger = await open()
  socket.send({ type: 'sendMessage', conversationId: 1, content: 'Hola' })
  socket.send({ type: 'ping' })
  await socket.next('error')
  const closing = app.close()
  expect(await Promise.all([socket.closed, stranger.closed])).toEqual([1012, 1012])
  await closing
})
