/** Runs at most `limit` tasks at once; beyond `queue` waiting ones a task is refused at once with `refusal()`. */
export function createGate(limit: number, queue: number, refusal: () => Error) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running >= limit) {
      if (waiting.length >= queue) throw refusal()
      await new Promise<void>((go) => waiting.push(go))
    } else running += 1
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
