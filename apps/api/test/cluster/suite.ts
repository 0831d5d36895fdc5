// The cluster with the sandbox, the screens and the demo data, for tests from outside.
import { join } from 'node:path'
import { projectRoot, readSettings } from '@wepa/sandbox/env'
import { freePort } from '@wepa/sandbox/free-port'
import { apiEnvironment } from '@wepa/sandbox/start/api-environment'
import { keepBoxKey } from '@wepa/sandbox/start/box-key'
import { createProgramGroup } from '@wepa/sandbox/start/program-group'
import { keepPushKeys } from '@wepa/sandbox/start/push-keys'
import { isWebBuilt, rememberWebBuild, webBuild } from '@wepa/sandbox/start/web-build'
import { addresses } from './addresses.ts'
import type { Cluster } from './cluster.ts'
import { until } from './until.ts'

const script = (path: string) => [join(projectRoot, path)]

/**
 * Says where it is once it answers, and stays.
 * @throws when a part of it ends
 */
export async function serveSuite(cluster: Cluster, say: (line: string) => void): Promise<never> {
  const { database, webUrl, folder } = cluster
  const given = { ...readSettings(), DATA_DIR: folder, SANDBOX_PORT: await freePort() }
  const smtpPort = await freePort()
  const group = createProgramGroup()
  if (!(await isWebBuilt())) {
    say('Building the screens…')
    await group.runTool(webBuild)
    await rememberWebBuild()
  }
  const seed = { DATA_DIR: folder, DATABASE_URL: database.DATABASE_DIRECT_URL }
  await group.run({ name: 'seed', args: script('packages/sandbox/src/seed.ts'), env: seed })
  const sandbox = {
    DATA_DIR: folder,
    SANDBOX_PORT: String(given.SANDBOX_PORT),
    SANDBOX_SMTP_PORT: String(smtpPort),
    // Where it sends what a payment provider would.
    HOST: addresses.haproxy,
    PORT: '8080',
  }
  const run = script('packages/sandbox/src/sandbox.ts')
  group.keep({ name: 'the sandbox', args: run, env: sandbox }, 3000)
  const pushKeys = await keepPushKeys(folder)
  const boxKey = await keepBoxKey(folder)
  const parts = { databaseUrl: database.DATABASE_URL, smtpPort, pushKeys, boxKey }
  for (const machine of ['api-1', 'api-2'] as const) {
    const env = {
      ...apiEnvironment(given, parts),
      ...database,
      BASE_URL: webUrl,
      HOST: addresses[machine],
      PORT: '3000',
      TRUST_PROXY: 'loopback',
      RATE_LIMIT_STORE: 'postgres',
      RATE_LIMIT_FACTOR: '1000',
    }
    group.keep({ name: machine, args: script('apps/api/src/server.ts'), env }, 10_000)
  }
  await until('an answer of the servers', 60, async () => {
    const { ok } = await fetch(`${webUrl}/readyz`)
    return ok ? true : undefined
  })
  say(`BASE_URL=${webUrl} SANDBOX_URL=http://127.0.0.1:${given.SANDBOX_PORT}`)
  say('Ctrl-C ends it.')
  throw new Error(`${await group.broken} ended`)
}
