import type { FilePage, FilesAfter } from './list-files.ts'
import type { OpenedFile } from './open-file.ts'

/**
 * Where private documents lie: apart from the pictures, under no public address. Names are random and
 * tell nothing; whoever may read one is asked before `open` is.
 */
export type DocumentStore = {
  /** Resolves when the file is safely kept. A name is given once. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** The file, or undefined where there is none. */
  open(name: string): Promise<OpenedFile | undefined>
  /** Deletes the files; a missing one is fine. */
  remove(names: readonly string[]): Promise<void>
  /** Deletes what a write that died before `before` left half done. Answers how many. */
  removeDrafts(before: Date): Promise<number>
  /** All that is kept, part by part; also what is not of ours. */
  list(from: FilesAfter): Promise<FilePage>
}
