// Our servers on the cluster, set up as in production, where HAProxy looks for them.
import { type ServerProcess, startServer } from '../servers/server-process.ts'
import { type FakeSmtp, startSmtp } from '../servers/smtp-server.ts'
import { addresses } from './addresses.ts'
import type { Cluster } from './cluster.ts'
import { until } from './until.ts'

/** Where HAProxy looks for them. */
export const serverMachines = ['api-1', 'api-2'] as const

export type Servers = {
  all: readonly ServerProcess[]
  /** Where they are reached over HAProxy. */
  urls: () => string[]
  close: () => Promise<void>
}

/** Starts two, or one with so many processes. */
export async function startServers(cluster: Cluster, processes?: number): Promise<Servers> {
  const smtp = await startSmtp()
  const machines = serverMachines.slice(0, processes ? 1 : undefined)
  const all = await Promise.all(
    machines.map((machine) =>
      startServerOn(machine, cluster, smtp, { API_PROCESSES: String(processes ?? 1) }),
    ),
  )
  await untilReached(cluster)
  return {
    all,
    urls: () => [cluster.webUrl],
    close: async () => {
      for (const { child } of all) child.kill('SIGTERM')
      await Promise.all(all.map(({ ended }) => ended))
      await smtp.close()
    },
  }
}

/** Resolves once HAProxy has noticed that a server answers; until then it refuses everybody. */
export async function untilReached({ webUrl }: Cluster): Promise<void> {
  await until('the way to the servers', 20, async () => {
    const { ok } = await fetch(`${webUrl}/healthz`)
    return ok || undefined
  })
}

/** Starts one. `settings` come on top of those that it needs. */
export function startServerOn(
  machine: (typeof serverMachines)[number],
  cluster: Cluster,
  smtp: FakeSmtp,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  return startServer({
    ...settingsOf(cluster, smtp),
    HOST: addresses[machine],
    PORT: '3000',
    DRAIN_SECONDS: '3',
    ...settings,
  })
}

function settingsOf(
  { database, store, folder, webUrl }: Cluster,
  smtp: FakeSmtp,
): Record<string, string> {
  return {
    ...database,
    ...store.settings,
    NODE_ENV: 'production',
    BASE_URL: webUrl,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Wepa <hola@wepa.example>',
    // Nothing is bought.
    STRIPE_SECRET_KEY: 'sk_test_none',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_none',
    STRIPE_WEBHOOK_SECRET: 'whsec_none',
    DATA_DIR: folder,
    TRUST_PROXY: 'loopback',
    RATE_LIMIT_STORE: 'postgres',
    RATE_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'warn',
    MALLOC_ARENA_MAX: '2',
    NODE_OPTIONS: '--max-semi-space-size=32 --max-old-space-size=1024',
  }
}
