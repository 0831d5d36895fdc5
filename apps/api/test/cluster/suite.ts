// The cluster with the sandbox, the screens and the demo data, for tests from outside.
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { projectRoot, readSettings } from '@wepa/sandbox/env'
import { freePort } from '@wepa/sandbox/free-port'
import { apiEnvironment } from '@wepa/sandbox/start/api-environment'
import { keepBoxKey } from '@wepa/sandbox/start/box-key'
import { finish, spawnProgram, spawnTool } from '@wepa/sandbox/start/child'
import { keepPushKeys } from '@wepa/sandbox/start/push-keys'
import { isWebBuilt, rememberWebBuild, webBuild } from '@wepa/sandbox/start/web-build'
import { imageType } from '../../src/gateways/stores/image-store.ts'
import { undoAtExit } from '../at-exit.ts'
import { addresses } from './addresses.ts'
import type { Cluster } from './cluster.ts'
import type { Store } from './store.ts'
import { until } from './until.ts'

/**
 * Says where it is once it answers, and stays.
 * @throws when a part of it ends
 */
export async function serveSuite(cluster: Cluster, say: (line: string) => void): Promise<never> {
  const { database, store, webUrl, folder } = cluster
  const settings = { ...readSettings(), DATA_DIR: folder, SANDBOX_PORT: await freePort() }
  const smtpPort = await freePort()
  await buildWeb(say)
  const seed = { DATA_DIR: folder, DATABASE_URL: database.DATABASE_DIRECT_URL }
  await run('packages/sandbox/src/seed.ts', seed)
  // The sandbox draws into a folder.
  await copyPictures(join(folder, 'uploads'), store)
  const sandbox = {
    DATA_DIR: folder,
    SANDBOX_PORT: String(settings.SANDBOX_PORT),
    SANDBOX_SMTP_PORT: String(smtpPort),
    // Where it sends what a payment provider would.
    HOST: addresses.haproxy,
    PORT: '8080',
  }
  const pushKeys = await keepPushKeys(folder)
  const boxKey = await keepBoxKey(folder)
  const parts = { databaseUrl: database.DATABASE_URL, smtpPort, pushKeys, boxKey }
  const server = {
    ...apiEnvironment(settings, parts),
    ...database,
    ...store.settings,
    BASE_URL: webUrl,
    PORT: '3000',
    TRUST_PROXY: 'loopback',
    RATE_LIMIT_STORE: 'postgres',
    RATE_LIMIT_FACTOR: '1000',
  }
  const ended = Promise.race([
    run('packages/sandbox/src/sandbox.ts', sandbox),
    run('apps/api/src/server.ts', { ...server, HOST: addresses['api-1'] }),
    run('apps/api/src/server.ts', { ...server, HOST: addresses['api-2'] }),
  ])
  const isReady = async () => ((await fetch(`${webUrl}/readyz`)).ok ? true : undefined)
  await Promise.race([ended, until('an answer of the servers', 60, isReady)])
  say(`BASE_URL=${webUrl} SANDBOX_URL=http://127.0.0.1:${settings.SANDBOX_PORT}`)
  say('Ctrl-C ends it.')
  await ended
  throw new Error('a part of it ended')
}

async function copyPictures(folder: string, { pictures }: Store): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const image = { bytes: await readFile(path), contentType: imageType(entry.name) }
    await pictures.put(relative(folder, path), image)
  }
}

async function buildWeb(say: (line: string) => void): Promise<void> {
  if (await isWebBuilt()) return
  say('Building the screens…')
  const { child, words } = spawnTool(webBuild)
  undoAtExit(() => child.kill('SIGKILL'))
  await finish(child, webBuild.name).catch((error: unknown) => {
    throw new Error(words(), { cause: error })
  })
  await rememberWebBuild()
}

/** Resolves when it has ended well. */
async function run(script: string, env: Readonly<Record<string, string>>): Promise<void> {
  const child = spawnProgram({ name: script, args: [join(projectRoot, script)], env })
  // Without the time to end in order: nothing of it is needed any more.
  undoAtExit(() => child.kill('SIGKILL'))
  await finish(child, script)
}
