// The outbox, which the stand-in for the server brings along, listens by itself.

import { eventually } from '@wepa/domain/test/eventually'
import { beforeEach, expect, it, vi } from 'vitest'
import { message } from '../../../test/fake-server.ts'
import { noteSilence } from '../../lib/device/connection.ts'
import type { Queued, Verdict } from '../browser-db/task.ts'
import { tellTried } from './announcements.ts'
import { laneOf } from './task-rules.ts'

vi.mock(import('../../lib/device/connection.ts'), async (original) => ({
  ...(await original()),
  noteSilence: vi.fn(),
}))
const register = vi.fn(async () => {})

beforeEach(() => {
  register.mockClear()
  vi.mocked(noteSilence).mockClear()
})

function fail(isOnline: boolean, code: string): void {
  const serviceWorker = { ready: Promise.resolve({ sync: { register } }) }
  vi.stubGlobal('navigator', { onLine: isOnline, serviceWorker })
  const task = message('Hola')
  if (task.kind !== 'message') return
  const item: Queued = {
    seq: 1,
    id: 'a',
    userId: 1,
    lane: laneOf(task),
    task,
    state: 'sending',
    reason: null,
    code: null,
    attempts: 1,
    notBefore: null,
    createdAt: '2026-03-01T12:00:00.000Z',
  }
  const verdict: Verdict<never> = { verdict: 'retry', code, reason: 'Luego' }
  tellTried({ kind: 'message', item, task, verdict })
}

it('asks the browser to wake it where there is no network', async () => {
  fail(false, 'offline')
  await eventually(() => expect(register).toHaveBeenCalledTimes(1))
})

it('leaves a silent server to its own pauses: the browser would wake it at once, again and again', async () => {
  fail(true, 'offline')
  fail(true, 'unknown')
  await Promise.resolve()
  await Promise.resolve()
  expect(register).not.toHaveBeenCalled()
})

it('lets the page know that nobody answers', () => {
  fail(true, 'unavailable')
  expect(noteSilence).not.toHaveBeenCalled()
  fail(true, 'offline')
  expect(noteSilence).toHaveBeenCalledTimes(1)
})
