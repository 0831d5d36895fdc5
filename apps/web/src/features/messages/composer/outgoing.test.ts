import { expect, test } from 'vitest'
import type { Queued } from '../../../offline/browser-db/task.ts'
import { outgoingOf } from './outgoing.ts'

function queued(clientId: string, fields: Partial<Queued> = {}): Queued {
  return {
    seq: 1,
    id: `q-${clientId}`,
    userId: 1,
    lane: 'conversation:7',
    task: { kind: 'message', conversationId: 7, content: clientId, clientId, about: 'Sofá' },
    state: 'queued',
    reason: null,
    code: null,
    attempts: 0,
    notBefore: null,
    createdAt: '2025-01-07T16:00:00.000Z',
    ...fields,
  }
}

const sent = (clientId: string) => ({
  clientId,
  content: clientId,
  createdAt: '2025-01-07T16:00:00.000Z',
})
const states = (rows: readonly Queued[], fields: { isOnline?: boolean } = {}) =>
  outgoingOf({ queued: rows, sent: [], conversationId: 7, isOnline: true, ...fields }).map(
    ({ clientId, state, reason }) => [clientId, state, reason],
  )

test('other conversations and other tasks do not show here', () => {
  const rows = [
    queued('a', {
      task: { kind: 'message', conversationId: 8, content: 'x', clientId: 'a', about: '' },
    }),
    queued('b', { task: { kind: 'mark-read', what: 'conversation', id: 7 } }),
  ]
  expect(states(rows)).toEqual([])
})

test('a message says how it stands', () => {
  expect(states([queued('a')])).toEqual([['a', 'sending', null]])
  expect(states([queued('a')], { isOnline: false })).toEqual([['a', 'waiting', null]])
  expect(states([queued('a', { attempts: 1, reason: 'Luego' })])).toEqual([
    ['a', 'waiting', 'Luego'],
  ])
  expect(states([queued('a', { state: 'sending', attempts: 3, reason: 'Luego' })])).toEqual([
    ['a', 'sending', null],
  ])
  expect(states([queued('a', { state: 'paused', reason: 'Entra' })])).toEqual([
    ['a', 'waiting', 'Entra'],
  ])
})

test('what stands behind a refused message waits for it, and says so', () => {
  expect(states([queued('a', { state: 'rejected', reason: 'No' }), queued('b')])).toEqual([
    ['a', 'failed', 'No'],
    ['b', 'waiting', 'Espera a que se resuelva el mensaje de arriba.'],
  ])
})

test('what was sent here keeps its place, before, in and after the queue', () => {
  const order = (rows: readonly Queued[]) =>
    outgoingOf({ queued: rows, sent: [sent('a'), sent('b')], conversationId: 7, isOnline: true })
  expect(order([]).map(({ clientId }) => clientId)).toEqual(['a', 'b'])
  expect(order([queued('old'), queued('a'), queued('b')])).toMatchObject([
    { clientId: 'old', queuedId: 'q-old' },
    { clientId: 'a', queuedId: 'q-a' },
    { clientId: 'b', queuedId: 'q-b' },
  ])
  // The first has left the queue and is not in the thread yet.
  expect(order([queued('b')])).toMatchObject([
    { clientId: 'a', queuedId: null, state: 'sending' },
    { clientId: 'b', queuedId: 'q-b' },
  ])
})
