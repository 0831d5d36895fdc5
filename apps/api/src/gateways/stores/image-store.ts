import type { FilePage, FilesAfter } from './list-files.ts'
import type { OpenedFile } from './open-file.ts'

/** A stored picture file as it is served. */
export type StoredImage = { bytes: Uint8Array; contentType: string }

/**
 * Where picture files live. Names are `uploads/<hash>.webp` and the like: made from the content, so
 * a name never changes what it stands for and writing one twice is the same as once.
 */
export type ImageStore = {
  /** Resolves when the file is safely kept; a reader never sees half of it. */
  put(name: string, image: StoredImage): Promise<void>
  /** The file, or undefined where there is none. */
  find(name: string): Promise<StoredImage | undefined>
  /** The same for handing it on, as it is read. */
  open(name: string): Promise<OpenedFile | undefined>
  /** How many bytes the file has, or undefined where there is none. */
  sizeOf(name: string): Promise<number | undefined>
  /** Deletes the files; a missing one is fine. */
  remove(names: readonly string[]): Promise<void>
  /** Deletes what a write that died before `before` left half done. Answers how many. */
  removeDrafts(before: Date): Promise<number>
  /** All that is kept, part by part; also what is not of ours. */
  list(from: FilesAfter): Promise<FilePage>
}

const types: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
}

/** The content type of a file name of ours; what the store itself believes is never asked. */
export function imageType(name: string): string {
  return types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
}
