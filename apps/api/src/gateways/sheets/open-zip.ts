// ZIP files of strangers: each entry is read by itself, up to a limit, whatever its head claims.
import type { Readable } from 'node:stream'
import { type Entry, fromBuffer, open, type ZipFile } from 'yauzl'
import { SheetRefused } from './sheet-refused.ts'

export type OpenZip = {
  /** The files by their names, in their order; no folders. */
  entries: readonly ZipEntry[]
  close: () => void
}

export type ZipEntry = {
  name: string
  /** The inflated bytes as they come. Throws SheetRefused beyond `most` of them. */
  read: (most: number) => AsyncGenerator<Buffer>
}

const options = { lazyEntries: true, autoClose: false, strictFileNames: false } as const

/** A ZIP in memory. @throws SheetRefused for none, one with paths that lead out of it, or more than `most` files */
export function openZip(bytes: Buffer, most: number): Promise<OpenZip> {
  return opened((done) => fromBuffer(bytes, options, done), most)
}

/** The same of a file on disk. */
export function openZipFile(path: string, most: number): Promise<OpenZip> {
  return opened((done) => open(path, options, done), most)
}

type Done = (error: Error | null, zip?: ZipFile) => void

async function opened(begin: (done: Done) => void, most: number): Promise<OpenZip> {
  const zip = await new Promise<ZipFile>((resolve, reject) => {
    begin((error, found) => (found ? resolve(found) : reject(unreadable(error))))
  })
  try {
    return { entries: await listEntries(zip, most), close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error
  }
}

function listEntries(zip: ZipFile, most: number): Promise<ZipEntry[]> {
  return new Promise((resolve, reject) => {
    const entries: ZipEntry[] = []
    // It refuses names that lead out of the archive ('../x', '/x', 'C:x') and sizes that do not add up.
    zip.on('error', (error) => reject(unreadable(error)))
    zip.on('end', () => resolve(entries))
    zip.on('entry', (entry) => {
      if (!entry.fileName.endsWith('/')) entries.push(toEntry(zip, entry))
      if (entries.length > most) {
        reject(new SheetRefused(`El ZIP tiene más de ${most} archivos.`))
        return
      }
      zip.readEntry()
    })
    zip.readEntry()
  })
}

function toEntry(zip: ZipFile, entry: Entry): ZipEntry {
  return {
    name: entry.fileName,
    read: async function* (limit) {
      if (entry.isEncrypted()) {
        throw new SheetRefused('El archivo tiene contraseña: guárdalo sin ella.')
      }
      let size = 0
      for await (const part of await openEntry(zip, entry)) {
        if (!Buffer.isBuffer(part)) throw new Error('a part of text')
        size += part.length
        // An entry of zeros inflates a thousandfold: what it claims to be is not believed.
        if (size > limit) throw new SheetRefused(`«${entry.fileName}» es demasiado grande.`)
        yield part
      }
    },
  }
}

async function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (stream) {
        // Broken bytes end the iteration with an error of our own.
        resolve(stream)
      } else reject(unreadable(error))
    })
  })
}

function unreadable(error: unknown): SheetRefused {
  const isPath =
    error instanceof Error && /relative path|absolute path|backslash/i.test(error.message)
  return new SheetRefused(
    isPath
      ? 'El ZIP tiene nombres de archivo que apuntan fuera de él.'
      : 'El archivo está dañado o no es un ZIP.',
    error,
  )
}
