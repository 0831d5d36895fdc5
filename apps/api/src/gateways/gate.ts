import pLimit from 'p-limit'

/** Runs at most `limit` tasks at once; beyond `queue` waiting ones a task is refused at once with `refusal()`. */
export function createGate(limit: number, queue: number, refusal: () => Error) {
  const gate = pLimit(limit)
  return async <T>(task: () => Promise<T>): Promise<T> => {
    // A task counts as waiting for a moment even where there is room.
    if (gate.activeCount + gate.pendingCount >= limit + queue) throw refusal()
    return gate(task)
  }
}
