// What must not outlive this process, however it ends; only kill -9 leaves it behind.

const undoings = new Set<() => void>()

process.once('exit', () => {
  // What came last may stand on what came before.
  for (const undo of [...undoings].reverse()) {
    try {
      undo()
    } catch {
      // The others are to be undone all the same.
    }
  }
})

/** Has `undo` called when the process ends, unless the answer was called before. It cannot wait for anything. */
export function undoAtExit(undo: () => void): () => void {
  undoings.add(undo)
  return () => undoings.delete(undo)
}

/** Ends the process in order, with the usual exit codes, when it is interrupted: Node alone would undo nothing. */
export function exitWhenInterrupted(): void {
  process.once('SIGHUP', () => process.exit(129))
  process.once('SIGINT', () => process.exit(130))
  process.once('SIGTERM', () => process.exit(143))
}
