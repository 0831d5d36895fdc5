// A kept file on its way to somebody: read as fast as they take it, never held whole.
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'

/** Whoever is handed one reads `stream` to its end or destroys it: behind it a file or a connection is open. */
export type OpenedFile = {
  stream: Readable
  /** Bytes; undefined where the store does not say. */
  size: number | undefined
}

/**
 * Opens a file on disk; undefined where there is none of that name. `ahead` bytes of it are read at a time and
 * wait in memory for a slower reader.
 */
export async function openFile(path: string, ahead = 64 * 1024): Promise<OpenedFile | undefined> {
  const file = await open(path, 'r').catch(absent)
  if (!file) return undefined
  try {
    const { size } = await file.stat()
    return { stream: file.createReadStream({ highWaterMark: ahead }), size }
  } catch (error) {
    await file.close()
    throw error
  }
}

/** The body of a bucket's answer, which in Node is a stream. */
export function openBody(body: unknown, size: number | undefined): OpenedFile | undefined {
  return body instanceof Readable ? { stream: body, size } : undefined
}

function absent(error: unknown): undefined {
  if (!isMissing(error)) throw error
}

/** True where a file was asked for that is not there. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
