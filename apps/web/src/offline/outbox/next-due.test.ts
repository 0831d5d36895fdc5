import { describe, expect, it } from 'vitest'
import type { Queued, Task } from '../browser-db/task.ts'
import { nextDue, nextTime } from './next-due.ts'
import { laneOf, merge } from './task-rules.ts'

const now = Date.parse('2026-03-01T12:00:00Z')
const later = '2026-03-01T12:00:10.000Z'

const message = (conversationId: number): Task => ({
  kind: 'message',
  conversationId,
  content: 'Hola',
  clientId: 'c',
  about: 'Sofá',
})
const heart = (listingId: number, isWanted = true): Task => ({
  kind: 'favourite',
  listingId,
  isWanted,
  title: 'Sofá',
})

function row(seq: number, task: Task, change: Partial<Queued> = {}): Queued {
  return {
    seq,
    id: `id-${seq}`,
    userId: 1,
    lane: laneOf(task),
    task,
    state: 'queued',
    reason: null,
    code: null,
    attempts: 0,
    notBefore: null,
    createdAt: '2026-03-01T11:00:00.000Z',
    ...change,
  }
}

describe('what is sent next', () => {
  it.each([
    ['waits for its time', { notBefore: later }],
    ['was refused', { state: 'rejected' as const }],
    ['waits for its person', { state: 'paused' as const, notBefore: later }],
    ['is being sent', { state: 'sending' as const }],
  ])('holds its conversation when it %s, and nothing else', (_why, change) => {
    const rows = [row(1, message(7), change), row(2, message(7)), row(3, message(8))]
    expect(nextDue(rows, now)?.seq).toBe(3)
    expect(nextDue(rows.slice(0, 2), now)).toBeUndefined()
  })

  it('lets hearts and reads pass each other', () => {
    const rows = [row(1, heart(5), { state: 'rejected' }), row(2, heart(6))]
    expect(nextDue(rows, now)?.seq).toBe(2)
  })

  it('leaves a lane alone in which something is being sent', () => {
    const rows = [row(1, heart(5)), row(2, heart(6))]
    expect(nextDue(rows, now, new Set(['favourite:5']))?.seq).toBe(2)
  })

  it('is due again when its time has come', () => {
    const rows = [row(1, message(7), { notBefore: later })]
    expect(nextDue(rows, Date.parse(later))?.seq).toBe(1)
  })

  it('knows when to look again', () => {
    const soon = '2026-03-01T12:00:02.000Z'
    const rows = [
      row(1, heart(5), { notBefore: later }),
      row(2, heart(6), { notBefore: soon }),
      row(3, heart(7), { state: 'rejected' }),
    ]
    expect(nextTime(rows)).toBe(Date.parse(soon))
    expect(nextTime(rows.slice(2))).toBeNull()
  })
})

describe('a later task of the same lane', () => {
  const read = (upTo?: number): Task => ({
    kind: 'mark-read',
    what: 'conversation',
    id: 7,
    ...(upTo && { upTo }),
  })
  it('never takes reading back', () => {
    expect(merge(read(30), read(20))).toEqual(read(30))
    expect(merge(read(20), read(30))).toEqual(read(30))
    expect(merge(read(), read(30))).toEqual(read())
  })
  it('counts instead of an earlier heart', () => {
    expect(merge(heart(5), heart(5, false))).toEqual(heart(5, false))
  })
})
