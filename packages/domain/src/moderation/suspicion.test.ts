import { describe, expect, test } from 'vitest'
import {
  isWaitOn,
  LOOK_FROM,
  PART_RULES,
  SUSPICION_PARTS,
  suspicionScore,
  suspicionStep,
  WAIT_FROM,
  WAITS_FOR,
} from './suspicion.ts'

describe('nothing is suspected of', () => {
  test.each([
    ['somebody of whom nothing was counted', {}],
    ['a buyer who asks five sellers the same', { same_message: 5, new_account: 5 }],
    ['a new buyer who asks fifteen sellers the same', { same_message: 15, new_account: 15 }],
    ['a phrase that another account uses too', { shared_message: 1 }],
    ['a phone that changes between three networks', { sign_ins: 3 }],
    ['a bargain with a photo of the manufacturer', { low_prices: 1, copied_photos: 1 }],
  ])('%s', (_, counts) => {
    expect(suspicionStep(suspicionScore(counts))).toBe('none')
  })

  test('what a moderator has looked at', () => {
    const counts = { same_message: 100, shared_message: 19, new_account: 100 }
    const lookedAt = { same_message: 60, shared_message: 19, new_account: 50 }
    expect(suspicionScore(counts, lookedAt)).toEqual({ score: 0, parts: [] })
    // Another part is not covered by that look.
    const link = { part: 'shared_link', count: 9, points: 8 }
    expect(suspicionScore({ ...counts, shared_link: 9 }, lookedAt)).toEqual({
      score: 8,
      parts: [link],
    })
    // Nor is twice as much and more.
    const more = suspicionScore({ ...counts, new_account: 101 }, lookedAt)
    expect(more.parts).toEqual([{ part: 'new_account', count: 101, points: 30 }])
  })
})

test.each(SUSPICION_PARTS)('%s gives points from its limit on, up to its cap', (part) => {
  const { free, each, cap } = PART_RULES[part]
  expect(suspicionScore({ [part]: free }).score).toBe(0)
  expect(suspicionScore({ [part]: free + 1 })).toEqual({
    score: each,
    parts: [{ part, count: free + 1, points: each }],
  })
  expect(suspicionScore({ [part]: 100_000 }).score).toBe(cap)
  // One part alone makes nobody wait.
  expect(cap).toBeLessThan(WAIT_FROM)
})

test('the parts that weigh most come first, and the thresholds belong to the step above', () => {
  const scored = suspicionScore({ same_message: 100, shared_message: 19, sign_ins: 4 })
  const { score, parts } = scored
  expect(score).toBe(85)
  expect(parts.map(({ part }) => part)).toEqual(['same_message', 'shared_message', 'sign_ins'])
  const steps = [LOOK_FROM - 1, LOOK_FROM, WAIT_FROM - 1, WAIT_FROM]
  expect(steps.map((each) => suspicionStep({ score: each, parts }))).toEqual([
    'none',
    'look',
    'look',
    'wait',
  ])
})

test('who hardly begins a conversation waits for nothing, whatever else is counted', () => {
  const seller = suspicionScore({ low_prices: 9, copied_photos: 9, sign_ins: 9, new_account: 6 })
  expect(seller.score).toBeGreaterThanOrEqual(WAIT_FROM)
  expect(suspicionStep(seller)).toBe('look')
})

test('one account alone that asks many the same waits for nothing, but is looked at', () => {
  const alone = suspicionScore({ same_message: 60, new_account: 60, sign_ins: 9 })
  expect(alone.score).toBeGreaterThanOrEqual(WAIT_FROM)
  expect(suspicionStep(alone)).toBe('look')
  const withLink = suspicionScore({ same_message: 60, new_account: 60, shared_link: 60 })
  expect(suspicionStep(withLink)).toBe('wait')
})

test('a wait ends after a day, whoever looked', () => {
  const since = new Date('2026-11-20T22:00:00Z')
  const after = (ms: number) => new Date(since.getTime() + ms)
  expect(isWaitOn(null, since)).toBe(false)
  expect(isWaitOn(since, after(WAITS_FOR - 1))).toBe(true)
  expect(isWaitOn(since, after(WAITS_FOR))).toBe(false)
})

test('a wave is met within its first hour, though new accounts may ask only twenty sellers in it', () => {
  const wave = { same_message: 20, shared_message: 19, new_account: 20 }
  expect(suspicionStep(suspicionScore(wave))).toBe('wait')
})
