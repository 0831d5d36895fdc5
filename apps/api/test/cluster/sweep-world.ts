// The cluster as a product that the fault sweeps can harm: its leader is their PostgreSQL, HAProxy the way to its servers.
import {
  isAlive,
  makePeople,
  queryOnce,
  queueEmails,
  type World,
  type WorldOptions,
} from '../faults/world.ts'
import type { ServerProcess } from '../servers/server-process.ts'
import { startSmtp } from '../servers/smtp-server.ts'
import type { Cluster } from './cluster.ts'
import { serverMachines, startServerOn, untilReached } from './servers.ts'

export type ClusterWorld = World & { cluster: Cluster }

/**
 * Starts two servers on a cluster that is whole. What the options say of PostgreSQL and of the number of servers is of
 * no use here.
 */
export async function startSweepWorld(
  cluster: Cluster,
  { smtp: manners = { delay: 10 }, settings }: WorldOptions = {},
): Promise<ClusterWorld> {
  await cluster.untilWhole()
  const leader = await cluster.findLeader()
  const smtp = await startSmtp(manners)
  const places = new Map<string, ServerProcess>()
  const start = async (machine: (typeof serverMachines)[number]) => {
    const server = await startServerOn(machine, cluster, smtp, settings)
    places.set(machine, server)
    return server
  }
  const servers = await Promise.all(serverMachines.map(start))
  await untilReached(cluster)
  const people = await makePeople(leader.url)
  // As the superuser, whoever leads.
  const query = async (text: string, values?: unknown[]) =>
    queryOnce((await cluster.findLeader()).url, text, values)
  return {
    cluster,
    postgres: {
      url: leader.url,
      kill: () => leader.signalPostgres('SIGKILL'),
      freeze: () => leader.signalPostgres('SIGSTOP'),
      thaw: () => leader.signalPostgres('SIGCONT'),
      stop: leader.stop,
      // After `kill` Patroni has done it by itself.
      start: async () => {
        leader.start()
        await cluster.untilWhole()
      },
    },
    smtp,
    servers,
    startServer: async () => {
      const machine = serverMachines.find((each) => {
        const server = places.get(each)
        return !server || !isAlive(server)
      })
      if (!machine) throw new Error('each machine has its server')
      const server = await start(machine)
      servers.push(server)
      return server
    },
    urls: () => [cluster.webUrl],
    people,
    query,
    queueEmails: (name, count) => queueEmails(query, name, count),
    close: async () => {
      for (const { child } of servers) child.kill('SIGTERM')
      await Promise.all(servers.map(({ ended }) => ended))
      await smtp.close()
    },
  }
}
