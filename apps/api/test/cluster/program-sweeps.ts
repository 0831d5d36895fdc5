// What can happen to the other programs of the cluster, and to a replica.
import { setTimeout as wait } from 'node:timers/promises'
import type { Sweep } from '../faults/sweep.ts'
import { upload } from '../faults/upload.ts'
import { queryOnce } from '../faults/world.ts'
import type { Cluster } from './cluster.ts'
import type { Member } from './members.ts'
import type { ClusterWorld } from './sweep-world.ts'
import { until } from './until.ts'

type Harm = Sweep<ClusterWorld>['harm']

export const programSweeps: readonly Sweep<ClusterWorld>[] = [
  { name: 'pgbouncer-kill', lasts: 5, isFelt: true, harm: killing('pgbouncer') },
  { name: 'haproxy-kill', lasts: 5, isFelt: true, isCut: true, harm: killing('haproxy') },
  // Longer than a leader may say nothing.
  { name: 'etcd-kill', lasts: 30, isUnnoticed: true, harm: killing('etcd') },
  {
    name: 'store-kill',
    lasts: 5,
    isUnnoticed: true,
    harm: async (world, seconds) => {
      const before = await upload(world, 1)
      world.cluster.store.kill()
      const meanwhile = await upload(world, 2)
      await wait(seconds * 1000)
      await world.cluster.store.start()
      const after = await upload(world, 2)
      return [
        ...(before.status === 201 ? [] : [`an upload answered ${before.status} before`]),
        ...(meanwhile.status === 503 && meanwhile.hasRetryAfter
          ? []
          : [`without the store an upload answered ${meanwhile.status}`]),
        ...(after.status === 201 ? [] : [`an upload answered ${after.status} afterwards`]),
      ]
    },
  },
  {
    name: 'replica-freeze',
    lasts: 15,
    isUnnoticed: true,
    harm: leavingOut(
      async ({ freeze }) => freeze(),
      async ({ thaw }) => thaw(),
    ),
  },
  {
    name: 'replica-lag',
    lasts: 20,
    isUnnoticed: true,
    harm: leavingOut(
      (replica) => signalReplay(replica, 'SIGSTOP'),
      (replica) => signalReplay(replica, 'SIGCONT'),
    ),
  },
]

/** At once, as a lost power line would; a supervisor starts it again. */
function killing(name: keyof Cluster['programs']): Harm {
  return async ({ cluster }, seconds) => {
    const program = cluster.programs[name]
    await program.kill()
    await wait(seconds * 1000)
    const stayed = program.isAlive() ? [`${name} was not gone`] : []
    program.restart()
    return stayed
  }
}

/** What makes a replica of no use, and what undoes it: the servers leave it out, and use it again. */
function leavingOut(
  harm: (replica: Member) => Promise<unknown>,
  undo: (replica: Member) => Promise<unknown>,
): Harm {
  return async ({ cluster, servers }, seconds) => {
    const countUsed = async () => {
      const counts = await Promise.all(servers.map(({ metricsUrl }) => usedReplicas(metricsUrl)))
      return Math.min(...counts)
    }
    const untilUsed = (what: string) =>
      until(what, 30, async () => ((await countUsed()) === 2 ? true : undefined))
    await untilUsed('both replicas in use')
    const replica = await findReplica(cluster)
    await harm(replica)
    await wait(seconds * 1000)
    const left = await countUsed()
    await undo(replica)
    await untilUsed('both replicas in use again')
    return left === 1 ? [] : [`${left} replicas were used meanwhile, in place of one`]
  }
}

/** To the process that replays the log: what is paused in SQL Patroni resumes. */
async function signalReplay({ url }: Member, signal: NodeJS.Signals): Promise<void> {
  const { rows } = await queryOnce(
    url,
    `select pid from pg_stat_activity where backend_type = 'startup'`,
  )
  process.kill(Number(rows[0]?.pid), signal)
}

/** How many replicas a server answers from. */
async function usedReplicas(metricsUrl: string): Promise<number> {
  const metrics = await (await fetch(`${metricsUrl}/metrics`)).text()
  return metrics.match(/^wepa_replica_used\{.*\} 1$/gm)?.length ?? 0
}

async function findReplica({ members, findLeader }: Cluster): Promise<Member> {
  const leader = await findLeader()
  const replica = members.find((member) => member !== leader)
  if (!replica) throw new Error('there is no replica')
  return replica
}
