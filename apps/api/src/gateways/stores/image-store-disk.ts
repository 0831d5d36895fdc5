// Pictures as files in a folder: the default.
import { access, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type ImageStore, imageType } from './image-store.ts'
import { listFolder } from './list-files.ts'
import { isMissing, openFile } from './open-file.ts'
import { removeDrafts, writeAtomically } from './write-file.ts'

const fullText =
  'No tenemos espacio para guardar fotos en este momento. Inténtalo de nuevo en unos minutos.'
const folders = ['uploads', 'thumbnails', 'previews']

/** An image store in `directory`, which is made when it is missing. */
export function createDiskImageStore(directory: string): ImageStore {
  return {
    async put(name, image) {
      const path = join(directory, name)
      if (await exists(path)) return
      await writeAtomically(path, image.bytes, { fullText })
    },
    async find(name) {
      try {
        return { bytes: await readFile(join(directory, name)), contentType: imageType(name) }
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    open: (name) => openFile(join(directory, name)),
    async sizeOf(name) {
      try {
        return (await stat(join(directory, name))).size
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    async remove(names) {
      await Promise.all(names.map((name) => rm(join(directory, name), { force: true })))
    },
    async removeDrafts(before) {
      let removed = 0
      for (const folder of folders) removed += await removeDrafts(join(directory, folder), before)
      return removed
    },
    list: (from) => listFolder(directory, folders, from),
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
