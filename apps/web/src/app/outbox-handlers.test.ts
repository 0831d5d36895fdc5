import { observable } from '@trpc/server/observable'
import { expect, it, vi } from 'vitest'
import { createApiClient } from '../lib/trpc.ts'
import type { Queued, TaskOf } from '../offline/task.ts'
import { handlers } from './outbox-handlers.ts'

vi.mock('./outbox-effects.ts', () => ({ watchOutbox: () => {} }))

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
