// The learned reader is what training makes of the corpus, and does on other authors what docs/fraud.md says.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { plainText } from '../src/fraud/text.ts'
import { countMessages, countTalks, precisionOf, recallOf } from './measuring.ts'
import { prepare } from './prepare.ts'
import { makeWeights } from './weights.ts'

const { training, test: unseen } = prepare()

test('the same corpus makes the same weights, sign for sign', { timeout: 120_000 }, () => {
  const file = join(import.meta.dirname, '../src/fraud/learned/weights.gen.ts')
  expect(makeWeights() === readFileSync(file, 'utf8')).toBe(true)
})

describe('the corpus', () => {
  test('has 4,000 messages and more, half of them harmless', () => {
    const all = [...training.samples, ...unseen.samples]
    expect(all.length).toBeGreaterThan(4000)
    const harmless = all.filter(({ label }) => label === 'none').length / all.length
    expect(Math.abs(harmless - 0.5)).toBeLessThan(0.05)
  })
  test('has no author on both sides, and no longer message either', () => {
    const authors = new Set(training.samples.map(({ author }) => author))
    expect(unseen.samples.filter(({ author }) => authors.has(author))).toEqual([])
    const learned = new Set(training.samples.map(({ text }) => plainText(text)))
    const both = unseen.samples
      .map(({ text }) => plainText(text))
      .filter((text) => learned.has(text))
    // 'sigue disponible?' is everybody's.
    expect(both.filter((text) => text.length > 30)).toEqual([])
  })
})

/** What docs/fraud.md says; less of it is a change for the worse. */
describe('on authors that nothing was learned from', () => {
  const first = unseen.samples.filter(({ about }) => about !== null)
  const later = unseen.samples.filter(({ about }) => about === null)
  test.each([
    ['all messages', countMessages(unseen.samples), { precision: 0.95, recall: 0.85 }],
    ['first messages', countMessages(first), { precision: 0.95, recall: 0.85 }],
    ['messages in a conversation', countMessages(later), { precision: 0.95, recall: 0.85 }],
    ['whole conversations', countTalks(unseen.talks), { precision: 0.9, recall: 0.8 }],
  ])('%s: rightly warned, and seldom missed', (_, count, least) => {
    expect(count.fraud + count.harmless).toBeGreaterThan(150)
    expect(precisionOf(count)).toBeGreaterThanOrEqual(least.precision)
    expect(recallOf(count)).toBeGreaterThanOrEqual(least.recall)
  })
})
