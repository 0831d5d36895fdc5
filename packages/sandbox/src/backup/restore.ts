// Puts a backup in the place of the data of one machine's Wepa. What was there stays beside it.
import { mkdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Place, placeCluster } from '../postgres/cluster.ts'
import { lockDataFolder } from '../start/lock.ts'
import { Unfit } from '../unfit.ts'
import { readBackupFile } from './backup-file.ts'
import type { Contents } from './check-contents.ts'
import { copyFiles, exists } from './copy-files.ts'
import { type Folders, keptFiles } from './folders.ts'
import { readStaged, removeStaged } from './read-staged.ts'
import { requireFree } from './require-free.ts'
import type { Task } from './run-task.ts'
import { giveTo, stageDatabase } from './stage-database.ts'
import { stopLeft } from './stop-left.ts'
import { finishSwap, isSwapOpen, type Move, swap } from './swap.ts'

export type Restored = Contents & {
  until: Date
  /** Where what was there before lies now. */
  before: string[]
}

/** `staging`: the data folder in which the database is tried. */
type Plan = { folders: Folders; place: Place; staging: string }

/**
 * Copies a backup beside the data, starts its database there and reads all of it; then both change places. Until that
 * moment nothing of the data is touched.
 * @throws Unfit while the product runs on this data, for a folder that is no whole backup, and without room
 */
export async function restore(source: string, folders: Folders, task: Task): Promise<Restored> {
  const { until, bytes } = await readBackupFile(source)
  const { dataDir } = folders
  await mkdir(dataDir, { recursive: true })
  const lock = await lockDataFolder(dataDir)
  try {
    await finishSwap(dataDir)
    await stopLeft(dataDir, task.say)
    const place = await placeCluster(dataDir, task.say)
    const plan = { folders, place, staging: join(dirname(place.clusterDir), 'restoring') }
    await requireFree(dataDir, bytes)
    await requireOneDisk([place.clusterDir, ...folders.stores.map(({ path }) => path)])
    return { until: new Date(until), ...(await exchange(source, plan, task)) }
  } finally {
    await lock.release()
  }
}

async function exchange(
  source: string,
  plan: Plan,
  task: Task,
): Promise<Contents & { before: string[] }> {
  const { folders, staging } = plan
  await removeAllStaged(plan, task)
  try {
    const moves = await stage(source, plan, task)
    const uploads = folders.stores.find(({ name }) => name === 'uploads')
    const pictures = folders.hasPictures && uploads ? besideOf(uploads.path) : null
    const contents = await readStaged(staging, pictures, task)
    task.signal.throwIfAborted()
    // A command at the terminal may have started it meanwhile.
    await stopLeft(folders.dataDir, task.say)
    await swap(folders.dataDir, moves)
    const asides = await Promise.all(
      moves.map(async ({ aside }) => ((await exists(aside)) ? [aside] : [])),
    )
    return { ...contents, before: asides.flat() }
  } finally {
    // What is written down to come into place stays until it has.
    if (!(await isSwapOpen(folders.dataDir))) await removeAllStaged(plan, task)
  }
}

/** Copies all of it beside its place; what the backup has not got goes aside alone. */
async function stage(
  source: string,
  { folders: { dataDir, stores }, place, staging }: Plan,
  { signal }: Task,
): Promise<Move[]> {
  await stageDatabase(source, staging, { owner: place.owner, signal })
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const asideOf = (path: string) => `${path}.before-restore-${time}`
  const moves: Move[] = [
    {
      staged: join(staging, 'postgres'),
      place: place.clusterDir,
      aside: asideOf(place.clusterDir),
    },
  ]
  const owner = process.getuid?.() === 0 ? await stat(dataDir) : undefined
  const files = keptFiles.map((name) => ({ name, path: join(dataDir, name) }))
  for (const { name, path } of [...stores, ...files]) {
    const staged = (await exists(join(source, name))) ? besideOf(path) : null
    if (staged) await copyFiles(join(source, name), staged, { signal })
    if (staged && owner) await giveTo(staged, owner)
    moves.push({ staged, place: path, aside: asideOf(path) })
  }
  return moves
}

const besideOf = (path: string) => `${path}.restoring`

/** What a restore before this one left, or this one did not need. */
async function removeAllStaged({ folders, staging }: Plan, task: Task): Promise<void> {
  await removeStaged(staging, task)
  const files = keptFiles.map((name) => join(folders.dataDir, name))
  for (const path of [...folders.stores.map((store) => store.path), ...files]) {
    await rm(besideOf(path), { recursive: true, force: true })
  }
}

/** Folders change places by a rename, which no mount lets happen. */
async function requireOneDisk(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const found = await stat(path).catch(() => undefined)
    if (!found || found.dev === (await stat(dirname(path))).dev) continue
    throw new Unfit(`${path} es un disco montado: no se puede cambiar por otra carpeta.`)
  }
}
