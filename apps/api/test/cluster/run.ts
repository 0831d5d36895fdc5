// `pnpm --filter @wepa/api cluster [connections|replica|failover|freeze|restore|suite]`: a Wepa of several machines on this one.
// Without a name all but the last, one after the other; `suite` stays until Ctrl-C, for tests from outside.
import { exitWhenInterrupted } from '../at-exit.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { tryConnections } from './connections.ts'
import { whyNoPrograms } from './debian.ts'
import { tryFreeze, tryKill } from './failover.ts'
import { tryReplica } from './replica.ts'
import type { Report } from './report.ts'
import { tryRestore } from './restore.ts'
import { serveSuite } from './suite.ts'

const runs: Readonly<Record<string, (cluster: Cluster) => Promise<Report>>> = {
  connections: tryConnections,
  replica: tryReplica,
  failover: tryKill,
  freeze: tryFreeze,
  restore: tryRestore,
}

exitWhenInterrupted()
const names = process.argv.slice(2)
const unknown = names.filter((name) => !(name in runs) && name !== 'suite')
const reason = unknown.length > 0 ? `There is no ${unknown.join(', ')}.` : whyNoPrograms()
if (reason) {
  say(reason)
  process.exit(2)
}
const cluster = await startCluster(say)
if (names.includes('suite')) await serveSuite(cluster, say)
let isGood = true
for (const [name, run] of Object.entries(runs)) {
  if (names.length > 0 && !names.includes(name)) continue
  const { figures, wrong } = await run(cluster)
  isGood &&= wrong.length === 0
  say(`${wrong.length === 0 ? '✓' : '✗'} ${name}`)
  for (const line of figures) say(`    ${line}`)
  for (const words of wrong) say(`    WRONG: ${words}`)
}
await cluster.close()
process.exit(isGood ? 0 : 1)

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
