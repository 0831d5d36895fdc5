// `pnpm --filter @wepa/api faults [name…]`: harms a product of its own in every way we know, and counts what is lost.
// `… faults rollout <commit>`: an older version on the tables of this one.
import { exitWhenInterrupted } from '../at-exit.ts'
import { allSweeps } from './all-sweeps.ts'
import { describeOutcome } from './describe-outcome.ts'
import { tryOldVersion } from './rollout.ts'
import { alone, type Outcome, runSweep } from './sweep.ts'

exitWhenInterrupted()
const names = process.argv.slice(2)
const [first, commit] = names
if (first === 'rollout' && commit) process.exit((await tryOldVersion(commit, print)) ? 0 : 1)
const unknown = names.filter((name) => !allSweeps.some((sweep) => sweep.name === name))
if (unknown.length > 0) {
  say(`There is no ${unknown.join(', ')}. There are:`)
  for (const { name } of allSweeps) say(`  ${name}`)
  say('  rollout <commit>')
  process.exit(2)
}
const chosen = allSweeps.filter(({ name }) => names.length === 0 || names.includes(name))
let isGood = true
for (const sweep of chosen) {
  const reason = await sweep.cannot?.()
  if (reason) {
    say(`- ${sweep.name}: left out, ${reason}`)
    continue
  }
  const outcome = await runSweep(sweep, sweep.lasts, alone)
  isGood &&= outcome.wrong.length === 0
  print(outcome)
}
process.exit(isGood ? 0 : 1)

function print(outcome: Outcome): void {
  for (const line of describeOutcome(outcome)) say(line)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
