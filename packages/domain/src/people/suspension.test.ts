import { expect, test } from 'vitest'
import { isKeptOut, suspensionEnd } from './suspension.ts'

const now = new Date('2026-03-01T12:00:00.000Z')
const before = new Date('2026-03-01T11:59:59.999Z')
const after = new Date('2026-03-01T12:00:00.001Z')

test.each([
  ['nobody', null, null, false],
  ['who is out without end', before, null, true],
  ['who is out until later', before, after, true],
  ['whose time is over at this moment', before, now, false],
  ['whose time was over before', before, before, false],
  ['who came in since', null, before, false],
])('%s', (_who, suspendedAt, suspendedUntil, isOut) => {
  expect(isKeptOut({ suspendedAt, suspendedUntil }, now)).toBe(isOut)
})

test('days are whole, and without them there is no end', () => {
  expect(suspensionEnd(now, 3)).toEqual(new Date('2026-03-04T12:00:00.000Z'))
  expect(suspensionEnd(now, null)).toBeNull()
})
