/** What a run found. */
export type Report = {
  /** In words, to be read. */
  figures: readonly string[]
  /** Everything that must not be, in words; empty when all is well. */
  wrong: readonly string[]
}
