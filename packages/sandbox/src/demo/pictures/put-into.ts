// The demo's pictures as files of the disk store.
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Put } from './pictures.ts'

/** Keeps files below a folder; nobody reads half of one. */
export function putInto(folder: string): Put {
  return async (name, bytes) => {
    const path = join(folder, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(`${path}.tmp`, bytes)
    await rename(`${path}.tmp`, path)
  }
}
