// Pictures as files in a folder: the default.
import { randomUUID } from 'node:crypto'
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type ImageStore, imageType } from './image-store.ts'

/** An image store in `directory`, which is made when it is missing. */
export function createDiskImageStore(directory: string): ImageStore {
  return {
    async put(name, image) {
      const path = join(directory, name)
      if (await exists(path)) return
      await mkdir(dirname(path), { recursive: true })
      await writeAtomically(path, image.bytes)
    },
    async find(name) {
      try {
        return { bytes: await readFile(join(directory, name)), contentType: imageType(name) }
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    async remove(names) {
      await Promise.all(names.map((name) => rm(join(directory, name), { force: true })))
    },
  }
}

/** Written beside, synced and renamed: a crash leaves either the whole file or none of that name. */
export async function writeAtomically(
  path: string,
  bytes: Uint8Array,
  mode = 0o666,
): Promise<void> {
  const draft = `${path}.${randomUUID()}.tmp`
  try {
    const file = await open(draft, 'wx', mode)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path)
    return true
  } catch {
    return false
  }
}

/** True where a file was asked for that is not there. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
