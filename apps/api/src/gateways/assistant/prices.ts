// What the models cost, for the budget of the site.

/** Millionths of a dollar for a token: dollars for a million of them. */
type Price = { input: number; output: number }

const PRICES: ReadonlyArray<readonly [string, Price]> = [
  ['claude-haiku', { input: 1, output: 5 }],
  ['claude-haiku-5-5', { input: 0.1, output: 0.5 }],
  ['claude-sonnet', { input: 3, output: 15 }],
  ['claude-sonnet-5', { input: 2, output: 10 }],
  ['claude-opus', { input: 5, output: 25 }],
]

/** Of a model nobody has written down here the budget expects the worst. */
const DEAREST: Price = { input: 10, output: 50 }

export type Tokens = { input: number; output: number }

/** What a call cost, in whole millionths of a dollar, rounded up. */
export function costOf(model: string, tokens: Tokens): number {
  const [, price] = PRICES.findLast(([name]) => model.startsWith(name)) ?? ['', DEAREST]
  return Math.ceil(tokens.input * price.input + tokens.output * price.output)
}
