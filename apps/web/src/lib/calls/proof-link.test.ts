// @vitest-environment jsdom
import { TRPCClientError } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { expect, test, vi } from 'vitest'
import { readFailure } from '../errors.ts'
import { type ApiLink, type AppRouter, createApiClient } from '../trpc.ts'
import { type AskForProof, proofLink } from './proof-link.ts'

const changePassword = {
  currentPassword: 'la-de-antes',
  newPassword: 'flamboyan-2026',
  confirmPassword: 'flamboyan-2026',
}

/** A server that wants proof for everything until it was given, or refuses for another reason. */
function setUp(ask: AskForProof, { code = 'proof_required' } = {}) {
  const called: string[] = []
  const server = { isProven: false }
  const answering: ApiLink =
    () =>
    ({ op }) =>
      observable((observer) => {
        called.push(op.path)
        if (!server.isProven) return void observer.error(refusal(code))
        observer.next({ result: { type: 'data', data: { message: op.path } } })
        observer.complete()
      })
  return { client: createApiClient([proofLink(ask), answering]), called, server }
}

function refusal(code: string) {
  const data = { code, issues: [], httpStatus: 403 }
  const error = { message: 'Confirma que eres tú para continuar.', code: -32_603, data }
  return TRPCClientError.from<AppRouter>({ error })
}

const codeOfFailed = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: unknown) => readFailure(error).code,
  )

test('who would rather not gets the refusal, and so does a call that is refused for another reason', async () => {
  const ask = vi.fn<AskForProof>().mockResolvedValue(false)
  const { client, called } = setUp(ask)
  expect(await codeOfFailed(client.account.deleteByToken.mutate())).toBe('proof_required')
  expect(called).toHaveLength(1)
  const other = setUp(ask, { code: 'forbidden' })
  expect(await codeOfFailed(other.client.account.deleteByToken.mutate())).toBe('forbidden')
  expect(ask).toHaveBeenCalledTimes(1)
})

test('the same call is made again after the proof, once, and the proof knows the password of the call', async () => {
  const ask = vi.fn<AskForProof>(async () => {
    server.isProven = true
    return true
  })
  const { client, called, server } = setUp(ask)
  await client.account.changePassword.mutate(changePassword)
  expect(called).toEqual(['account.changePassword', 'account.changePassword'])
  expect(ask).toHaveBeenCalledExactlyOnceWith({ password: 'la-de-antes' })
})

test('a server that goes on wanting proof is not asked for ever', async () => {
  const ask = vi.fn<AskForProof>().mockResolvedValue(true)
  const { client, called } = setUp(ask)
  expect(await codeOfFailed(client.account.deleteByToken.mutate())).toBe('proof_required')
  expect([called.length, ask.mock.calls.length]).toEqual([2, 1])
})

test('calls at the same moment share one proof, and one whose dialog cannot come is refused', async () => {
  const ask = vi.fn<AskForProof>(async () => {
    server.isProven = true
    return true
  })
  const { client, server } = setUp(ask)
  await Promise.all([
    client.account.deleteByToken.mutate(),
    client.account.changePassword.mutate(changePassword),
  ])
  expect(ask).toHaveBeenCalledTimes(1)
  const broken = setUp(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await codeOfFailed(broken.client.account.deleteByToken.mutate())).toBe('proof_required')
})
