// Sockets to a server that really listens, and who waits for their frames.
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { LiveEvent } from '@wepa/domain/conversations/live'
import type { FastifyInstance } from 'fastify'
import WebSocket from 'ws'
import type { Caller } from '../src/doors/router.ts'
import { makeListingInput } from './factories.ts'
import type { Suite } from './harness.ts'
import { register } from './http.ts'

export type TestSocket = {
  ws: WebSocket
  send: (frame: object | string) => void
  /** The next frame of this type, whether it came already or comes within five seconds. */
  next: <T extends LiveEvent['type']>(type: T) => Promise<Extract<LiveEvent, { type: T }>>
  /** Types of the frames that came and were not asked for. */
  rest: () => string[]
  /** The code it was closed with. */
  closed: Promise<number>
}

/** The address of /ws; the server listens from now on. */
export async function listen(app: FastifyInstance): Promise<string> {
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return `${url.replace('http', 'ws')}/ws`
}

/** Opens a socket; with a token it is let in first. */
export async function openSocket(
  url: string,
  { token, ...options }: { token?: string } & WebSocket.ClientOptions = {},
): Promise<TestSocket> {
  const ws = new WebSocket(url, options)
  const frames: LiveEvent[] = []
  let arrived = () => {}
  ws.on('message', (data) => {
    frames.push(LiveEvent.parse(JSON.parse(String(data))))
    arrived()
  })
  const closed = new Promise<number>((resolve) => ws.on('close', resolve))
  const send = (frame: object | string) =>
    ws.send(typeof frame === 'string' ? frame : JSON.stringify(frame))
  async function next<T extends LiveEvent['type']>(
    type: T,
  ): Promise<Extract<LiveEvent, { type: T }>> {
    const isWanted = (frame: LiveEvent): frame is Extract<LiveEvent, { type: T }> =>
      frame.type === type
    for (const end = Date.now() + 5000; Date.now() < end; ) {
      const found = frames.find(isWanted)
      if (found) {
        frames.splice(frames.indexOf(found), 1)
        return found
      }
      await Promise.race([
        wait(100),
        new Promise<void>((resolve) => {
          arrived = resolve
        }),
      ])
    }
    throw new Error(`no ${type} frame, but ${frames.map((frame) => frame.type)}`)
  }
  await once(ws, 'open')
  if (token) {
    send({ type: 'auth', token })
    await next('ready')
  }
  return { ws, send, next, rest: () => frames.map(({ type }) => type), closed }
}

type Registered = Awaited<ReturnType<typeof register>>
type Talk = { id: number; seller: Registered; buyer: Registered; asSeller: Caller; asBuyer: Caller }

/** Two people with their tokens, and their conversation about an ad. */
export async function makeTalk(suite: Suite): Promise<Talk> {
  const [seller, buyer] = [await register(suite), await register(suite)]
  const asSeller = suite.asUser({ id: seller.user.id, role: 'user' })
  const asBuyer = suite.asUser({ id: buyer.user.id, role: 'user' })
  const { id: listingId } = await asSeller.listings.publish(makeListingInput())
  const about = { listingId, sellerId: seller.user.id }
  const { conversation } = await asBuyer.conversations.start(about)
  return { seller, buyer, id: conversation.id, asSeller, asBuyer }
}
