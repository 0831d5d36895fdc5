// Where the cluster lies and who owns it; its first making.
import { chown, mkdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { type Owner, runAs, runQuietly } from './owner.ts'
import { shortHash } from './short-hash.ts'

export type Place = {
  /** The folder with PG_VERSION in it. */
  clusterDir: string
  /** The account the server runs under; undefined means the account of this process. */
  owner: Owner | undefined
}

/** PostgreSQL refuses to run as root; this uid exists everywhere as "nobody". */
const unprivileged: Owner = { uid: 65534, gid: 65534 }

/**
 * Chooses folder and account. As root the server gets a lower account, and where that account
 * cannot reach the asked folder (a home with mode 0700), a lasting folder of the system.
 */
export async function placeCluster(dataDir: string, say: (line: string) => void): Promise<Place> {
  const asked = resolve(dataDir, 'postgres')
  await mkdir(dirname(asked), { recursive: true })
  if (process.getuid?.() !== 0) return { clusterDir: asked, owner: undefined }

  const existing = await stat(join(asked, 'PG_VERSION')).catch(() => undefined)
  const owner =
    existing && existing.uid !== 0 ? { uid: existing.uid, gid: existing.gid } : unprivileged
  if (await canReach(dirname(asked), owner)) return { clusterDir: asked, owner }

  const clusterDir = join('/var/lib/wepa', shortHash(asked), 'postgres')
  await mkdir(dirname(clusterDir), { recursive: true, mode: 0o755 })
  say(`PostgreSQL no puede leer ${asked} sin ser root; sus datos están en ${clusterDir}`)
  return { clusterDir, owner }
}

/** True when the account can pass through every folder down to `folder`. */
async function canReach(folder: string, owner: Owner): Promise<boolean> {
  const probe = await runQuietly('/bin/sh', ['-c', 'cd "$0"', folder], { ...owner, cwd: '/' })
  return probe.code === 0
}

/**
 * Makes the cluster once. It is made under another name and renamed when whole, so a first start
 * that was killed half-way leaves nothing that looks like a cluster.
 */
export async function createCluster(server: Place & { native: string }): Promise<void> {
  const { clusterDir, owner } = server
  if (await stat(join(clusterDir, 'PG_VERSION')).catch(() => undefined)) return
  const fresh = `${clusterDir}.new`
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { mode: 0o700 })
  if (owner) await chown(fresh, owner.uid, owner.gid)
  // Without an encoding and a locale of its own initdb would take SQL_ASCII from an empty LANG.
  await runAs(server, 'initdb', [
    '-D',
    fresh,
    '-U',
    'wepa',
    '-A',
    'trust',
    '-T',
    'spanish',
    '--no-instructions',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ])
  await rename(fresh, clusterDir)
}
