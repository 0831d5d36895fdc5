import { queryOnce } from '../faults/world.ts'
import type { Cluster } from './cluster.ts'
import { describe, runUnderLoad } from './load.ts'
import type { Report } from './report.ts'
import { type Servers, startServers } from './servers.ts'
import { until } from './until.ts'

const processes = 10
/** Connections to the member that leads, those of Patroni and of our own processes together. */
const most = 60
const seconds = 20

/** Counts the connections that ten processes under load make. */
export async function tryConnections(cluster: Cluster): Promise<Report> {
  const highest = new Map<string, number>()
  let leads = ''
  const outcome = await runUnderLoad(cluster, {
    servers: startAll,
    groups: 3,
    // Ten processes on few cores are more than those bear: who is told to come back is no business of this count.
    mayRefuse: true,
    happen: async ({ members, findLeader }) => {
      leads = (await findLeader()).name
      for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
        for (const { name, url } of members) {
          highest.set(name, Math.max(highest.get(name) ?? 0, await countConnections(url)))
        }
      }
      return []
    },
  })
  const atLeader = highest.get(leads) ?? 0
  const each = [...highest].map(([name, count]) => `${count} at ${name}`).join(', ')
  return {
    figures: [
      describe(outcome),
      `${processes} processes: ${each}; ${leads} leads (at most ${most} there)`,
    ],
    wrong: [
      ...outcome.wrong,
      ...(atLeader > most ? [`${atLeader} connections to the leader`] : []),
    ],
  }
}

/** Resolves when the last process is there, too. */
async function startAll(cluster: Cluster): Promise<Servers> {
  const servers = await startServers(cluster, processes)
  const { url } = await cluster.findLeader()
  await until('all processes', 120, async () =>
    (await countListeners(url)) === processes ? true : undefined,
  )
  return servers
}

async function countConnections(url: string): Promise<number> {
  return count(url, `backend_type = 'client backend' and pid <> pg_backend_pid()`)
}

/** Each process has one connection that hears of live messages. */
async function countListeners(url: string): Promise<number> {
  return count(url, `application_name = 'wepa live'`)
}

async function count(url: string, condition: string): Promise<number> {
  const { rows } = await queryOnce(url, `select count(*) from pg_stat_activity where ${condition}`)
  return Number(rows[0]?.count)
}
