// What a failed call is taken for, through the client that really makes the calls.
import { createTRPCClient, httpBatchLink, TRPCClientError } from '@trpc/client'
import { describe, expect, it } from 'vitest'
import { offlineText, readFailure, unknownText } from './errors.ts'
import type { AppRouter } from './trpc.ts'

async function failureOf(fetch: () => Promise<Response>) {
  const client = createTRPCClient<AppRouter>({
    links: [httpBatchLink({ url: 'http://wepa.test/trpc', fetch })],
  })
  const error = await client.stats.get.query().catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(TRPCClientError)
  return readFailure(error)
}

describe('an answer that is not ours', () => {
  const page = '<html><body><h1>502 Bad Gateway</h1></body></html>'
  it.each([
    ['a proxy’s 502 with a page', 502, page],
    ['a proxy’s 503 with a page', 503, page],
    ['an empty 500', 500, ''],
    ['a gateway’s own JSON', 504, '{"message":"Endpoint request timed out"}'],
    ['JSON that is nothing', 500, 'null'],
    ['a portal’s page to sign in', 200, page],
  ])('%s leaves the words to the screen', async (_, status, body) => {
    const failure = await failureOf(async () => new Response(body, { status }))
    expect(failure).toMatchObject({ code: 'unknown', message: unknownText, isUnreached: true })
  })
})

describe('no answer', () => {
  it.each([
    ['without network', new TypeError('Failed to fetch')],
    ['in time', new DOMException('The operation was aborted.', 'AbortError')],
    ['before the limit', new DOMException('signal timed out', 'TimeoutError')],
  ])('%s is a missing connection', async (_, thrown) => {
    const failure = await failureOf(async () => Promise.reject(thrown))
    expect(failure).toMatchObject({ code: 'offline', message: offlineText, isUnreached: true })
  })
})

it('a refusal of the server keeps its own words', async () => {
  const data = { code: 'rate_limited', httpStatus: 429, issues: [], retryAfter: 7 }
  const body = JSON.stringify([{ error: { code: -32600, message: 'Espera', data } }])
  expect(await failureOf(async () => new Response(body, { status: 429 }))).toEqual({
    code: 'rate_limited',
    message: 'Espera',
    issues: [],
    retryAfter: 7,
    isUnreached: false,
  })
})
