import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { register, request } from '../../../test/http.ts'
import { registerRefusals } from '../http/refusals.ts'
import { defineCall } from './define-call.ts'
import { registerRest } from './register-rest.ts'

let suite: Suite
let app: FastifyInstance
let runs = 0

const callOf = (method: 'get' | 'post') =>
  defineCall({
    method,
    path: '/api/admin/example',
    summary: 'For this test',
    tag: 'admin',
    access: 'admin',
    answer: z.object({ runs: z.int() }),
    run: async () => {
      runs += 1
      return { runs }
    },
  })

beforeAll(async () => {
  suite = await startSuite()
  app = fastify()
  registerRefusals(app)
  await registerRest(app, suite.deps, [callOf('get'), callOf('post')])
})
afterAll(async () => {
  await app.close()
  await suite.close()
})

test.each(['GET', 'POST'] as const)('%s of the admins runs for nobody else', async (method) => {
  const person = await register(suite)
  const ask = (token?: string) =>
    request(app, method, '/api/admin/example', token === undefined ? {} : { token })
  expect((await ask()).status).toBe(401)
  expect((await ask('made-up')).status).toBe(401)
  expect(await ask(person.token)).toMatchObject({ status: 403, json: { code: 'forbidden' } })
  expect(runs).toBe(0)
  await suite.deps.db
    .updateTable('users')
    .set({ role: 'admin' })
    .where('id', '=', person.user.id)
    .execute()
  expect(await ask(person.token)).toMatchObject({ status: 200, json: { runs: 1 } })
  runs = 0
})
