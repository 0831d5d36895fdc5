// Whatever shape a payload has, what comes back is said in our words: Spanish, or the English of the documented texts.
import { callTRPCProcedure, TRPCError } from '@trpc/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type Suite, startSuite } from '../../test/harness.ts'
import { register, request } from '../../test/http.ts'
import { wrongShapes } from '../../test/wrong-shapes.ts'
import type { Refusal } from '../errors.ts'
import { refusalOf } from '../trpc.ts'
import { allCalls } from './rest/all-calls.ts'
import type { RestCall } from './rest/rest-call.ts'
import { appRouter } from './router.ts'

/** English that the specification fixes. */
const fixedEnglish = new Set([
  'Username is required',
  'Password is required',
  'Username must be at least 3 characters',
  'Username must be less than 30 characters',
  'Username can only contain letters, numbers, underscores, and hyphens',
  'Full name is required',
  'Invalid email address',
  'Image size must be less than 5MB',
  'Current password is required',
  'Password must be at least 8 characters',
  'Please confirm your password',
  "Passwords don't match",
  'Please enter a valid email address',
])
const english =
  /\b(invalid|expected|received|required?|must|too (big|small|long|short)|unrecognized|input|string|number|object|array|option|key|value|is|not|the|should|cannot|failed|error)\b/i

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

function foreignTexts({ message, issues }: Pick<Refusal, 'message' | 'issues'>): string[] {
  return [message, ...issues.map((issue) => issue.message)].filter(
    (text) => !fixedEnglish.has(text) && (text === '' || english.test(text)),
  )
}

test('the net for English catches the library’s own texts', () => {
  for (const message of ['Invalid input: expected string', 'Too big: expected', 'Required', '']) {
    expect(foreignTexts({ message, issues: [] })).toHaveLength(1)
    expect(foreignTexts({ message: 'Revisa', issues: [{ path: 'a', message }] })).toHaveLength(1)
  }
})

const Procedure = z.object({
  _def: z.object({
    type: z.enum(['query', 'mutation', 'subscription']),
    inputs: z.array(z.instanceof(z.core.$ZodType)),
  }),
})
const procedures = Object.entries(appRouter._def.procedures).map(([path, procedure]) => ({
  path,
  ...Procedure.parse({ _def: Reflect.get(procedure, '_def') })._def,
}))

test('every procedure refuses wrong shapes in our words', async () => {
  expect(procedures.length).toBeGreaterThan(100)
  const admin = await suite.makeUser({ role: 'admin' })
  const found = new Set<string>()
  let refused = 0
  for (const { path, type, inputs } of procedures) {
    for (const input of inputs.flatMap(wrongShapes)) {
      const refusal = await refusalFrom(path, type, input, admin.id)
      if (!refusal) continue
      if (refusal.code === 'validation') refused += 1
      const texts = foreignTexts(refusal)
      if (texts.length > 0) found.add(`${path}: ${texts.join(' | ')}`)
    }
  }
  expect([...found]).toEqual([])
  expect(refused).toBeGreaterThan(1500)
}, 300_000)

test('every REST call refuses wrong shapes in our words', async () => {
  const found = new Set<string>()
  let refused = 0
  for (const call of allCalls.filter(({ isMultipart }) => !isMultipart)) {
    for (const refusal of await refusalsOf(call)) {
      if (refusal.code === 'validation') refused += 1
      const texts = foreignTexts(refusal)
      if (texts.length > 0) found.add(`${call.method} ${call.path}: ${texts.join(' | ')}`)
    }
  }
  expect([...found]).toEqual([])
  expect(refused).toBeGreaterThan(800)
}, 300_000)

const Refused = z.object({
  code: z.string(),
  message: z.string(),
  issues: z._default(z.array(z.object({ path: z.string(), message: z.string() })), []),
})

async function refusalsOf(call: RestCall) {
  const app = await suite.app()
  // Some calls end the session or the account they are called with.
  const token = await adminToken()
  const answers = []
  for (const { url, body } of requestsOf(call)) {
    answers.push(await request(app, methodOf(call), url, { token, ...(body && { body }) }))
  }
  return (
    answers
      .filter(({ status }) => status >= 400)
      .map(({ json }) => Refused.parse(json))
      // Clients look for its first two words.
      .filter(({ code }) => code !== 'invalid_token')
  )
}

async function refusalFrom(
  path: string,
  type: (typeof procedures)[number]['type'],
  input: unknown,
  userId: number,
): Promise<Refusal | undefined> {
  try {
    await callTRPCProcedure({
      router: appRouter,
      path,
      type,
      getRawInput: async () => input,
      ctx: suite.contextOf({ id: userId, role: 'admin' }),
      signal: undefined,
      batchIndex: 0,
    })
    return undefined
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error
    return refusalOf(error)
  }
}

async function adminToken(): Promise<string> {
  const { token, user } = await register(suite)
  await suite.deps.db
    .updateTable('users')
    .set({ role: 'admin' })
    .where('id', '=', user.id)
    .execute()
  return token
}

function requestsOf(call: RestCall): { url: string; body?: string }[] {
  const paths = ['1', '999999', 'nada'].map((id) => call.path.replace(/\{\w+\}/g, id))
  const [path = ''] = paths
  const queries = call.query ? wrongShapes(call.query).flatMap(queryText) : []
  const bodies = call.body ? wrongShapes(call.body).map((body) => JSON.stringify(body) ?? '') : []
  return [
    ...paths.map((url) => ({ url, ...(call.body && { body: '{}' }) })),
    ...queries.map((query) => ({ url: `${path}?${query}` })),
    ...bodies.map((body) => ({ url: path, body })),
  ]
}

/** A query of texts, as an address carries it; what is far too long for one is left out. */
function queryText(shape: unknown): string[] {
  if (typeof shape !== 'object' || shape === null) return []
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(shape)) query.set(name, String(value))
  const text = query.toString()
  return text.length < 4000 ? [text] : []
}

function methodOf({ method }: RestCall) {
  return ({ get: 'GET', post: 'POST', put: 'PUT', patch: 'PATCH', delete: 'DELETE' } as const)[
    method
  ]
}
