// The servers of two versions, and which of them the balancer names.
import { setTimeout as wait } from 'node:timers/promises'
import { type ServerProcess, startServer } from '../../test/servers/server-process.ts'

export type Version = 'old' | 'newer'

export type Fleet = {
  /** Whom people may ask at this moment. */
  urls: () => readonly string[]
  /** Starts two processes from these sources; people are sent there once `/readyz` says so. */
  start: (version: Version, sources: string) => Promise<void>
  /** Sends nobody there any more, then ends them in order. Answers what went wrong, in words. */
  end: (version: Version) => Promise<string[]>
  close: () => Promise<void>
}

const perVersion = 2

export function createFleet(settings: Readonly<Record<string, string>>): Fleet {
  const running = new Map<Version, ServerProcess[]>()
  const named = new Set<Version>()
  const startOne = async (sources: string) => {
    const server = await startServer({ ...shared, ...settings }, sources)
    while (server.child.exitCode === null && !(await isReady(server))) await wait(100)
    if (server.child.exitCode !== null) throw new Error(`a server ended: ${server.output()}`)
    return server
  }
  return {
    urls: () => [...named].flatMap((version) => (running.get(version) ?? []).map(({ url }) => url)),
    start: async (version, sources) => {
      running.set(
        version,
        await Promise.all(Array.from({ length: perVersion }, () => startOne(sources))),
      )
      named.add(version)
    },
    end: async (version) => {
      named.delete(version)
      const servers = running.get(version) ?? []
      for (const { child } of servers) child.kill('SIGTERM')
      const codes = await Promise.all(servers.map(({ ended }) => ended))
      running.delete(version)
      return servers.flatMap((server, at) => trouble(server, codes[at] ?? null))
    },
    close: async () => {
      const servers = [...running.values()].flat()
      for (const { child } of servers) child.kill('SIGKILL')
      await Promise.all(servers.map(({ ended }) => ended))
    },
  }
}

/** As several processes run in production, without limits of rate. */
const shared = {
  MAIL_FROM: 'Wepa <hola@ejemplo.pr>',
  RATE_LIMIT_STORE: 'postgres',
  RATE_LIMIT_FACTOR: '1000000',
  LOG_LEVEL: 'warn',
  MALLOC_ARENA_MAX: '2',
  NODE_OPTIONS: '--max-semi-space-size=32 --max-old-space-size=1024',
}

async function isReady({ url }: ServerProcess): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

function trouble(server: ServerProcess, code: number | null): string[] {
  const errors = server
    .output()
    .split('\n')
    .filter((line) => /"level":(50|60)/.test(line))
  return [
    ...(code === 0 ? [] : [`a server ended with ${code}: ${server.output().slice(-500)}`]),
    ...errors.slice(0, 3).map((line) => `a server logged an error: ${line.slice(0, 600)}`),
  ]
}
