/**
 * Where private documents lie: apart from the pictures, under no public address. Names are random and
 * tell nothing; whoever may read one is asked before `find` is.
 */
export type DocumentStore = {
  /** Resolves when the file is safely kept. A name is given once. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** The file, or undefined where there is none. */
  find(name: string): Promise<Uint8Array | undefined>
  /** Deletes the files; a missing one is fine. */
  remove(names: readonly string[]): Promise<void>
}
