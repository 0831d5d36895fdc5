import { expect, test } from 'vitest'
import {
  cardScore,
  extraVerifications,
  formatScore,
  overallTrust,
  profileHeading,
  TrustScore,
  type TrustSignals,
  trustBand,
  trustLabel,
  trustScore,
} from './trust.ts'

const nobody: TrustSignals = {
  approvedVerifications: 0,
  ratings: [],
  medianAnswerMinutes: null,
  totalTransactions: 0,
  successfulTransactions: 0,
  accountAgeDays: 0,
}
const veteran: TrustSignals = {
  approvedVerifications: 3,
  ratings: Array.from({ length: 60 }, () => 5),
  medianAnswerMinutes: 12,
  totalTransactions: 40,
  successfulTransactions: 40,
  accountAgeDays: 900,
}

test('without any signal the score is 0, however old the account', () => {
  expect(overallTrust({ ...nobody, accountAgeDays: 4000 })).toBe(0)
})

test('one perfect rating makes nobody excellent', () => {
  const score = overallTrust({
    ...nobody,
    ratings: [5],
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
    ratings: Array.from({ length: 30 }, () => 1),
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
  ['a good rating', { ratings: [5] }],
])('%s never lowers a score', (_, better) => {
  for (const base of [nobody, { ...nobody, ratings: [5, 5, 5] }]) {
    const before = overallTrust(base)
    const after = overallTrust({
      ...base,
      ...better,
      ratings: [...base.ratings, ...(better.ratings ?? [])],
    })
    expect(after).toBeGreaterThanOrEqual(before)
  }
})

test('the record has decimals, a level and what it was made of', () => {
  const score = trustScore(7, { ...veteran, ratings: [5, 5, 3] }, new Date('2026-11-21T00:00:00Z'))
  expect(TrustScore.safeParse(score).success).toBe(true)
  expect(score).toMatchObject({
    userId: 7,
    positivePercentage: 67,
    totalTransactions: 40,
    verificationLevel: 3,
    badges: ['Verificado', '10+ ventas', 'Responde rápido'],
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
