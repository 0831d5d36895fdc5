// Writing to a disk that may be full, and never leaving half a file.
import { randomUUID } from 'node:crypto'
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DomainError } from '@wepa/domain/error'
import { isMissing } from './open-file.ts'

const draftEnding = '.tmp'

export type WriteOptions = {
  /** Of the file, and of folders that are missing. */
  mode?: { file: number; folder: number }
  /** What the person is told when the disk takes nothing. */
  fullText: string
}

/**
 * Written beside, synced and renamed, and the folder synced: a crash leaves either the whole file or none of
 * that name. @throws DomainError unavailable when the disk is full, over its quota or read-only
 */
export async function writeAtomically(
  path: string,
  bytes: Uint8Array,
  { mode = { file: 0o666, folder: 0o777 }, fullText }: WriteOptions,
): Promise<void> {
  const draft = `${path}.${randomUUID()}${draftEnding}`
  try {
    await mkdir(dirname(path), { recursive: true, mode: mode.folder })
    await writeSynced(draft, bytes, mode.file)
    await rename(draft, path)
    await syncFolder(dirname(path))
  } catch (error) {
    // Whatever keeps the draft from going, the first error says what happened; the sweep takes it later.
    await rm(draft, { force: true }).catch(() => undefined)
    throw refusalOfDisk(error, fullText)
  }
}

/** Deletes drafts in a folder that nobody has written to since `before`: their process died. Answers how many. */
export async function removeDrafts(folder: string, before: Date): Promise<number> {
  let removed = 0
  try {
    for await (const entry of await opendir(folder, { bufferSize: 512 })) {
      if (!entry.isFile() || !entry.name.endsWith(draftEnding)) continue
      const path = join(folder, entry.name)
      const found = await stat(path).catch(() => undefined)
      if (!found || found.mtime >= before) continue
      await rm(path, { force: true })
      removed += 1
    }
  } catch (error) {
    if (!isMissing(error)) throw error
  }
  return removed
}

async function writeSynced(path: string, bytes: Uint8Array, mode: number): Promise<void> {
  const file = await open(path, 'wx', mode)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Without it a power cut may take the new name away, though the file itself is safe. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** No room, over the quota, or a disk the system made read-only after an error. */
const fullCodes: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EROFS']

/**
 * What a failure to write means for who sent it: where the disk takes nothing more, to come back later; half a
 * minute is the soonest that somebody may have made room. Any other error stays what it is.
 */
export function refusalOfDisk(error: unknown, message: string): unknown {
  const isFull = error instanceof Error && 'code' in error && fullCodes.includes(error.code)
  return isFull ? new DomainError('unavailable', { message, retryAfter: 30, cause: error }) : error
}
