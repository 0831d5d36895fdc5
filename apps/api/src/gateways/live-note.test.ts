import { expect, test } from 'vitest'
import { type LiveNote, packNotes, unpackNotes } from './live-note.ts'

const many: LiveNote[] = Array.from({ length: 500 }, (_, i) => ({
  kind: 'message',
  conversationId: 2_000_000_000,
  messageId: 2_000_000_000 + i,
  people: [2_000_000_000, 2_000_000_001],
}))

test('notes are packed into payloads that PostgreSQL takes, none lost, in order', () => {
  const told: LiveNote[] = []
  for (let rest = many; rest.length > 0; ) {
    const { payload, count } = packNotes(rest)
    expect(Buffer.byteLength(payload)).toBeLessThan(8000)
    expect(count).toBeGreaterThan(50)
    told.push(...(unpackNotes(payload) ?? []))
    rest = rest.slice(count)
  }
  expect(told).toEqual(many)
})

test('what a newer server says is left out', () => {
  const known: LiveNote = { kind: 'unread', userId: 3 }
  const payload = JSON.stringify([{ kind: 'typing', userId: 3 }, known, { kind: 'read' }])
  expect(unpackNotes(payload)).toEqual([known])
})
