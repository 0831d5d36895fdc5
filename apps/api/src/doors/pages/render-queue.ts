// How many pages are rendered at once: a rendering holds the event loop, the pool and memory. Most of
// it is how long one may wait, and the rest after a rendering: `p-queue` would leave both to us.
import { DomainError } from '@wepa/domain/error'

export type RenderQueue = {
  /**
   * Runs `render` when there is room.
   * @throws DomainError unavailable when too many wait already, or it waited too long
   */
  run: <T>(render: () => Promise<T>) => Promise<T>
}

type Options = {
  /** Renderings at once. */
  atOnce: number
  /** Those that may wait for room. */
  mostWaiting: number
  /** How long they do, in ms. */
  patience: number
  /** How long a place stays empty after a rendering, in times of what that took; 0 unless told. */
  rest?: number
}

type Waiting = { start: () => void; giveUp: NodeJS.Timeout }

/** First come, first served. */
export function createRenderQueue({
  atOnce,
  mostWaiting,
  patience,
  rest = 0,
}: Options): RenderQueue {
  let running = 0
  const line = new Set<Waiting>()

  function enter(): Promise<void> {
    if (running < atOnce) {
      running += 1
      return Promise.resolve()
    }
    if (line.size >= mostWaiting) return Promise.reject(new DomainError('unavailable'))
    return new Promise((resolve, reject) => {
      const giveUp = setTimeout(() => {
        line.delete(waiting)
        reject(new DomainError('unavailable'))
      }, patience)
      const waiting = { start: resolve, giveUp }
      line.add(waiting)
    })
  }

  function leave(): void {
    const [next] = line
    if (!next) {
      running -= 1
      return
    }
    // Its place goes straight on to the next.
    line.delete(next)
    clearTimeout(next.giveUp)
    next.start()
  }

  return {
    async run(render) {
      await enter()
      const start = performance.now()
      try {
        return await render()
      } finally {
        const pause = (performance.now() - start) * rest
        if (pause > 0) setTimeout(leave, pause)
        else leave()
      }
    },
  }
}
