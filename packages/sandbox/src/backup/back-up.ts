// A backup of one machine's Wepa while it runs.
import { mkdir, realpath, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { placeCluster } from '../postgres/cluster.ts'
import { adoptPostgres, type RunningPostgres, startPostgres } from '../postgres.ts'
import { holderOf, lockDataFolder } from '../start/lock.ts'
import { Unfit } from '../unfit.ts'
import { type Backup, writeBackupFile } from './backup-file.ts'
import type { Contents } from './check-contents.ts'
import { copyCluster } from './copy-cluster.ts'
import { copyFiles, exists, sizeOf } from './copy-files.ts'
import { type Folders, keptFiles } from './folders.ts'
import { requireFree } from './require-free.ts'
import type { Task } from './run-task.ts'
import { finishSwap } from './swap.ts'
import { tryBackup } from './try-backup.ts'

/** Left free for what people write meanwhile: a full disk stops the database. In bytes. */
const leastRoom = 500 * 1024 * 1024

/**
 * Writes a backup to `target`, which must not be there; it gets its name once it is whole and, with `isTried`, was started
 * and read. Files are copied before the database and once more after it: every picture that a row names is among them,
 * but one that was both uploaded and deleted meanwhile.
 * @throws Unfit where there is nothing to keep, no room, something at `target`, or another backup under way
 */
export async function backUp(
  folders: Folders,
  target: string,
  { isTried, ...task }: Task & { isTried: boolean },
): Promise<Backup & { contents: Contents | undefined }> {
  await requireTarget(folders, target)
  const half = `${target}.part-${process.pid}`
  const { server, end } = await openDatabase(folders.dataDir, task)
  try {
    await mkdir(dirname(target), { recursive: true })
    // It holds what people wrote to each other, and keys: closed to others.
    await mkdir(half, { mode: 0o700 })
    await requireRoom({ folders, server, target, isTried })
    await copyStores(folders, half, task)
    const cluster = { url: server.url, clusterDir: server.clusterDir, signal: task.signal }
    const until = await copyCluster(cluster, join(half, 'postgres'))
    await copyStores(folders, half, task)
    await copyFiles(folders.dataDir, half, {
      signal: task.signal,
      isLeftOut: (path) => !(keptFiles as readonly string[]).includes(path),
    })
    const backup = await writeBackupFile(half, until)
    const contents = isTried ? await tryBackup(half, folders, task) : undefined
    await rename(half, target)
    return { ...backup, contents }
  } finally {
    await rm(half, { recursive: true, force: true }).finally(end)
  }
}

async function copyStores({ stores }: Folders, to: string, { signal }: Task): Promise<void> {
  for (const { name, path } of stores) {
    await copyFiles(path, join(to, name), { signal, isImmutable: true })
  }
}

/** The product's database where it runs; else one that is started for this, and the folder held meanwhile. */
async function openDatabase(
  dataDir: string,
  { say }: Task,
): Promise<{ server: RunningPostgres; end: () => Promise<void> }> {
  if ((await holderOf(dataDir)) === 'product') {
    const server = await adoptPostgres({ dataDir, say })
    if (!server) throw new Unfit('Wepa está empezando: prueba en un momento.')
    return { server, end: async () => {} }
  }
  const lock = await lockDataFolder(dataDir)
  try {
    await finishSwap(dataDir)
    await requireCluster(dataDir, say)
    const server = await startPostgres({ dataDir, say })
    return { server, end: () => server.stop().finally(lock.release) }
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** Nothing is made where nothing is. */
async function requireCluster(dataDir: string, say: Task['say']): Promise<void> {
  const { clusterDir } = await placeCluster(dataDir, say)
  if (!(await exists(join(clusterDir, 'PG_VERSION'))))
    throw new Unfit(`No hay datos en ${dataDir}.`)
}

async function requireTarget({ dataDir, stores }: Folders, target: string): Promise<void> {
  if (!(await exists(dataDir))) throw new Unfit(`No hay datos en ${dataDir}.`)
  if (await exists(target)) throw new Unfit(`${target} ya existe: di otra carpeta.`)
  const real = await realPathOf(target)
  for (const path of [...stores.map((store) => store.path), join(dataDir, 'postgres')]) {
    if (!`${real}${sep}`.startsWith(`${await realPathOf(path)}${sep}`)) continue
    throw new Unfit(`${path} se copia entera: di una carpeta fuera de ella.`)
  }
}

/** Where a path leads, also one of which only the beginning is there. */
async function realPathOf(path: string): Promise<string> {
  const full = resolve(path)
  const real = await realpath(full).catch(() => undefined)
  return real ?? join(await realPathOf(dirname(full)), basename(full))
}

type Room = { folders: Folders; server: RunningPostgres; target: string; isTried: boolean }

async function requireRoom({ folders, server, target, isTried }: Room): Promise<void> {
  const database = (await sizeOf(server.clusterDir)).bytes
  const stores = await Promise.all(folders.stores.map(({ path }) => sizeOf(path)))
  const files = stores.reduce((sum, { bytes }) => sum + bytes, 0)
  const isOneDisk = (await stat(dirname(target))).dev === (await stat(server.clusterDir)).dev
  const copy = files + database + (isTried && isOneDisk ? database : 0)
  await requireFree(dirname(target), copy + leastRoom)
  // There it is tried.
  if (isTried && !isOneDisk) await requireFree(server.clusterDir, database + leastRoom)
}
