import { setTimeout as wait } from 'node:timers/promises'
import { DomainError } from '@wepa/domain/error'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { registerLoadShedding } from './load-shedding.ts'
import { answerUnreadable, registerRefusals } from './refusals.ts'

test('a handler that takes too long is a 503 with the time to wait', async () => {
  const app = fastify({ handlerTimeout: 30 })
  registerRefusals(app)
  app.get('/slow', () => wait(500))
  const answer = await app.inject('/slow')
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ code: 'unavailable' })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  await app.close()
})

test('an address the router cannot read leads nowhere, as JSON', async () => {
  const app = fastify({
    frameworkErrors: answerUnreadable({}),
    routerOptions: { maxParamLength: 10 },
  })
  registerRefusals(app)
  app.get('/x/:name', async () => 'x')
  for (const url of ['/x/%E0%A4%A', `/x/${'a'.repeat(11)}`]) {
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.json().code], url).toEqual([404, 'not_found'])
  }
  await app.close()
})

test('a refusal thrown anywhere has the answer of its code', async () => {
  const app = fastify()
  registerRefusals(app)
  app.addHook('onRequest', async () => {
    throw new DomainError('rate_limited', { retryAfter: 42 })
  })
  app.get('/', async () => 'never')
  const answer = await app.inject('/')
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '42'])
  await app.close()
})

test('who leaves in the middle of an answer is no failure of ours; a bug is', async () => {
  const logged: string[] = []
  const stream = { write: (line: string) => logged.push(line) }
  const app = fastify({ logger: { level: 'error', stream } })
  registerRefusals(app)
  const left = Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' })
  app.get('/left', () => Promise.reject(left))
  app.get('/bug', () => Promise.reject(new TypeError('a bug')))
  await app.inject('/left')
  expect(logged).toEqual([])
  expect((await app.inject('/bug')).statusCode).toBe(500)
  expect(logged).toHaveLength(1)
  await app.close()
})

test('a process that cannot keep up refuses at once, but says it is alive; then it recovers', async () => {
  const app = fastify()
  registerRefusals(app)
  await registerLoadShedding(app)
  app.get('/healthz', async () => 'alive')
  app.get('/work', async () => 'done')
  await app.ready()
  const isWorking = async () => (await app.inject('/work')).statusCode === 200

  for (let round = 0; round < 4 && (await isWorking()); round++) {
    const until = Date.now() + 1500
    while (Date.now() < until) Math.sqrt(until)
    await wait(30)
  }
  const refused = await app.inject('/work')
  expect(refused.statusCode).toBe(503)
  expect(refused.json().message).toContain('muy ocupado')
  expect((await app.inject('/healthz')).statusCode).toBe(200)

  await expect.poll(isWorking, { timeout: 10_000, interval: 200 }).toBe(true)
  await app.close()
})
