// Several machines in one: etcd, three PostgreSQL under Patroni, PgBouncer and HAProxy, set up as `deploy/cluster` says.
import { rmSync } from 'node:fs'
import { chmod, chown, copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '@wepa/sandbox/env'
import { isPortFree } from '@wepa/sandbox/free-port'
import { openDatabase } from '../../src/db/database.ts'
import { migrate } from '../../src/db/migrate.ts'
import { undoAtExit } from '../at-exit.ts'
import { queryOnce } from '../faults/world.ts'
import { addresses, type Machine, password } from './addresses.ts'
import { fetchPrograms } from './debian.ts'
import { type Member, startMembers } from './members.ts'
import { account, type Place, type RunningProgram, startProgram } from './programs.ts'
import { type Store, startStore } from './store.ts'
import { until } from './until.ts'

export type Cluster = {
  members: readonly Member[]
  programs: Readonly<Record<'etcd' | 'haproxy' | 'pgbouncer', RunningProgram>>
  /** The settings by which a server finds its database. */
  database: {
    DATABASE_URL: string
    DATABASE_DIRECT_URL: string
    DATABASE_REPLICA_URLS: string
  }
  store: Store
  /** Where people come. */
  webUrl: string
  /** For what the servers write. */
  folder: string
  findLeader: () => Promise<Member>
  /** Resolves when one leads and all others follow. */
  untilWhole: () => Promise<void>
  close: () => Promise<void>
}

const settings = join(projectRoot, 'deploy/cluster')
const databaseScript = join(projectRoot, 'deploy/three-machines/create-database.sh')

/** Starts everything but the servers, with all migrations applied. About 20 s on an idle machine. */
export async function startCluster(say: (line: string) => void): Promise<Cluster> {
  const root = await fetchPrograms(say)
  if (!(await isPortFree(2379, addresses.etcd))) throw new Error('a cluster runs here already')
  const place = { root, data: await makeFolder() }
  const forget = undoAtExit(() =>
    rmSync(place.data, { recursive: true, force: true, maxRetries: 5 }),
  )
  await mkdir(join(root, 'etc/wepa'), { recursive: true })
  for (const name of await readdir(settings)) {
    await copyFile(join(settings, name), join(root, 'etc/wepa', name))
  }
  await copyFile(databaseScript, join(root, 'etc/wepa/create-database.sh'))
  await copyFile(join(settings, 'pgbackrest.conf'), join(root, 'etc/pgbackrest.conf'))
  const store = await startStore(place)
  const folder = join(place.data, 'servers')
  await mkdir(folder)
  const etcd = startEtcd(place)
  const members = startMembers(place)
  const programs = {
    etcd,
    haproxy: startProgram(place, 'haproxy', ['haproxy', '-db', '-f', '/etc/wepa/haproxy.cfg']),
    pgbouncer: startProgram(place, 'pgbouncer', ['pgbouncer', '/etc/wepa/pgbouncer.ini']),
  }
  const untilWhole = () => untilAllFollow(members, Object.values(programs))
  await untilWhole()
  const leader = await findLeader(members)
  await leader.type('pgbackrest --stanza=wepa stanza-create')
  await leader.type('sh /etc/wepa/create-database.sh', { DATABASE_PASSWORD: password })
  await fillDatabase()
  return {
    members,
    programs,
    database,
    store,
    webUrl: `http://${at('haproxy', 8080)}`,
    folder,
    findLeader: () => findLeader(members),
    untilWhole,
    close: async () => {
      await Promise.all(members.map((member) => member.kill()))
      await Promise.all(Object.values(programs).map((program) => program.kill()))
      store.kill()
      await rm(place.data, { recursive: true, force: true, maxRetries: 5 })
      forget()
    },
  }
}

const at = (machine: Machine, port: number) => `${addresses[machine]}:${port}`
const urlOf = (place: string) => `postgresql://wepa:${password}@${place}/wepa`

const database: Cluster['database'] = {
  DATABASE_URL: urlOf(at('pgbouncer', 6432)),
  DATABASE_DIRECT_URL: urlOf(at('haproxy', 5000)),
  DATABASE_REPLICA_URLS: [5001, 5002, 5003].map((port) => urlOf(at('haproxy', port))).join(','),
}

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wepa-cluster-'))
  await chown(folder, account, account)
  // The servers write here too, as root.
  await chmod(folder, 0o755)
  return folder
}

/** It takes numbers alone. */
function startEtcd(place: Place): RunningProgram {
  const [url, peer] = [`http://${at('etcd', 2379)}`, `http://${at('etcd', 2380)}`]
  return startProgram(place, 'etcd', [
    'etcd',
    '--data-dir=/data/etcd',
    `--listen-client-urls=${url}`,
    `--advertise-client-urls=${url}`,
    `--listen-peer-urls=${peer}`,
    `--initial-advertise-peer-urls=${peer}`,
    `--initial-cluster=default=${peer}`,
  ])
}

async function findLeader(members: readonly Member[]): Promise<Member> {
  return until('a leader', 60, async () => {
    const roles = await Promise.all(members.map((member) => member.role()))
    return members[roles.indexOf('leader')]
  })
}

async function untilAllFollow(
  members: readonly Member[],
  programs: readonly RunningProgram[],
): Promise<void> {
  const state = await until('a leader with its replicas', 120, async () => {
    if (programs.some((program) => !program.isAlive())) return 'broken'
    const roles = await Promise.all(members.map((member) => member.role()))
    return roles.includes('leader') && !roles.includes(undefined) ? 'whole' : undefined
  }).catch(() => 'late')
  if (state === 'whole') return
  const words = [...programs, ...members].map((each) => each.words())
  throw new Error(`the cluster is ${state}: ${words.join('\n')}`)
}

/** As the owner of a database alone, which may do less than who made it. */
async function fillDatabase(): Promise<void> {
  const url = database.DATABASE_DIRECT_URL
  await until('the way to the leader', 20, () => queryOnce(url, 'select 1'))
  const opened = openDatabase({
    url,
    poolSize: 2,
    statementTimeout: 60_000,
    onIdleError: () => {},
  })
  await migrate(opened)
  await opened.close()
}
