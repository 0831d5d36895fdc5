// Going through all files of a store, part by part: a store may hold millions.
import { opendir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ListObjectsV2CommandOutput } from '@aws-sdk/client-s3'
import { isMissing } from './open-file.ts'

/** `writtenAt` is by the store's own clock. */
export type KeptFile = { name: string; writtenAt: Date }

/** Where to go on ('' begins), and the most files of the answer. */
export type FilesAfter = { after: string; limit: number }

/** Files by rising names. Where there are more, `next` is where to go on. */
export type FilePage = { files: KeptFile[]; next: string | undefined }

/**
 * Some files of a folder: those of its subfolders `folders`, named with them, or its own. A folder has no order: each
 * part reads all its names, and keeps no more than twice `limit` of them.
 */
export async function listFolder(
  directory: string,
  folders: readonly string[],
  { after, limit }: FilesAfter,
): Promise<FilePage> {
  let names: string[] = []
  for (const folder of folders) {
    for await (const name of namesIn(directory, folder)) {
      if (name > after) names.push(name)
      if (names.length > 2 * limit) names = firstOf(names, limit + 1)
    }
  }
  names = firstOf(names, limit + 1)
  const page = names.slice(0, limit)
  const next = names.length > limit ? page.at(-1) : undefined
  return { files: await readTimes(directory, page), next }
}

function firstOf(names: string[], limit: number): string[] {
  return names.sort().slice(0, limit)
}

async function* namesIn(directory: string, folder: string): AsyncGenerator<string> {
  try {
    for await (const entry of await opendir(join(directory, folder), { bufferSize: 512 })) {
      if (entry.isFile()) yield folder === '' ? entry.name : `${folder}/${entry.name}`
    }
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

/** One may have gone since its name was read. */
async function readTimes(directory: string, names: readonly string[]): Promise<KeptFile[]> {
  const files: KeptFile[] = []
  for (const name of names) {
    const found = await stat(join(directory, name)).catch(() => undefined)
    if (found) files.push({ name, writtenAt: found.mtime })
  }
  return files
}

/** What a bucket answered to being listed. */
export function toFilePage({ Contents = [], IsTruncated }: ListObjectsV2CommandOutput): FilePage {
  const files = Contents.flatMap(({ Key, LastModified }) =>
    Key !== undefined && LastModified ? [{ name: Key, writtenAt: LastModified }] : [],
  )
  return { files, next: IsTruncated ? Contents.at(-1)?.Key : undefined }
}
