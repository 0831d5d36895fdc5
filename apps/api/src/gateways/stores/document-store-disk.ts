// Private documents as files in a folder that no other account of the machine can read.
import { chmod, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { DocumentStore } from './document-store.ts'
import { listFolder } from './list-files.ts'
import { openFile } from './open-file.ts'
import { removeDrafts, writeAtomically } from './write-file.ts'

const mode = { file: 0o600, folder: 0o700 }
/** Documents are large and seldom opened: little of each waits in memory, and reading takes some more steps. */
const ahead = 16 * 1024
const fullText =
  'No tenemos espacio para guardar documentos en este momento. Inténtalo de nuevo en unos minutos.'

/** A document store in `directory`, which is made when it is missing. */
export function createDiskDocumentStore(directory: string): DocumentStore {
  return {
    async put(name, bytes) {
      await closeToOthers(directory)
      await writeAtomically(join(directory, name), bytes, { mode, fullText })
    },
    open: (name) => openFile(join(directory, name), ahead),
    async remove(names) {
      await Promise.all(names.map((name) => rm(join(directory, name), { force: true })))
    },
    removeDrafts: (before) => removeDrafts(directory, before),
    list: (from) => listFolder(directory, [''], from),
  }
}

/** The folder may have been there before, open to others. Where it cannot be made, writing tells why. */
async function closeToOthers(directory: string): Promise<void> {
  const made = await mkdir(directory, { recursive: true, mode: mode.folder }).catch(() => 'later')
  if (made === undefined) await chmod(directory, mode.folder)
}
