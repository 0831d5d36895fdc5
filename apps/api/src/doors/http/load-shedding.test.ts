import fastify from 'fastify'
import { expect, test } from 'vitest'
import { registerLoadShedding } from './load-shedding.ts'
import { registerRefusals } from './refusals.ts'

async function makeDoor(mostMemory: number) {
  const app = fastify()
  registerRefusals(app)
  await registerLoadShedding(app, { mostMemory })
  for (const url of ['/', '/healthz', '/assets/main.js']) app.get(url, async () => 'fine')
  await app.ready()
  return app
}

test('too much memory refuses all but the program’s files and the question whether the process lives', async () => {
  const app = await makeDoor(1)
  // It is measured once a second.
  await expect.poll(async () => (await app.inject('/')).statusCode, { timeout: 10_000 }).toBe(503)
  const refused = await app.inject('/')
  expect(refused.json()).toMatchObject({ code: 'unavailable' })
  expect(refused.headers['retry-after']).toBe('5')
  for (const url of ['/healthz', '/assets/main.js']) {
    expect((await app.inject(url)).statusCode, url).toBe(200)
  }
  await app.close()
})

test('enough memory refuses nothing', async () => {
  const app = await makeDoor(Number.MAX_SAFE_INTEGER)
  await new Promise((done) => setTimeout(done, 1500))
  expect((await app.inject('/')).statusCode).toBe(200)
  await app.close()
})
