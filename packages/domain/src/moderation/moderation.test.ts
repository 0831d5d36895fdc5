import { expect, test } from 'vitest'
import { parseCaseId, possibleActions } from './moderation.ts'

test.each([
  ['report-12', { kind: 'report', id: 12 }],
  ['user-2147483647', { kind: 'user', id: 2147483647 }],
  ['user-2147483648', null],
  ['report-0', null],
  ['report-012', null],
  ['report--1', null],
  ['mail-1', null],
  ['toString-1', null],
  ['12', null],
  ['', null],
])('the id %j', (text, found) => {
  expect(parseCaseId(text)).toEqual(found)
})

const ad = { isHidden: false }
const person = { isSuspended: false, role: 'user' } as const

test('what can be decided follows how ad and person stand', () => {
  const report = { kind: 'report', state: 'pending', listing: ad, person } as const
  expect(possibleActions(report)).toEqual(['resolve', 'warn_user', 'hide_listing', 'suspend_user'])
  expect(possibleActions({ ...report, listing: null, person: null })).toEqual(['resolve'])
  expect(possibleActions({ ...report, person: { ...person, role: 'admin' } })).toEqual([
    'resolve',
    'hide_listing',
  ])
  expect(possibleActions({ ...report, isAboutTalk: true })).toContain('remove_message')
  expect(possibleActions({ ...report, state: 'resolved' })).toEqual([])
  const hidden = { kind: 'listing', state: 'pending', listing: { isHidden: true }, person } as const
  expect(possibleActions(hidden)).toEqual(['warn_user', 'restore_listing'])
  const out = { ...person, isSuspended: true }
  expect(possibleActions({ ...hidden, kind: 'user', person: out })).toEqual([
    'restore_user',
    'end_sessions',
  ])
})
