import { TRPCClientError } from '@trpc/client'
import { describe, expect, it } from 'vitest'
import { UnreadableAnswer } from './unreadable-answer.ts'
import { failedWith, readRetryAfter, verdictOf } from './verdict.ts'

/** A refusal as the server's error formatter writes it. */
function refusal(status: number, code: string, message: string, more: object = {}) {
  const data = { code, httpStatus: status, issues: [], ...more }
  const answer = { error: { code: -32600, message, data } }
  return TRPCClientError.from(answer, { meta: { response: new Response(null, { status }) } })
}

describe('a failed call', () => {
  it.each([
    [400, 'validation', 'Escribe un mensaje'],
    [402, 'payment_required', 'Suscripción requerida'],
    [403, 'listing_limit', 'Tu plan permite 3 anuncios'],
    [404, 'not_found', 'No existe'],
    [409, 'conflict', 'Esta persona ya no tiene cuenta'],
    [413, 'too_large', 'Es muy grande'],
  ])('%i stands, with the words of the server', (status, code, message) => {
    expect(verdictOf(refusal(status, code, message))).toEqual({
      verdict: 'rejected',
      code,
      reason: message,
    })
  })

  it('a first try that still runs is waited for, and no refusal', () => {
    const still = refusal(409, 'request_in_progress', 'Espera unos segundos', { retryAfter: 2 })
    expect(verdictOf(still)).toMatchObject({ verdict: 'retry', after: 2 })
  })

  it('401 waits for the person', () => {
    expect(verdictOf(refusal(401, 'invalid_token', 'Invalid token'))).toEqual({
      verdict: 'paused',
      code: 'invalid_token',
      reason: 'Tu sesión terminó: entra de nuevo y se envía.',
    })
  })

  it('429 waits as long as it says, in its own words', () => {
    const failed = verdictOf(refusal(429, 'rate_limited', 'Espera un poco', { retryAfter: 7 }))
    expect(failed).toMatchObject({ verdict: 'retry', reason: 'Espera un poco', after: 7 })
  })

  it('503 waits as long as it says', () => {
    const failed = verdictOf(refusal(503, 'unavailable', 'Volvemos pronto', { retryAfter: 30 }))
    expect(failed).toMatchObject({ verdict: 'retry', after: 30 })
  })

  it('500 is tried again, and says more than that something broke', () => {
    expect(verdictOf(refusal(500, 'internal', 'Algo salió mal'))).toMatchObject({
      verdict: 'retry',
      code: 'unknown',
      reason: 'Wepa no responde ahora mismo: lo intentamos de nuevo en un rato.',
    })
  })

  it('a proxy’s page is judged by its status and its Retry-After', () => {
    const answer = (status: number, headers = {}) =>
      TRPCClientError.from(
        new UnreadableAnswer(new Response(null, { status, headers }), new SyntaxError('<')),
      )
    expect(verdictOf(answer(502, { 'retry-after': '9' }))).toMatchObject({
      verdict: 'retry',
      after: 9,
    })
    expect(verdictOf(answer(413)).verdict).toBe('rejected')
    expect(verdictOf(answer(414)).verdict).toBe('rejected')
    // A hotel's sign-in page, and what stands in the way to the server.
    for (const status of [200, 401, 403, 404, 407]) {
      for (const headers of [{}, { 'retry-after': '9' }]) {
        expect(verdictOf(answer(status, headers))).toMatchObject({
          verdict: 'retry',
          code: 'unknown',
        })
      }
    }
  })

  it('without an answer it waits for the network', () => {
    const failed = verdictOf(TRPCClientError.from(new TypeError('Failed to fetch')))
    expect(failed).toMatchObject({ verdict: 'retry', code: 'offline' })
  })

  it('a bug of ours is tried again, never thrown away', () => {
    expect(verdictOf(new Error('undefined is not a function'))).toMatchObject({
      verdict: 'retry',
      code: 'unknown',
    })
  })
})

describe('an upload', () => {
  it.each([
    [undefined, 'retry'],
    [408, 'retry'],
    [425, 'retry'],
    [429, 'retry'],
    [500, 'retry'],
    [401, 'paused'],
    [415, 'rejected'],
  ])('with %s is to be %s', (status, verdict) => {
    expect(failedWith({ status, code: 'x', reason: null }).verdict).toBe(verdict)
  })
})

describe('Retry-After', () => {
  const now = Date.parse('2026-03-01T12:00:00Z')
  it.each([
    [null, null],
    ['', null],
    ['soon', null],
    ['0', null],
    ['12', 12],
    ['Sun, 01 Mar 2026 12:00:20 GMT', 20],
    ['Sun, 01 Mar 2026 11:00:00 GMT', null],
  ])('%s means %s', (header, seconds) => {
    expect(readRetryAfter(header, now)).toBe(seconds)
  })
})
