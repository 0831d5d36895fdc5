import { connect } from 'node:net'
import { eventually } from '@wepa/domain/test/eventually'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { registerRefusals } from '../http/refusals.ts'
import { createBodyRoom } from './body-room.ts'

const limit = 1000
let app: FastifyInstance
afterEach(() => app.close())

/** A server with room for 100 bytes, 60 for each account, whose handlers end when they are told to. */
async function serve() {
  const room = createBodyRoom({ total: 100, each: 60 })
  const ends: (() => void)[] = []
  app = fastify({ bodyLimit: limit })
  registerRefusals(app)
  app.route({
    method: 'POST',
    url: '/:account',
    onRequest: async (request, reply) => {
      const account = Number(new URL(request.url, 'http://local').pathname.slice(1))
      room.enter(request, reply, { account, limit })
    },
    handler: (request) =>
      room.during(request, async () => {
        await new Promise<void>((resolve) => ends.push(resolve))
        return 'done'
      }),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const post = (account: number, bytes: number, character = '1') =>
    fetch(`http://127.0.0.1:${port}/${account}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: character.repeat(bytes),
    })
  const running = (count: number) => eventually(() => expect(ends).toHaveLength(count))
  const endAll = () => {
    for (const end of ends.splice(0)) end()
  }
  return { port, post, running, endAll }
}

describe('room for large bodies', () => {
  test('is refused to an account that has its share, and to everybody when all is taken', async () => {
    const { post, running, endAll } = await serve()
    const first = post(1, 50)
    await running(1)
    const greedy = await post(1, 20)
    expect([greedy.status, greedy.headers.get('retry-after')]).toEqual([429, '5'])
    const second = post(2, 50)
    await running(2)
    expect((await post(3, 20)).status).toBe(503)
    endAll()
    expect([(await first).status, (await second).status]).toEqual([200, 200])
    const third = post(1, 60)
    await running(1)
    endAll()
    expect((await third).status).toBe(200)
  })

  test('is given back for a body that was refused', async () => {
    const { post, running, endAll } = await serve()
    for (let n = 0; n < 5; n++) expect((await post(1, 50, '{')).status).toBe(400)
    const good = post(1, 50)
    await running(1)
    endAll()
    expect((await good).status).toBe(200)
  })

  test('is given back by a connection that ends before its body came', async () => {
    const { port, post, running, endAll } = await serve()
    const socket = connect(port, '127.0.0.1')
    const head = 'POST /1 HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
    socket.write(`${head}Content-Length: 60\r\n\r\n12`)
    await eventually(async () => expect((await post(1, 10, '{')).status).toBe(429))
    socket.destroy()
    await eventually(async () => expect((await post(1, 10, '{')).status).toBe(400))
    const good = post(1, 60)
    await running(1)
    endAll()
    expect((await good).status).toBe(200)
  })

  test('counts a body of unknown length as the most it may be', async () => {
    const { port } = await serve()
    const answer = await fetch(`http://127.0.0.1:${port}/1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Response('1').body,
      duplex: 'half',
    })
    expect(answer.status).toBe(429)
  })
})
