// Linear models on buckets, fitted one sample at a time in an order of their own: the same numbers on every machine.

/** Buckets of a text, what it is, and how much it counts. */
export type Example = { buckets: readonly number[]; label: number; weight: number }

export type Linear = { weights: Float64Array; bias: number }

const passes = 10
const rate = 0.3
/** How much weights shrink: of those tried, what reads authors best that were left out, and names kinds best. */
const [decay, kindDecay] = [3e-3, 1e-4]

/** Each text counts alike, however long it is. */
export const shareOf = (buckets: readonly number[]) => 1 / Math.sqrt(buckets.length || 1)

export function scoreOf({ weights, bias }: Linear, buckets: readonly number[]): number {
  const value = shareOf(buckets)
  let sum = bias
  for (const bucket of buckets) sum += (weights[bucket] ?? 0) * value
  return sum
}

export const logistic = (score: number) => 1 / (1 + Math.exp(-score))

/**
 * Logistic regression by AdaGrad (https://jmlr.org/papers/v12/duchi11a.html). `label` is 0 or 1.
 */
export function fitLinear(examples: readonly Example[], size: number): Linear {
  const model: Linear = { weights: new Float64Array(size), bias: 0 }
  const squares = new Float64Array(size).fill(1e-8)
  let biasSquares = 1e-8
  for (const { buckets, label, weight } of inOrders(examples)) {
    const error = (logistic(scoreOf(model, buckets)) - label) * weight
    biasSquares += error * error
    model.bias -= (rate * 0.3 * error) / Math.sqrt(biasSquares)
    step(model.weights, { squares, decay }, buckets, error)
  }
  return model
}

/** One model for each label, 0 to `labels` - 1, that together say which it is (softmax). */
export function fitLabels(examples: readonly Example[], size: number, labels: number): Linear[] {
  const models = Array.from({ length: labels }, () => ({
    weights: new Float64Array(size),
    bias: 0,
  }))
  const squares = models.map(() => new Float64Array(size).fill(1e-8))
  for (const { buckets, label, weight } of inOrders(examples)) {
    const shares = softmax(models.map((model) => scoreOf(model, buckets)))
    models.forEach(({ weights }, at) => {
      const error = ((shares[at] ?? 0) - (at === label ? 1 : 0)) * weight
      const known = squares[at]
      // Most labels are far from right or wrong: their steps would be lost in rounding anyway.
      if (known && Math.abs(error) > 0.002) {
        step(weights, { squares: known, decay: kindDecay }, buckets, error)
      }
    })
  }
  return models
}

export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const sum = powers.reduce((all, each) => all + each, 0)
  return powers.map((each) => each / sum)
}

function step(
  weights: Float64Array,
  { squares, decay: shrinking }: { squares: Float64Array; decay: number },
  buckets: readonly number[],
  error: number,
): void {
  const value = shareOf(buckets)
  for (const bucket of buckets) {
    const slope = error * value + shrinking * (weights[bucket] ?? 0)
    const square = (squares[bucket] ?? 0) + slope * slope
    squares[bucket] = square
    weights[bucket] = (weights[bucket] ?? 0) - (rate * slope) / Math.sqrt(square)
  }
}

/** All examples so many times, each time in another order, which is always the same. */
function* inOrders(examples: readonly Example[]): Generator<Example> {
  const order = [...examples]
  const random = makeRandom(20261128)
  for (let pass = 0; pass < passes; pass++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1))
      const [a, b] = [order[at], order[other]]
      if (a && b) [order[at], order[other]] = [b, a]
    }
    yield* order
  }
}

/** Numbers from 0 up to 1 by a linear congruential generator (Numerical Recipes): the same ones for the same seed. */
function makeRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}
