// All messages the rules are held against, and what comes of it. Tests and `docs/fraud.md` alone use it.
import { readFraud } from '../../src/fraud/fraud.ts'
import { FRAUD_RULE_IDS } from '../../src/fraud/rule.ts'
import { heldOutFraud, heldOutHarmless } from './held-out.ts'
import { learnedFraud, learnedHarmless } from './learned.ts'
import { round1Fraud, round1Harmless } from './round-1.ts'
import { round2Fraud, round2Harmless } from './round-2.ts'
import { round3Fraud, round3Harmless } from './round-3.ts'
import { round4Fraud, round4Harmless } from './round-4.ts'
import { round5Fraud, round5Harmless } from './round-5.ts'
import { round6Fraud, round6Harmless } from './round-6.ts'
import { round7Fraud, round7Harmless } from './round-7.ts'

/** `label` is the rule it should meet, or `none`; `about` is the ad's title where it is its writer's first message. */
export type Sample = { label: string; about: string | null; text: string }

/** Each set as its lines say. */
export const corpora: Readonly<Record<string, readonly Sample[]>> = {
  learned: read(learnedFraud + learnedHarmless),
  'held out': read(heldOutFraud + heldOutHarmless),
  'round 1': read(round1Fraud + round1Harmless),
  'round 2': read(round2Fraud + round2Harmless),
  'round 3': read(round3Fraud + round3Harmless),
  'round 4': read(round4Fraud + round4Harmless),
  'round 5': read(round5Fraud + round5Harmless),
  'round 6': read(round6Fraud + round6Harmless),
  'round 7': read(round7Fraud + round7Harmless),
}

export type Measure = { fraud: number; harmless: number; precision: number; recall: number }

/** Of those warned of, how many rightly; of the frauds, how many were warned of, by whichever rule. */
export function measure(samples: readonly Sample[]): Measure {
  const frauds = samples.filter(({ label }) => label !== 'none')
  const rightly = frauds.filter((sample) => idsOf(sample).length > 0).length
  const wrongly = samples.filter((sample) => sample.label === 'none' && idsOf(sample).length > 0)
  return {
    fraud: frauds.length,
    harmless: samples.length - frauds.length,
    precision: rightly / (rightly + wrongly.length),
    recall: rightly / frauds.length,
  }
}

export type RuleMeasure = { id: string; meant: number; met: number; extra: number; wrong: number }

/**
 * Rule by rule: how many messages mean it, how many of these meet it, how many that mean another fraud
 * meet it too, and how many harmless ones.
 */
export function measureRules(samples: readonly Sample[]): RuleMeasure[] {
  const read = samples.map((sample) => ({ label: sample.label, ids: idsOf(sample) }))
  return FRAUD_RULE_IDS.map((id) => {
    const hits = read.filter(({ ids }) => ids.includes(id))
    return {
      id,
      meant: read.filter(({ label }) => label === id).length,
      met: hits.filter(({ label }) => label === id).length,
      extra: hits.filter(({ label }) => label !== id && label !== 'none').length,
      wrong: hits.filter(({ label }) => label === 'none').length,
    }
  })
}

function idsOf({ text, about }: Sample): string[] {
  return readFraud(text, { isFirst: about !== null, about: about ?? '' }).map(({ id }) => id)
}

function read(lines: string): Sample[] {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [, label, about, text] = /^(\w+)(?: @ (.*?))? \| (.+)$/.exec(line) ?? []
      if (label === undefined || text === undefined) throw new Error(`not a sample: ${line}`)
      return { label, about: about ?? null, text }
    })
}
