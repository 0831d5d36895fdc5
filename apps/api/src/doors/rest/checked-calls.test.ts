// The check that all suites make of REST answers (test/checked-calls.ts).
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { checkCalls } from '../../../test/checked-calls.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { request } from '../../../test/http.ts'
import { registerRefusals } from '../http/refusals.ts'
import { defineCall } from './define-call.ts'
import { registerRest } from './register-rest.ts'

let suite: Suite
let app: FastifyInstance | undefined
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(async () => {
  await app?.close()
  await suite.close()
})

/** Asks once for a call that is documented as `{ count, note? }` and answers this. */
async function askFor(answer: unknown, isStreamed = false) {
  const call = defineCall({
    method: 'get',
    path: '/api/example',
    summary: 'For this test',
    tag: 'admin',
    access: 'everyone',
    answer: z.object({ count: z.int(), note: z.optional(z.string()) }),
    isStreamed,
    run: async () => answer,
  })
  const { calls, requireDocumented } = checkCalls([call])
  await app?.close()
  app = fastify()
  registerRefusals(app)
  await registerRest(app, suite.deps, calls)
  const { status } = await request(app, 'GET', '/api/example').catch(() => ({
    status: 'broken off',
  }))
  return { status, requireDocumented }
}

async function* piecesOf(text: string) {
  yield text.slice(0, 3)
  yield text.slice(3)
}

test.each([
  ['as documented', { count: 3, note: 'x' }],
  ['with an optional field that is undefined', { count: 3, note: undefined }],
])('an answer %s leaves as it is', async (_name, answer) => {
  const { status, requireDocumented } = await askFor(answer)
  expect(status).toBe(200)
  expect(requireDocumented).not.toThrow()
})

test.each([
  ['of another type', { count: 'three' }],
  ['without a field', {}],
  ['with a field that is not documented', { count: 3, passwordHash: 'x' }],
])('an answer %s fails, also where nobody looks at the status', async (_name, answer) => {
  const { status, requireDocumented } = await askFor(answer)
  expect(status).toBe(500)
  expect(requireDocumented).toThrow('get /api/example answered what is not documented')
})

test('an answer in pieces is checked as a whole', async () => {
  const right = await askFor(piecesOf('{"count":3}'), true)
  expect(right.status).toBe(200)
  expect(right.requireDocumented).not.toThrow()
  const wrong = await askFor(piecesOf('{"count":"three"}'), true)
  expect(wrong.requireDocumented).toThrow('get /api/example')
})
