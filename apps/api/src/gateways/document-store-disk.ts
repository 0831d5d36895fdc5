// Private documents as files in a folder that no other account of the machine can read.
import { chmod, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { DocumentStore } from './document-store.ts'
import { isMissing, writeAtomically } from './image-store-disk.ts'

/** A document store in `directory`, which is made when it is missing. */
export function createDiskDocumentStore(directory: string): DocumentStore {
  return {
    async put(name, bytes) {
      await mkdir(directory, { recursive: true, mode: 0o700 })
      // The folder may have been there before, open to others.
      await chmod(directory, 0o700)
      await writeAtomically(join(directory, name), bytes, 0o600)
    },
    async find(name) {
      try {
        return await readFile(join(directory, name))
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
