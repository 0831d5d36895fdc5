// Copies folders of files that are in use: what goes meanwhile is left out, what was copied is on the disk.
import { type FileHandle, lstat, mkdir, open, readdir, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { Unfit } from '../unfit.ts'

export type Size = { files: number; bytes: number }

type WalkOptions = {
  /** Paths below the folder, with slashes, that are left out: of a folder all of it. */
  isLeftOut?: ((path: string) => boolean) | undefined
  /** Links lead to what is meant, but within the files of a database. */
  areLinksRefused?: boolean
}

type CopyOptions = WalkOptions & {
  signal: AbortSignal
  /** Files that are never changed under their name are not copied again. */
  isImmutable?: boolean
}

/** Files that are copied at once. */
const atOnce = 8
const chunk = 1024 * 1024

/** Copies `from` into `to`, which is made. A folder that is not there is an empty one. */
export async function copyFiles(from: string, to: string, options: CopyOptions): Promise<void> {
  const { signal, isImmutable = false } = options
  const limit = pLimit(atOnce)
  const copies: Promise<void>[] = []
  const failures: unknown[] = []
  const copy = async (path: string, mode: number) => {
    if (failures.length > 0 || signal.aborted) return
    await copyFile(join(from, path), join(to, path), mode)
  }
  try {
    for await (const { path, isFolder, mode } of walk(from, options)) {
      if (failures.length > 0 || signal.aborted) break
      if (isFolder) await mkdir(join(to, path), { recursive: true, mode: mode & 0o777 })
      else if (!(isImmutable && (await exists(join(to, path))))) {
        copies.push(limit(copy, path, mode).catch((error) => void failures.push(error)))
      }
    }
  } finally {
    // Nobody tidies up while something is still written.
    await Promise.all(copies)
  }
  if (failures.length > 0) throw failures[0]
  signal.throwIfAborted()
}

/** How much a folder holds. */
export async function sizeOf(folder: string, options: WalkOptions = {}): Promise<Size> {
  const size: Size = { files: 0, bytes: 0 }
  for await (const { isFolder, bytes } of walk(folder, options)) {
    if (isFolder) continue
    size.files += 1
    size.bytes += bytes
  }
  return size
}

type Found = { path: string; isFolder: boolean; mode: number; bytes: number }

/** The folder itself ('') and everything in it, each folder before what it holds. */
async function* walk(
  root: string,
  options: WalkOptions,
  path = '',
  above: readonly string[] = [],
): AsyncGenerator<Found> {
  const full = join(root, path)
  const found = await stat(full).catch(unlessGone)
  const { mode = 0, size: bytes = 0 } = found ?? {}
  // Sockets and the like belong to who made them.
  if (found?.isFile()) yield { path, isFolder: false, mode, bytes }
  const real = found?.isDirectory() && (await realpath(full).catch(unlessGone))
  if (!real) return
  if (above.includes(real)) throw new Unfit(`${full} lleva a una carpeta que lo contiene.`)
  yield { path, isFolder: true, mode, bytes: 0 }
  for (const inside of await listWanted(root, path, options)) {
    yield* walk(root, options, inside, [...above, real])
  }
}

/** The paths of what a folder holds. */
async function listWanted(
  root: string,
  path: string,
  { isLeftOut = () => false, areLinksRefused = false }: WalkOptions,
): Promise<string[]> {
  const entries = await readdir(join(root, path), { withFileTypes: true }).catch(unlessGone)
  return (entries ?? []).flatMap((entry) => {
    const inside = path === '' ? entry.name : `${path}/${entry.name}`
    if (isLeftOut(inside)) return []
    if (!areLinksRefused || !entry.isSymbolicLink()) return [inside]
    throw new Unfit(`${join(root, inside)} es un enlace a otro lugar: esta copia no lo incluiría.`)
  })
}

/** By hand: what copies a file by the size that it had never ends when it shrinks meanwhile. */
async function copyFile(from: string, to: string, mode: number): Promise<void> {
  const source = await open(from, 'r').catch(unlessGone)
  if (!source) return
  try {
    const target = await open(to, 'w', mode & 0o777)
    try {
      await pump(source, target)
      await target.sync()
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

async function pump(source: FileHandle, target: FileHandle): Promise<void> {
  const buffer = Buffer.allocUnsafe(chunk)
  for (;;) {
    const { bytesRead } = await source.read(buffer, 0, chunk, null)
    if (bytesRead === 0) return
    await target.writeFile(buffer.subarray(0, bytesRead))
  }
}

function unlessGone(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}

export async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  )
}
