import fastify, { type FastifyBaseLogger } from 'fastify'
import { expect, test } from 'vitest'
import { createLog } from '../../log.ts'
import { warnOfUntrustedProxy } from './untrusted-proxy.ts'

/** What the log says when these addresses each send a request with X-Forwarded-For. */
async function hear(trustProxy: boolean | string[], peers: string[], headers = forwarded) {
  const lines: string[] = []
  const log: FastifyBaseLogger = createLog('warn', { write: (line) => lines.push(line) })
  const app = fastify({ loggerInstance: log, trustProxy })
  warnOfUntrustedProxy(app)
  app.get('/', async ({ ip }) => ip)
  const seen = []
  for (const remoteAddress of peers) {
    seen.push((await app.inject({ method: 'GET', url: '/', remoteAddress, headers })).body)
  }
  await app.close()
  return { lines, seen }
}
const forwarded: Record<string, string> = { 'x-forwarded-for': '198.51.100.9' }

test('a forwarded address from an untrusted peer is ignored, and said once', async () => {
  const { lines, seen } = await hear(['10.0.0.0/8'], ['203.0.113.5', '203.0.113.6'])
  expect(seen).toEqual(['203.0.113.5', '203.0.113.6'])
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('"peer":"203.0.113.5"')
  expect(lines[0]).toContain('TRUST_PROXY')
})

test('so it is where no proxy is trusted at all', async () => {
  expect((await hear(false, ['10.1.2.3'])).lines).toHaveLength(1)
})

test('nothing is said of a trusted proxy, nor where the header is missing', async () => {
  expect(await hear(['10.0.0.0/8'], ['10.1.2.3'])).toEqual({ lines: [], seen: ['198.51.100.9'] })
  expect((await hear(false, ['203.0.113.5'], {})).lines).toEqual([])
})
