// Files on their way to readers that leave, stall or are many.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type OpenedFile, openFile } from '../../gateways/stores/open-file.ts'
import { sendFile } from './send-file.ts'

const size = 8 * 1024 * 1024
const shortStall = 300

let folder = ''
let app: FastifyInstance
let port = 0
const opened: OpenedFile[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wepa-send-'))
  await writeFile(join(folder, 'large'), Buffer.alloc(size, 7))
  app = fastify()
  app.get<{ Params: { stall: string } }>('/:stall', async (request, reply) => {
    const file = await openFile(join(folder, 'large'))
    if (!file) throw new Error('no file')
    opened.push(file)
    return sendFile(request, reply, file, Number(request.params.stall))
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  port = address.port
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

/** Asks, and takes nothing of the answer. */
async function askAndStall(stall: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.pause()
  await new Promise((done) => socket.once('connect', done))
  const before = opened.length
  socket.write(`GET /${stall} HTTP/1.1\r\nhost: x\r\n\r\n`)
  await vi.waitFor(() => expect(opened.length).toBe(before + 1), 5000)
  return socket
}
const isOpen = () => opened.at(-1)?.stream.destroyed === false

test('the whole file arrives, with its length', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/5000`)
  expect(answer.headers.get('content-length')).toBe(String(size))
  expect((await answer.arrayBuffer()).byteLength).toBe(size)
})
test('a HEAD tells the length and reads nothing', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/5000`, { method: 'HEAD' })
  expect(answer.headers.get('content-length')).toBe(String(size))
  expect(isOpen()).toBe(false)
})
test('of a file whose reader stalls a little is read, and it is let go of when the reader leaves', async () => {
  const socket = await askAndStall(60_000)
  expect(isOpen()).toBe(true)
  socket.destroy()
  await vi.waitFor(() => expect(isOpen()).toBe(false), 5000)
})
test('a reader that takes nothing for too long is left, and the file let go of', async () => {
  const socket = await askAndStall(shortStall)
  await vi.waitFor(() => expect(isOpen()).toBe(false), 5000)
  socket.destroy()
})
