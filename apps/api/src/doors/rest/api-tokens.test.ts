import { MAX_TOKENS, TOKEN_SCOPES, type TokenScope } from '@wepa/domain/developers/api-token'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeListingInput } from '../../../test/factories.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { register, request } from '../../../test/http.ts'
import { forgetOldUses } from '../../features/api-tokens/forget-old-uses.ts'
import { allCalls } from './all-calls.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())

const DAY = 86_400_000

type Method = Parameters<typeof request>[1]
const ask = async (method: Method, url: string, token: string, body?: object) =>
  request(await suite.app(), method, url, { token, ...(body && { body }) })

async function setPlan(userId: number, plan: 'free' | 'business') {
  const plans = suite.deps.db.updateTable('personPlans').set({ plan })
  await plans.where('userId', '=', userId).execute()
}

/** Somebody on Business with a token that may do this. */
async function program(scopes: readonly TokenScope[] = TOKEN_SCOPES, days: 30 | null = null) {
  const owner = await register(suite)
  await setPlan(owner.user.id, 'business')
  const as = suite.asUser({ id: owner.user.id, role: 'user' })
  const { secret, token } = await as.apiTokens.create({
    name: 'Inventario',
    scopes: [...scopes],
    days,
  })
  return { owner, as, secret, id: token.id }
}

/** What a call answers to a token: enough of a path to find it. */
const pathOf = (path: string) => path.replaceAll(/\{\w+\}/g, '1')

describe('refusals', () => {
  test('only people on Business make tokens, and no more than twenty', async () => {
    const free = await suite.makeUser()
    const input = { name: 'X', scopes: ['read' as const], days: null }
    await expect(suite.asVisitor().apiTokens.create(input)).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    })
    await expect(suite.asUser(free).apiTokens.create(input)).rejects.toThrow('Business')
    const { as } = await program()
    const more = Array.from({ length: MAX_TOKENS }, () => as.apiTokens.create(input))
    const made = (await Promise.allSettled(more)).filter(({ status }) => status === 'fulfilled')
    expect(made).toHaveLength(MAX_TOKENS - 1)
  })

  test.each([
    [{ name: ' ', scopes: ['read'], days: null }],
    [{ name: 'X', scopes: [], days: null }],
    [{ name: 'X', scopes: ['admin'], days: null }],
    [{ name: 'X', scopes: ['read'], days: 12 }],
  ])('%j is no token', async (input) => {
    const { owner } = await program()
    const body = { json: input }
    const answer = await ask('POST', '/trpc/apiTokens.create', owner.token, body)
    expect(answer.status).toBe(400)
  })

  test('every call that is not for everyone refuses a token without its scope', async () => {
    const app = await suite.app()
    const tokens = new Map<string, string>()
    for (const scope of ['none', ...TOKEN_SCOPES]) {
      const others = TOKEN_SCOPES.filter((each) => each !== scope)
      tokens.set(scope, (await program(others)).secret)
    }
    const answers: unknown[] = []
    const guarded = allCalls.filter(({ access }) => access !== 'everyone')
    for (const { method, path, scope = 'none' } of guarded) {
      const token = tokens.get(scope) ?? ''
      const { status, json } = await request(app, upper(method), pathOf(path), { token })
      answers.push([method, path, status, json.code])
    }
    const expected = guarded.map(({ method, path }) => [method, path, 403, 'token_scope'])
    expect(answers).toEqual(expected)
  })

  test('security, money and administration are never done with a token', () => {
    const scoped = allCalls.filter(({ scope }) => scope).map(({ path }) => path)
    expect(
      scoped.filter((path) =>
        /admin|password|account|session|payment|subscription|verif/.test(path),
      ),
    ).toEqual([])
    expect(scoped.length).toBeGreaterThan(20)
  })

  test('one that was revoked, has ended or whose owner is suspended is no good', async () => {
    const [ended, revoked, suspended] = [
      await program(['read'], 30),
      await program(),
      await program(),
    ]
    await revoked.as.apiTokens.revoke({ id: revoked.id })
    await suite.deps.db
      .updateTable('users')
      .set({ suspendedAt: new Date() })
      .where('id', '=', suspended.owner.user.id)
      .execute()
    for (const { secret } of [revoked, suspended, { secret: 'wepa_nada' }]) {
      const { status, json } = await ask('GET', '/api/inventory', secret)
      expect([status, json.message]).toEqual([401, expect.stringContaining('Invalid token')])
    }
    expect((await ask('GET', '/api/inventory', ended.secret)).status).toBe(200)
    suite.clock.advance(31 * DAY)
    expect((await ask('GET', '/api/inventory', ended.secret)).status).toBe(401)
    await expect(revoked.as.apiTokens.revoke({ id: revoked.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    const other = await program()
    await expect(other.as.apiTokens.revoke({ id: ended.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('it waits while the plan is another one, and works again with Business', async () => {
    const { owner, secret } = await program()
    await setPlan(owner.user.id, 'free')
    const { status, json } = await ask('GET', '/api/inventory', secret)
    expect([status, json.code]).toEqual([403, 'business_required'])
    await setPlan(owner.user.id, 'business')
    expect((await ask('GET', '/api/inventory', secret)).status).toBe(200)
  })

  test('the product’s own calls know no tokens', async () => {
    const { secret } = await program()
    expect((await ask('GET', '/trpc/auth.me', secret)).status).toBe(401)
    expect((await ask('GET', '/trpc/apiTokens.list', secret)).status).toBe(401)
  })

  test('a flood of one token is told to wait', async () => {
    const strict = await startSuite({ rateLimitFactor: 1 / 200 })
    try {
      const owner = await strict.makeUser({ subscriptionPlan: 'business' })
      const { secret } = await strict
        .asUser(owner)
        .apiTokens.create({ name: 'X', scopes: ['read'], days: null })
      const app = await strict.app()
      const statuses: number[] = []
      for (let n = 0; n < 5; n++) {
        statuses.push((await request(app, 'GET', '/api/inventory', { token: secret })).status)
      }
      expect([statuses[0], statuses.at(-1)]).toEqual([200, 429])
    } finally {
      await strict.close()
    }
  })
})

test('a program reads, publishes, reprices and answers for its owner', async () => {
  const { owner, secret } = await program()
  const made = await ask(
    'POST',
    '/api/listings',
    secret,
    makeListingInput({ title: 'Del programa' }),
  )
  expect([made.status, made.json.userId]).toEqual([201, owner.user.id])
  const change = { action: 'price', ids: [made.json.id], price: { by: 'amount', value: 5 } }
  expect((await ask('POST', '/api/inventory/changes', secret, change)).json.done).toEqual([
    made.json.id,
  ])
  expect((await ask('GET', '/api/auth/user', secret)).json.id).toBe(owner.user.id)
  const buyer = await register(suite)
  const about = { listingId: made.json.id, sellerId: owner.user.id }
  const talk = await ask('POST', '/api/conversations', buyer.token, about)
  const path = `/api/conversations/${talk.json.id}/messages`
  await ask('POST', path, buyer.token, { content: '¿Sigue disponible?' })
  expect((await ask('GET', path, secret)).json).toHaveLength(1)
  expect((await ask('POST', path, secret, { content: 'Sí, sigue.' })).status).toBe(201)
  // Calls for everyone take it too.
  expect((await ask('GET', `/api/listings/${made.json.id}`, secret)).status).toBe(200)
})

test('a table comes in with a token for ads, and goes out with one for reading', async () => {
  const [reads, writes] = [await program(['read']), await program(['ads'])]
  const app = await suite.app()
  const send = async (secret: string) =>
    app.inject({
      method: 'POST',
      url: '/api/inventory/imports?name=a.csv',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'text/csv' },
      payload: 'Referencia\nA',
    })
  expect((await send(reads.secret)).statusCode).toBe(403)
  expect((await send(writes.secret)).statusCode).toBe(201)
  expect((await ask('GET', '/api/inventory/export', writes.secret)).status).toBe(403)
  expect((await ask('GET', '/api/inventory/export', reads.secret)).status).toBe(200)
  expect((await ask('GET', `/api/users/${reads.owner.user.id}/archive`, reads.secret)).status).toBe(
    403,
  )
})

test('its owner sees when and for what it was used, without ids and words, for a month', async () => {
  const { as, secret } = await program()
  // Uses are counted by the minute: here all in the same.
  suite.clock.advance(60_000 - (suite.clock.now().getTime() % 60_000))
  for (let n = 0; n < 3; n++) await ask('GET', '/api/inventory?text=secreto', secret)
  await ask('GET', '/api/listings/999999', secret)
  // Counted once the answer has left.
  await expect
    .poll(() => as.apiTokens.uses())
    .toMatchObject([
      { tokenName: 'Inventario', call: 'GET /api/inventory', status: 200, count: 3 },
      { call: 'GET /api/listings/{id}', status: 404, count: 1 },
    ])
  expect((await as.apiTokens.list())[0]?.lastUsedAt).not.toBeNull()
  expect(await (await program()).as.apiTokens.uses()).toEqual([])
  suite.clock.advance(31 * DAY)
  await forgetOldUses(suite.deps)
  expect(await as.apiTokens.uses()).toEqual([])
})

test('the token is kept as a hash alone', async () => {
  const { secret, as } = await program()
  const { rows } = await suite.database.pool.query('select t::text as text from api_tokens t')
  expect(JSON.stringify([rows, await as.apiTokens.list()])).not.toContain(secret.slice(8))
})

function upper(method: string): Method {
  const found = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).find(
    (each) => each.toLowerCase() === method,
  )
  if (!found) throw new Error(method)
  return found
}
