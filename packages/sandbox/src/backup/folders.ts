// Which files of one machine's Wepa are kept, and where they lie in a backup: as in a data folder.
import { join, resolve } from 'node:path'
import { projectRoot, type Settings } from '../env.ts'

/** Pictures and documents: files that are never changed under their names. */
export type Store = { name: 'uploads' | 'documents'; path: string }

export type Folders = {
  dataDir: string
  stores: readonly Store[]
  /** Whether the pictures are among them, and not in a bucket. */
  hasPictures: boolean
}

/** Keys, the stand-ins' journals, and what is known of the demo's pictures. Another data folder may lie in this one. */
export const keptFiles = [
  'secret-box-key',
  'push-keys.json',
  'mailbox.jsonl',
  'stripe.jsonl',
  'demo-pictures.json',
  'demo-pictures-missing',
] as const

export function foldersOf(settings: Settings): Folders {
  const dataDir = resolve(projectRoot, settings.DATA_DIR)
  const at = (name: Store['name'], given: string | undefined): Store => ({
    name,
    path: given === undefined ? join(dataDir, name) : resolve(projectRoot, given),
  })
  return {
    dataDir,
    stores: [at('uploads', settings.UPLOADS_DIR), at('documents', settings.DOCUMENTS_DIR)],
    hasPictures: settings.IMAGE_STORE !== 's3',
  }
}
