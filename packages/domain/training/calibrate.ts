// From scores to likelihoods, and to the score from which a warning is right often enough.
import { logistic } from './fit.ts'

/** `byRules`: whether a rule speaks for it, or one that decides. */
export type Scored = { score: number; isFraud: boolean; byRules: 'none' | 'met' | 'sure' }

/**
 * Platt's scaling: the logistic curve of a score that fits how often it was a fraud, by gradient descent to rest
 * (https://home.cs.colorado.edu/~mozer/Teaching/syllabi/6622/papers/Platt1999.pdf).
 */
export function calibrate(scored: readonly Scored[]): { slope: number; shift: number } {
  let [slope, shift] = [1, 0]
  for (let step = 0; step < 2000; step++) {
    let [bySlope, byShift] = [0, 0]
    for (const { score, isFraud } of scored) {
      const error = logistic(slope * score + shift) - (isFraud ? 1 : 0)
      bySlope += error * score
      byShift += error
    }
    slope -= (0.5 * bySlope) / scored.length
    shift -= (0.5 * byShift) / scored.length
  }
  return { slope, shift }
}

/**
 * The least score from which at least this share of what is warned of were frauds. What rules decide is warned of, and
 * what one speaks for from `ofRules` on, whatever comes out.
 */
export function thresholdFor(
  scored: readonly Scored[],
  { precision, ofRules }: { precision: number; ofRules: number },
): number {
  const byRule = scored.filter(
    ({ byRules, score }) => byRules === 'sure' || (byRules === 'met' && score >= ofRules),
  )
  let frauds = byRule.filter(({ isFraud }) => isFraud).length
  const sorted = scored
    .filter(({ byRules }) => byRules === 'none')
    .toSorted((a, b) => b.score - a.score)
  let threshold = sorted[0]?.score ?? 0
  sorted.forEach(({ score, isFraud }, at) => {
    if (isFraud) frauds += 1
    if (frauds / (byRule.length + at + 1) >= precision) threshold = score
  })
  return threshold
}
