import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerWebAssets } from './web-assets.ts'

const script = 'console.log("hola")'.repeat(200)
let webDist: string
let app: FastifyInstance

beforeAll(async () => {
  webDist = await mkdtemp(join(tmpdir(), 'wepa-web-'))
  const files: Record<string, string | Buffer> = {
    'client/assets/index-a1b2c3.js': script,
    'client/assets/index-a1b2c3.js.br': brotliCompressSync(script),
    'client/service-worker.js': script,
    'client/manifest.webmanifest': '{}',
    'client/icon.svg': '<svg/>',
    'client/shell.html': 'a page',
    'client/.vite/manifest.json': '{}',
    'server/entry-server.js': 'secret of the server',
  }
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(webDist, name)), { recursive: true })
    await writeFile(join(webDist, name), content)
  }
  app = fastify()
  await registerWebAssets(app, { settings: { webDist }, log: app.log })
})
afterAll(async () => {
  await app.close()
  await rm(webDist, { recursive: true, force: true })
})

const get = (url: string, encoding = 'identity') =>
  app.inject({ url, headers: { 'accept-encoding': encoding } })

test('what is not a file of the client is left to others', async () => {
  const paths = [
    '/',
    '/shell.html',
    '/.vite/manifest.json',
    '/entry-server.js',
    '/assets/',
    '/nada.js',
  ]
  for (const path of [...paths, '/../server/entry-server.js', '/%2e%2e/server/entry-server.js']) {
    expect((await get(path)).statusCode, path).toBe(404)
  }
})

test('a file with a hash in its name is kept for ever, and comes as the build compressed it', async () => {
  const answer = await get('/assets/index-a1b2c3.js', 'gzip, br')
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(answer.headers['content-encoding']).toBe('br')
  expect(answer.headers['content-type']).toContain('javascript')
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script)
  expect((await get('/assets/index-a1b2c3.js')).body).toBe(script)
})

test('the service worker and the manifest are asked for each time', async () => {
  for (const path of ['/service-worker.js', '/manifest.webmanifest']) {
    expect((await get(path)).headers['cache-control'], path).toBe('no-cache')
  }
})

test('the service worker may fetch: it is ruled by the policy of its own file', async () => {
  const { headers } = await get('/service-worker.js')
  expect(headers['content-security-policy']).toMatch(/connect-src 'self'/)
})

test('without a built web there is nothing to serve, and no failure', async () => {
  const bare = fastify()
  await registerWebAssets(bare, { settings: { webDist: '/nonexistent' }, log: bare.log })
  expect((await bare.inject('/assets/x.js')).statusCode).toBe(404)
  await bare.close()
})
