// The measure of what the search finds: `pnpm --filter @wepa/api bench:search-quality [--details 1]`.
// Figures for each round and for all; details only of the rounds that may be looked at.
import { parseArgs } from 'node:util'
import { type Answer, askRound, figuresOf } from './ask-round.ts'
import { type Figures, meanOf, measure } from './measures.ts'
import { HELD_OUT_ROUNDS, OPEN_ROUNDS, ROUNDS } from './round.ts'

const { values: options } = parseArgs({ options: { details: { type: 'string' } } })

if (options.details !== undefined) {
  const number = OPEN_ROUNDS.find((each) => String(each) === options.details)
  if (number === undefined) throw new Error('the queries of a held-out round are not shown')
  for (const answer of await askRound(number)) showAnswer(answer)
} else {
  const all: Figures[] = []
  const heldOut: Figures[] = []
  show('round     P@5   R@10  nDCG  MRR   zero  (exact) silly')
  for (const number of ROUNDS) {
    const figures = figuresOf(await askRound(number))
    all.push(...figures)
    const isHeldOut = HELD_OUT_ROUNDS.some((each) => each === number)
    if (isHeldOut) heldOut.push(...figures)
    showFigures(isHeldOut ? `${number} unseen` : `${number}`, meanOf(figures))
  }
  showFigures('unseen', meanOf(heldOut))
  showFigures('all', meanOf(all))
}

function showFigures(name: string, figures: Figures): void {
  const { precision, recall, ndcg, mrr, zero, exactZero, silly } = figures
  const shares = [precision, recall, ndcg, mrr, zero, exactZero, silly]
  show(name.padEnd(10) + shares.map((share) => share.toFixed(3).padEnd(6)).join(''))
}

function showAnswer({ query, graded, shown }: Answer): void {
  const { precision, recall, silly } = measure(graded)
  const flaws = [
    ...(graded.shown.length === 0 ? ['ZERO'] : []),
    ...(silly ? ['SILLY'] : []),
    ...(precision < 1 ? [`P ${precision.toFixed(2)}`] : []),
    ...(recall < 1 ? [`R ${recall.toFixed(2)}`] : []),
  ]
  show(`\n${query.q} (${query.note}) ${flaws.join(', ')}`)
  for (const [at, title] of shown.slice(0, 10).entries()) {
    if (at === graded.exact) show('   -- alike')
    show(`   ${graded.shown[at]} ${title}`)
  }
}

function show(line: string): void {
  process.stdout.write(`${line}\n`)
}
