import { expect, test } from 'vitest'
import {
  cardScore,
  extraVerifications,
  formatScore,
  overallTrust,
  profileHeading,
  type RatingSums,
  type TrustSignals,
  trustBand,
  trustLabel,
  trustScore,
} from './trust.ts'
import { TrustScore } from './trust-schema.ts'

const rated = (...stars: number[]): RatingSums => ({
  count: stars.length,
  stars: stars.reduce((sum, each) => sum + each, 0),
  positive: stars.filter((each) => each >= 4).length,
})
const added = (a: RatingSums, b = rated()): RatingSums => ({
  count: a.count + b.count,
  stars: a.stars + b.stars,
  positive: a.positive + b.positive,
})

const nobody: TrustSignals = {
  approvedVerifications: 0,
  ratings: rated(),
  medianAnswerMinutes: null,
  totalTransactions: 0,
  successfulTransactions: 0,
  accountAgeDays: 0,
}
const veteran: TrustSignals = {
  approvedVerifications: 3,
  ratings: rated(...Array.from({ length: 60 }, () => 5)),
  medianAnswerMinutes: 12,
  totalTransactions: 40,
  successfulTransactions: 40,
  accountAgeDays: 900,
}

test('without any signal the score is 0, however old the account', () => {
  expect(overallTrust({ ...nobody, accountAgeDays: 4000 })).toBe(0)
})

// Each row by hand: 0.45 ratings + 0.2 verifications + 0.2 transactions + 0.1 answers + 0.05 age.
test.each<[string, Partial<TrustSignals>, number]>([
  // (5 + 17.5) / 6 = 3.75; the others 2.5: 1.6875 + 0.5 + 0.5 + 0.25 + 0.125
  ['one rating of 5', { ratings: rated(5) }, 3.06],
  // (5 × 5 + 17.5) / 10 = 4.25
  ['five ratings of 5', { ratings: rated(5, 5, 5, 5, 5) }, 3.29],
  // (1 + 17.5) / 6 = 3.0833
  ['one rating of 1', { ratings: rated(1) }, 2.76],
  // 2.5 + 2.5 / 3 = 3.3333
  ['one verification', { approvedVerifications: 1 }, 2.67],
  ['two verifications', { approvedVerifications: 2 }, 2.83],
  ['three verifications', { approvedVerifications: 3 }, 3],
  ['five verifications count as three', { approvedVerifications: 5 }, 3],
  ['one good sale', { totalTransactions: 1, successfulTransactions: 1 }, 2.55],
  ['ten good sales', { totalTransactions: 10, successfulTransactions: 10 }, 3],
  ['a hundred count as ten', { totalTransactions: 100, successfulTransactions: 100 }, 3],
  // 5 / 10 × (2.5 + 2.5 × 0.5) = 1.875
  ['half of ten sales cancelled', { totalTransactions: 10, successfulTransactions: 5 }, 2.38],
  ['the only sale cancelled', { totalTransactions: 1, successfulTransactions: 0 }, 2],
  ['answers within the hour', { medianAnswerMinutes: 60 }, 2.75],
  ['answers at once count the same', { medianAnswerMinutes: 0 }, 2.75],
  // 5 × (2880 − 1470) / 2820 = 2.5
  ['answers after a day', { medianAnswerMinutes: 1470 }, 2.5],
  ['answers after two days', { medianAnswerMinutes: 2880 }, 2.25],
  ['answers after a month', { medianAnswerMinutes: 43_200 }, 2.25],
  ['half a year, with one verification', { approvedVerifications: 1, accountAgeDays: 182.5 }, 2.73],
  ['ten years count as one', { approvedVerifications: 1, accountAgeDays: 3650 }, 2.79],
])('%s', (_, signals, expected) => {
  expect(overallTrust({ ...nobody, ...signals })).toBe(expected)
})

test('everything at its best is 5', () => {
  const ratings = { count: 100_000, stars: 500_000, positive: 100_000 }
  expect(overallTrust({ ...veteran, ratings })).toBe(5)
})

test('the parts weigh a hundred in all, and say where nothing is known', () => {
  const { parts } = trustScore(
    7,
    { ...nobody, approvedVerifications: 1, ratings: rated(5) },
    new Date(),
  )
  expect(parts).toEqual([
    { name: 'ratings', score: '3.75', weight: 45 },
    { name: 'verifications', score: '3.33', weight: 20 },
    { name: 'transactions', score: null, weight: 20 },
    { name: 'answers', score: null, weight: 10 },
    { name: 'age', score: '2.50', weight: 5 },
  ])
  expect(parts.reduce((sum, { weight }) => sum + weight, 0)).toBe(100)
})

test('one perfect rating makes nobody excellent', () => {
  const score = overallTrust({
    ...nobody,
    ratings: rated(5),
    totalTransactions: 1,
    successfulTransactions: 1,
  })
  expect(score).toBeGreaterThan(3)
  expect(score).toBeLessThan(4)
})

test('a long good record is excellent and never above 5', () => {
  const score = overallTrust(veteran)
  expect(score).toBeGreaterThanOrEqual(4.5)
  expect(score).toBeLessThanOrEqual(5)
})

test('the worst record stays above nothing and below Regular', () => {
  const score = overallTrust({
    ...nobody,
    ratings: rated(...Array.from({ length: 30 }, () => 1)),
    medianAnswerMinutes: 100_000,
    totalTransactions: 5,
  })
  expect(score).toBeGreaterThan(0)
  expect(trustLabel(score)).toBe('Nuevo')
})

test.each<[string, Partial<TrustSignals>]>([
  ['a first verification', { approvedVerifications: 1 }],
  ['a good sale', { totalTransactions: 1, successfulTransactions: 1 }],
  ['a quick answer', { medianAnswerMinutes: 30 }],
  ['a good rating', { ratings: rated(5) }],
])('%s never lowers a score', (_, better) => {
  for (const base of [nobody, { ...nobody, ratings: rated(5, 5, 5) }]) {
    const before = overallTrust(base)
    const after = overallTrust({
      ...base,
      ...better,
      ratings: added(base.ratings, better.ratings),
    })
    expect(after).toBeGreaterThanOrEqual(before)
  }
})

test('the record has decimals, a level and what it was made of', () => {
  const score = trustScore(
    7,
    { ...veteran, ratings: rated(5, 5, 3) },
    new Date('2026-11-21T00:00:00Z'),
  )
  expect(TrustScore.safeParse(score).success).toBe(true)
  expect(score).toMatchObject({
    userId: 7,
    positivePercentage: 67,
    totalTransactions: 40,
    verificationLevel: 3,
    badges: ['Verificado', '10+ ventas y compras', 'Responde rápido'],
    lastCalculated: '2026-11-21T00:00:00.000Z',
  })
  expect(trustScore(7, nobody, new Date()).overallScore).toBe('0.00')
})

test.each([
  ['5.00', 'green', 'Excelente'],
  ['4.50', 'green', 'Excelente'],
  ['4.49', 'blue', 'Muy Bueno'],
  [4, 'blue', 'Muy Bueno'],
  [3.99, 'yellow', 'Bueno'],
  [3.5, 'yellow', 'Bueno'],
  [3.49, 'orange', 'Regular'],
  [3, 'orange', 'Regular'],
  [2.99, 'red', 'Nuevo'],
  [0, 'red', 'Nuevo'],
])('a score of %s is %s and %s', (score, band, label) => {
  expect(trustBand(score)).toBe(band)
  expect(trustLabel(score)).toBe(label)
})

test.each([
  [0, 'N/A', 'Nuevo'],
  ['0.00', 'N/A', 'Nuevo'],
  ['4.50', '4.5', '4.5'],
  [3, '3.0', '3.0'],
])('a score of %s is written %s, on a card %s', (score, written, card) => {
  expect(formatScore(score)).toBe(written)
  expect(cardScore(score)).toBe(card)
})

test.each([
  [0, null, 'Nuevo Usuario'],
  [1, null, 'Nuevo Usuario'],
  [2, '+1', 'Usuario Verificado'],
  [4, '+3', 'Usuario Verificado'],
])('%d approved verifications show %j and %s', (approved, extra, heading) => {
  expect(extraVerifications(approved)).toBe(extra)
  expect(profileHeading(approved)).toBe(heading)
})
