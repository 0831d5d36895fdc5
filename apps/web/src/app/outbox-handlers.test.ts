import { TRPCClientError } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { afterEach, expect, it, vi } from 'vitest'
import { createApiClient } from '../lib/trpc.ts'
import type { Queued, TaskOf } from '../offline/browser-db/task.ts'
import { verdictOf } from '../offline/outbox/verdict.ts'
import { clientFor, handlers } from './outbox-handlers.ts'

vi.mock('./outbox-effects.ts', () => ({ watchOutbox: () => {} }))

afterEach(() => vi.unstubAllGlobals())

/** A server that has stored these words under the clientId that comes. */
const storedAs = (content: string) =>
  createApiClient([
    () => () =>
      observable((observer) => {
        observer.next({ result: { data: { id: 9, conversationId: 7, content } } })
        observer.complete()
      }),
  ])
const task: TaskOf<'message'> = {
  kind: 'message',
  conversationId: 7,
  content: ' Buenas ',
  clientId: 'a',
  about: 'Sofá',
}
const item: Queued = {
  seq: 1,
  id: 'row',
  userId: 1,
  lane: 'conversation:7',
  task,
  state: 'sending',
  reason: null,
  code: null,
  attempts: 2,
  notBefore: null,
  createdAt: '2026-03-01T12:00:00Z',
}
const sendTo = (content: string) =>
  handlers.message(task, { item, token: 't', client: storedAs(content) })

it('a message that stands with its own words is done', async () => {
  expect((await sendTo('Buenas')).verdict).toBe('done')
})

it('one whose first words had arrived is not done: the new ones were not said', async () => {
  expect(await sendTo('Hola')).toEqual({
    verdict: 'rejected',
    code: 'arrived_before',
    reason: 'Ya le había llegado: «Hola»',
  })
})

it('a page that a proxy answers with is waited for as it asks, and is not called no connection', async () => {
  const page = new Response('<html>', { status: 503, headers: { 'retry-after': '600' } })
  vi.stubGlobal('fetch', async () => page)
  const failed = await handlers
    .message(task, { item, token: 't', client: clientFor('t') })
    .catch(verdictOf)
  expect(failed).toMatchObject({ verdict: 'retry', code: 'unavailable', after: 600 })
})

it('an answer that breaks off on its way is none', async () => {
  const broken = new ReadableStream({ pull: (body) => body.error(new TypeError('lost')) })
  vi.stubGlobal('fetch', async () => new Response(broken))
  const failed = await handlers
    .message(task, { item, token: 't', client: clientFor('t') })
    .catch(verdictOf)
  expect(failed).toMatchObject({ verdict: 'retry', code: 'offline' })
})

it('reading for a business where one only looks marks nothing, and is no failure; other refusals are', async () => {
  const reading: TaskOf<'mark-read'> = { kind: 'mark-read', what: 'conversation', id: 7, upTo: 9 }
  const refusedWith = (code: string) =>
    createApiClient([
      () => () =>
        observable((observer) => {
          const shape = { code: -32003, message: 'No', data: { code, issues: [], httpStatus: 403 } }
          observer.error(TRPCClientError.from({ error: shape }))
        }),
    ])
  const read = (code: string) =>
    handlers['mark-read'](reading, { item, token: 't', client: refusedWith(code) })
  expect((await read('team_role')).verdict).toBe('done')
  await expect(read('forbidden')).rejects.toThrow()
})
