// `pnpm --filter @wepa/api cluster [connections|replica|failover|freeze|restore]`: a Wepa of several machines on this one.
// Without a name all of these, one after the other, and the sweeps; `cluster sweeps [name…]`: those of `faults` and some
// more; `cluster suite` stays until Ctrl-C, for tests from outside.
import { exitWhenInterrupted } from '../at-exit.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { tryConnections } from './connections.ts'
import { whyNoPrograms } from './debian.ts'
import { tryFreeze, tryKill } from './failover.ts'
import { tryReplica } from './replica.ts'
import type { Report } from './report.ts'
import { tryRestore } from './restore.ts'
import { serveSuite } from './suite.ts'
import { sweepNames, trySweeps } from './sweeps.ts'

const runs: Readonly<Record<string, (cluster: Cluster) => Promise<Report>>> = {
  connections: tryConnections,
  replica: tryReplica,
  failover: tryKill,
  freeze: tryFreeze,
  restore: tryRestore,
}

exitWhenInterrupted()
const [first, ...others] = process.argv.slice(2)
const isRuns = first !== 'suite' && first !== 'sweeps'
const names = isRuns && first ? [first, ...others] : []
const unknown = [
  ...names.filter((name) => !(name in runs)),
  ...(isRuns ? [] : others.filter((name) => !sweepNames.includes(name))),
]
const reason = unknown.length > 0 ? `There is no ${unknown.join(', ')}.` : whyNoPrograms()
if (reason) {
  say(reason)
  process.exit(2)
}
const cluster = await startCluster(say)
if (first === 'suite') await serveSuite(cluster, say)
let isGood = true
for (const [name, run] of Object.entries(runs)) {
  if (!isRuns || (names.length > 0 && !names.includes(name))) continue
  const { figures, wrong } = await run(cluster)
  isGood &&= wrong.length === 0
  say(`${wrong.length === 0 ? '✓' : '✗'} ${name}`)
  for (const line of figures) say(`    ${line}`)
  for (const words of wrong) say(`    WRONG: ${words}`)
}
if (!first || first === 'sweeps') isGood = (await trySweeps(cluster, others, say)) && isGood
await cluster.close()
process.exit(isGood ? 0 : 1)

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
