// The members of the database: each a Patroni with its PostgreSQL.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { undoAtExit } from '../at-exit.ts'
import { signalAll } from '../servers/signal-all.ts'
import { addresses, password } from './addresses.ts'
import { type Place, type RunningProgram, runLine, startProgram } from './programs.ts'
import { repositorySettings } from './store.ts'

export type Member = {
  name: MemberName
  /** Past everything, as PostgreSQL's own superuser. */
  url: string
  /** Does nothing where Patroni runs. */
  start: () => void
  /** Ends both in order, as a supervisor would. */
  stop: () => Promise<void>
  /** Ends both at once, as a lost power line would. */
  kill: () => Promise<void>
  /** Stops both without a word: connections stay open, and nothing is answered. */
  freeze: () => void
  thaw: () => void
  /** To PostgreSQL alone, with all its processes. */
  signalPostgres: (signal: NodeJS.Signals) => void
  /** What Patroni says of it; undefined while it neither leads nor follows in time with what is acknowledged. */
  role: () => Promise<'leader' | 'replica' | undefined>
  /** What somebody types there, as the account of PostgreSQL; answers what it prints. */
  type: (line: string, env?: Readonly<Record<string, string>>) => Promise<string>
  words: () => string
}

type MemberName = (typeof memberNames)[number]

const memberNames = ['postgres-1', 'postgres-2', 'postgres-3'] as const

/** Starts all; one of them makes the cluster, and the others copy it. */
export function startMembers(place: Place): Member[] {
  return memberNames.map((name) => {
    const member = memberOf(place, name)
    member.start()
    return member
  })
}

function memberOf(place: Place, name: MemberName): Member {
  let patroni: RunningProgram | undefined
  const signalPostgres = (signal: NodeJS.Signals) => {
    const pid = findPostmaster(join(place.data, name))
    if (pid) signalAll(pid, signal)
  }
  // Before Patroni is killed, which is undone first.
  undoAtExit(() => signalPostgres('SIGKILL'))
  const answers = async (path: string) => {
    const url = `http://${addresses[name]}:8008/${path}`
    const { ok } = await fetch(url, { signal: AbortSignal.timeout(2000) })
    return ok
  }
  return {
    name,
    url: `postgresql://postgres:${password}@${addresses[name]}/wepa`,
    start: () => {
      if (patroni?.isAlive()) return
      patroni = startProgram(place, name, ['patroni', '/etc/wepa/patroni.yml'], settingsOf(name))
    },
    stop: async () => {
      patroni?.signal('SIGTERM')
      await patroni?.ended()
    },
    kill: async () => {
      // Patroni first: it would start PostgreSQL again.
      await patroni?.kill()
      signalPostgres('SIGKILL')
    },
    freeze: () => {
      // Patroni first: it would notice.
      patroni?.signal('SIGSTOP')
      signalPostgres('SIGSTOP')
    },
    thaw: () => {
      // PostgreSQL first: until Patroni wakes it believes that it leads.
      signalPostgres('SIGCONT')
      patroni?.signal('SIGCONT')
    },
    signalPostgres,
    role: async () => {
      if (await answers('primary').catch(() => false)) return 'leader'
      return (await answers('quorum').catch(() => false)) ? 'replica' : undefined
    },
    type: (line, env) => runLine(place, name, line, { ...settingsOf(name), PATH: path, ...env }),
    words: () => patroni?.words() ?? '',
  }
}

/** Also where Debian has what it puts into no common folder. */
const path = '/usr/lib/postgresql/17/bin:/usr/sbin:/usr/bin:/sbin:/bin'

function settingsOf(name: MemberName): Record<string, string> {
  return {
    PATRONI_NAME: name,
    PATRONI_POSTGRESQL_LISTEN: `${name}:5432`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${name}:5432`,
    PATRONI_POSTGRESQL_DATA_DIR: `/data/${name}`,
    PATRONI_POSTGRESQL_PGPASS: `/data/${name}.pgpass`,
    PATRONI_RESTAPI_LISTEN: `${name}:8008`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `${name}:8008`,
    PATRONI_SUPERUSER_USERNAME: 'postgres',
    PATRONI_SUPERUSER_PASSWORD: password,
    PATRONI_REPLICATION_USERNAME: 'replicator',
    PATRONI_REPLICATION_PASSWORD: password,
    PGBACKREST_PG1_PATH: `/data/${name}`,
    ...repositorySettings,
  }
}

/** The process of PostgreSQL on this folder; undefined where none runs. */
function findPostmaster(clusterDir: string): number | undefined {
  try {
    const [pid] = readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n')
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return command.includes('postgres') ? Number(pid) : undefined
  } catch {
    return undefined
  }
}
