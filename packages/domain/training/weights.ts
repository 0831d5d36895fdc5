// From the corpus to the text of `weights.gen.ts`.
import { FRAUD_KIND_IDS, type FraudKindId } from '../src/fraud/kinds.ts'
import { BUCKETS } from '../src/fraud/learned/features.ts'
import { SIGNS } from '../src/fraud/learned/signs.ts'
import { DISASTER_RULE_IDS, FRAUD_RULE_IDS, type FraudRuleId } from '../src/fraud/rule.ts'
import { calibrate, type Scored, thresholdFor } from './calibrate.ts'
import { type Example, fitLabels, fitLinear, type Linear, logistic, scoreOf } from './fit.ts'
import { type Prepared, prepare, type Split, type Window } from './prepare.ts'
import { tellingBuckets } from './telling-buckets.ts'

/** Each fold is left out once, so that authors are scored by a model that has not read them. */
const folds = 6
/** Windows in the middle of a harmless conversation look like each other, so they count half. */
const middleWeight = 0.5
/** Buckets that tell one kind from others; more of them know the kind a little better and weigh more. */
const kindBuckets = 1800
const kindLevels = 3
/** The share of right warnings that is asked for where a threshold is chosen; on other authors it comes out lower. */
const wantedPrecision = { first: 0.96, later: 0.957, together: 0.95 }

/** However right warnings are: what is not likely is not warned of, also where a rule speaks for it. */
const leastLikely = { alone: 0.6, withRule: 0.5 }

/** The text of `weights.gen.ts`. */
export function makeWeights(): string {
  const { training } = prepare()
  const sureRules = findSureRules(training.samples)
  const scored = scoreUnseen(training, new Set(sureRules))
  const { slope, shift } = calibrate([...scored.first, ...scored.later])
  const likely = (score: number) => logistic(slope * score + shift)
  const ofRules = (Math.log(leastLikely.withRule / (1 - leastLikely.withRule)) - shift) / slope
  const from = (which: Scored[], precision: number) =>
    Math.max(leastLikely.alone, likely(thresholdFor(which, { precision, ofRules })))
  const fraud = quantize(fitFraud(training), (SIGNS.length - 1) / 2, 0.7)
  const kinds = fitKinds(training)
  return file({
    fraud: written(fraud.weights),
    sum: { bias: fraud.bias, scale: fraud.scale, slope, shift },
    warnFrom: {
      first: from(scored.first, wantedPrecision.first),
      later: from(scored.later, wantedPrecision.later),
      together: from(scored.together, wantedPrecision.together),
      withRule: leastLikely.withRule,
    },
    sureRules,
    ...kinds,
  })
}

function fitFraud({ samples, windows }: Pick<Split, 'samples' | 'windows'>): Linear {
  return fitLinear([...samples.map(exampleOf), ...windows.flatMap(windowExample)], BUCKETS)
}

function exampleOf({ buckets, label }: Prepared): Example {
  return { buckets, label: label === 'none' ? 0 : 1, weight: 1 }
}

/** What a fraud is before its end is not known: only its end is learned. */
function windowExample({ buckets, label, isLast }: Window): Example[] {
  if (label === 'none') return [{ buckets, label: 0, weight: isLast ? 1 : middleWeight }]
  return isLast ? [{ buckets, label: 1, weight: 1 }] : []
}

/** Scores of texts by models that have not read their authors. Together: a conversation by the most that stood in it. */
function scoreUnseen(
  training: Split,
  sure: ReadonlySet<FraudRuleId>,
): Record<'first' | 'later' | 'together', Scored[]> {
  const authors = [...new Set(training.samples.map(({ author }) => author))]
  const foldOf = new Map(authors.map((author, at) => [author, at % folds]))
  const scored: Record<'first' | 'later' | 'together', Scored[]> = {
    first: [],
    later: [],
    together: [],
  }
  for (let fold = 0; fold < folds; fold++) {
    const isLeftOut = ({ author }: { author: string }) => foldOf.get(author) === fold
    const model = fitFraud({
      samples: training.samples.filter((each) => !isLeftOut(each)),
      windows: training.windows.filter((each) => !isLeftOut(each)),
    })
    for (const sample of training.samples.filter(isLeftOut)) {
      const which = sample.about === null ? scored.later : scored.first
      which.push(scoredOf(model, sample, sure))
    }
    for (const windows of byTalk(training.windows.filter(isLeftOut))) {
      const score = Math.max(...windows.map(({ buckets }) => scoreOf(model, buckets)))
      scored.together.push({ score, isFraud: windows[0]?.label !== 'none', byRules: 'none' })
    }
  }
  return scored
}

function scoredOf(
  model: Linear,
  { buckets, label, rules }: Prepared,
  sureOnes: ReadonlySet<FraudRuleId>,
): Scored {
  const byRule = rules.length > 0 ? 'met' : 'none'
  const byRules = rules.some((rule) => sureOnes.has(rule)) ? 'sure' : byRule
  return { score: scoreOf(model, buckets), isFraud: label !== 'none', byRules }
}

/** A rule decides by itself where nearly all that met it were frauds, among authors who had not seen it. */
const sure = { precision: 0.95, least: 10 }

/** Not by the sets from before: the rules were made from them. */
function findSureRules(samples: readonly Prepared[]): FraudRuleId[] {
  const written = samples.filter(({ author }) => /^[a-f]\d\d$/.test(author))
  return [...FRAUD_RULE_IDS, ...DISASTER_RULE_IDS].filter((rule) => {
    const met = written.filter(({ rules }) => rules.includes(rule))
    const frauds = met.filter(({ label }) => label !== 'none')
    return met.length >= sure.least && frauds.length / met.length >= sure.precision
  })
}

/** Windows of one conversation follow each other up to its last. */
function byTalk(windows: readonly Window[]): Window[][] {
  const talks: Window[][] = [[]]
  for (const window of windows) {
    talks.at(-1)?.push(window)
    if (window.isLast) talks.push([])
  }
  return talks.filter((talk) => talk.length > 0)
}

/** Which kind a fraud is: on the buckets that tell most, in few levels. */
function fitKinds({ samples, windows }: Split) {
  const frauds = [...samples, ...windows.filter(({ isLast }) => isLast)].filter(
    ({ label }) => label !== 'none',
  )
  const examples = frauds.map(({ buckets, label }) => ({
    buckets,
    label: FRAUD_KIND_IDS.indexOf(label as FraudKindId),
    weight: 1,
  }))
  const telling = tellingBuckets(examples, FRAUD_KIND_IDS.length, kindBuckets)
  const few = examples.map((each) => ({
    ...each,
    buckets: each.buckets.filter((bucket) => telling.has(bucket)),
  }))
  const models = fitLabels(few, BUCKETS, FRAUD_KIND_IDS.length)
  const rows = [...telling].sort((a, b) => a - b)
  const all = rows.flatMap((bucket) => models.map(({ weights }) => weights[bucket] ?? 0))
  const { weights, scale } = quantize(
    { weights: Float64Array.from(all), bias: 0 },
    kindLevels,
    0.34,
  )
  return {
    kindRows: rows.map((row, at) => row - (rows[at - 1] ?? 0)),
    kinds: written(weights),
    kindScale: scale,
  }
}

/** Whole numbers up to `most`; what is further out than `reach` of the greatest is cut, so that small ones keep more levels. */
function quantize({ weights, bias }: Linear, most: number, reach: number) {
  const greatest = weights.reduce((so, weight) => Math.max(so, Math.abs(weight)), 0)
  const scale = (greatest * reach) / most
  const whole = Array.from(weights, (weight) =>
    Math.max(-most, Math.min(most, Math.round(weight / scale))),
  )
  return { weights: whole, bias, scale }
}

/** One sign for each number. */
function written(numbers: readonly number[]): string {
  return numbers.map((number) => SIGNS[number + (SIGNS.length - 1) / 2]).join('')
}

type Learned = {
  fraud: string
  sum: Record<'bias' | 'scale' | 'slope' | 'shift', number>
  warnFrom: Record<'first' | 'later' | 'together' | 'withRule', number>
  sureRules: readonly FraudRuleId[]
  kindRows: number[]
  kinds: string
  kindScale: number
}

function file(learned: Learned): string {
  return `// Written by \`pnpm --filter @wepa/domain train\` from packages/domain/training/corpus: not by hand.\nexport const learned = ${JSON.stringify(learned)}\n`
}
