// How far somebody can be trusted: one formula, its bands and words. Without schemas: first loads carry this file.
// The formula: docs/product/trust.md#trust-score.
import type { TrustScore } from './trust-schema.ts'

/** The parts of the score, and what each weighs, in percent. */
export const TRUST_WEIGHTS = {
  ratings: 45,
  verifications: 20,
  transactions: 20,
  answers: 10,
  age: 5,
} as const
export type TrustPartName = keyof typeof TRUST_WEIGHTS

/** All ratings received: how many, the sum of their 1 to 5 stars, and how many of four and more. */
export type RatingSums = { count: number; stars: number; positive: number }

/** What the score is made of. */
export type TrustSignals = {
  approvedVerifications: number
  ratings: RatingSums
  /** Median minutes until a seller's first answer; null without any answered conversation. */
  medianAnswerMinutes: number | null
  /** Sales and purchases; successful are those that were not cancelled. */
  totalTransactions: number
  successfulTransactions: number
  accountAgeDays: number
}

export type TrustBand = 'green' | 'blue' | 'yellow' | 'orange' | 'red'

// A new seller's average is pulled towards 3.5 as if five people had already given it.
const PRIOR_RATING = 3.5
const PRIOR_WEIGHT = 5
/** What a part counts of which nothing is known. */
export const NEUTRAL_SCORE = 2.5
/** As many approved verifications, sales and purchases, or years make their part full. */
export const FULL_VERIFICATIONS = 3
export const FULL_TRANSACTIONS = 10
const FULL_AGE_DAYS = 365
/** Minutes of the median answer that make the part full, and those that make it 0. */
const BEST_ANSWER = 60
const WORST_ANSWER = 2 * 24 * 60

/**
 * The score from 0 to 5: ratings 45 % (their mean, pulled towards 3.5 as if five people had given that), verifications
 * 20 %, completed sales and purchases 20 %, answering time 10 %, account age 5 %. A part without a signal counts as
 * 2.5, and verifications and transactions that went well start above 2.5, so that doing well never lowers a score. Age
 * alone is no signal: without ratings, verifications, transactions and answers the score is 0 ('N/A').
 */
export function overallTrust(signals: TrustSignals): number {
  if (!hasSignal(signals)) return 0
  const sum = partScores(signals).reduce(
    (total, [name, score]) => total + TRUST_WEIGHTS[name] * (score ?? NEUTRAL_SCORE),
    0,
  )
  return Math.round(sum) / 100
}

/** The whole record as the calls answer it. `level` is the label of the score. */
export function trustScore(userId: number, signals: TrustSignals, now: Date): TrustScore {
  const overall = overallTrust(signals)
  const rating = ratingPart(signals.ratings) ?? 0
  const { count: rated, positive } = signals.ratings
  const part = (score: number | null) => (score ?? 0).toFixed(2)
  return {
    userId,
    overallScore: overall.toFixed(2),
    responseTime: part(answerPart(signals.medianAnswerMinutes)),
    accuracy: part(rating),
    communication: part(answerPart(signals.medianAnswerMinutes)),
    reliability: part(transactionPart(signals)),
    verificationLevel: signals.approvedVerifications,
    badges: trustBadges(signals),
    totalTransactions: signals.totalTransactions,
    successfulTransactions: signals.successfulTransactions,
    positivePercentage: rated ? Math.round((positive / rated) * 100) : 0,
    level: trustLabel(overall),
    parts: partScores(signals).map(([name, score]) => ({
      name,
      score: score === null ? null : score.toFixed(2),
      weight: TRUST_WEIGHTS[name],
    })),
    lastCalculated: now.toISOString(),
  }
}

/** The color band of a score. */
export function trustBand(score: number | string): TrustBand {
  const value = Number(score)
  if (value >= 4.5) return 'green'
  if (value >= 4) return 'blue'
  if (value >= 3.5) return 'yellow'
  return value >= 3 ? 'orange' : 'red'
}

/** The word for a score. */
export function trustLabel(score: number | string): string {
  const value = Number(score)
  if (value >= 4.5) return 'Excelente'
  if (value >= 4) return 'Muy Bueno'
  if (value >= 3.5) return 'Bueno'
  return value >= 3 ? 'Regular' : 'Nuevo'
}

/** '4.5', or 'N/A' for 0. */
export function formatScore(score: number | string): string {
  const value = Number(score)
  return value > 0 ? value.toFixed(1) : 'N/A'
}

/** A seller's rating or score on a card: 'Nuevo' without one. */
export function cardScore(score: number | string | null | undefined): string {
  const value = Number(score ?? 0)
  return value > 0 ? value.toFixed(1) : 'Nuevo'
}

/** '+2' for the verifications beyond the first, null when there is none beyond it. */
export function extraVerifications(approved: number): string | null {
  return approved > 1 ? `+${approved - 1}` : null
}

/** The heading of a profile: two approved verifications make 'Usuario Verificado'. */
export function profileHeading(verificationLevel: number): string {
  return verificationLevel >= 2 ? 'Usuario Verificado' : 'Nuevo Usuario'
}

function hasSignal(signals: TrustSignals): boolean {
  return (
    signals.approvedVerifications > 0 ||
    signals.ratings.count > 0 ||
    signals.totalTransactions > 0 ||
    signals.medianAnswerMinutes !== null
  )
}

/** Every part from 0 to 5, null where there is no signal. */
function partScores(signals: TrustSignals): [TrustPartName, number | null][] {
  return [
    ['ratings', ratingPart(signals.ratings)],
    ['verifications', verificationPart(signals.approvedVerifications)],
    ['transactions', transactionPart(signals)],
    ['answers', answerPart(signals.medianAnswerMinutes)],
    ['age', grown(signals.accountAgeDays / FULL_AGE_DAYS)],
  ]
}

function ratingPart({ count, stars }: RatingSums): number | null {
  if (count === 0) return null
  return (stars + PRIOR_RATING * PRIOR_WEIGHT) / (count + PRIOR_WEIGHT)
}

function verificationPart(approved: number): number | null {
  return approved === 0 ? null : grown(approved / FULL_VERIFICATIONS)
}

function transactionPart(signals: TrustSignals): number | null {
  const { totalTransactions: total, successfulTransactions: good } = signals
  return total === 0 ? null : (good / total) * grown(good / FULL_TRANSACTIONS)
}

/** From the neutral 2.5 up to 5 as a share grows from 0 to 1. */
function grown(share: number): number {
  return NEUTRAL_SCORE + NEUTRAL_SCORE * Math.max(0, Math.min(1, share))
}

function answerPart(minutes: number | null): number | null {
  if (minutes === null) return null
  const share = (WORST_ANSWER - minutes) / (WORST_ANSWER - BEST_ANSWER)
  return Math.max(0, Math.min(5, 5 * share))
}

function trustBadges(signals: TrustSignals): string[] {
  const badges: string[] = []
  if (signals.approvedVerifications > 0) badges.push('Verificado')
  if (signals.successfulTransactions >= FULL_TRANSACTIONS) {
    badges.push(`${FULL_TRANSACTIONS}+ ventas y compras`)
  }
  if (signals.medianAnswerMinutes !== null && signals.medianAnswerMinutes <= BEST_ANSWER) {
    badges.push('Responde rápido')
  }
  return badges
}
