import { once } from 'node:events'
import { connect } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { endSlowBodies } from './connections.ts'

let suite: Suite
let app: FastifyInstance
beforeAll(async () => {
  suite = await startSuite()
  app = await suite.app()
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => suite.close())

/** Sends bytes as they are; answers what came back until the connection ended. */
async function speak(to: FastifyInstance, text: string): Promise<string> {
  const address = to.server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const socket = connect({ port, host: '127.0.0.1' })
  let heard = ''
  socket.on('data', (data) => {
    heard += data
  })
  socket.on('error', () => undefined)
  socket.write(text)
  await once(socket, 'close')
  return heard
}

test.each([
  ['that is none', 'NADA\r\n\r\n', 'HTTP/1.1 400', 'La petición no se puede leer.'],
  [
    'with endless headers',
    `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(70_000)}\r\n\r\n`,
    'HTTP/1.1 431',
    'Los encabezados son demasiado grandes.',
  ],
])('a request %s is refused in our words, with the headers of every answer', async (...row) => {
  const [, text, status, message] = row
  const heard = await speak(app, text)
  expect(heard.startsWith(status)).toBe(true)
  expect(heard).toContain(message)
  expect(heard).toMatch(/x-content-type-options: nosniff/)
  expect(heard).toMatch(/permissions-policy: /)
})

test('an address that cannot be read carries the headers of every answer', async () => {
  for (const url of ['/%zz', '/api/users/%', `/api/users/${'1'.repeat(2100)}`]) {
    const { statusCode, headers, json } = await app.inject(url)
    expect([statusCode, json().code], url).toEqual([404, 'not_found'])
    expect(headers['x-content-type-options'], url).toBe('nosniff')
    expect(headers['content-security-policy'], url).toContain("default-src 'none'")
    expect(headers['permissions-policy'], url).toContain('camera=()')
    expect(headers['x-request-id'], url).toMatch(/^[\w-]{36}$/)
  }
})

test('heads are waited for within a minute, and so is the whole of a small request', () => {
  const { headersTimeout, requestTimeout } = app.server
  expect(headersTimeout + 5_000 + 40_000).toBeLessThanOrEqual(60_000)
  expect(requestTimeout).toBe(180_000)
})

test('a slow body ends the connection, unless its route takes large ones', async () => {
  const door = fastify({ bodyLimit: 1000 })
  endSlowBodies(door, { 'x-content-type-options': 'nosniff' }, 100)
  door.post('/small', async () => 'small')
  door.post('/large', { bodyLimit: 2000 }, async () => 'large')
  await door.listen({ port: 0, host: '127.0.0.1' })
  const head = (path: string) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: text/plain\r\ncontent-length: 2\r\n\r\nx`
  const heard = await speak(door, head('/small'))
  expect(heard).toMatch(/^HTTP\/1\.1 408 [\s\S]*nosniff[\s\S]*"code":"timeout"/)
  const address = door.server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const slow = connect({ port, host: '127.0.0.1' })
  slow.write(head('/large'))
  setTimeout(() => slow.write('y'), 300)
  const [data] = await once(slow, 'data')
  expect(String(data)).toMatch(/^HTTP\/1\.1 200 [\s\S]*large$/)
  // Who is in time is left alone, also later on the same connection.
  expect(await speak(door, `${head('/small')}y`)).toMatch(/^HTTP\/1\.1 200 [\s\S]*small$/)
  await door.close()
})
