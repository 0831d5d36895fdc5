/**
 * Notes the timers that are started from now on, and the tasks that are to run next: the stand-in for the browser's
 * database works in those.
 * @returns ends those that still wait, and starts no others
 */
export function watchTimers(): () => void {
  const { setTimeout, setImmediate } = globalThis
  const timers = watch((work, ms) => setTimeout(work, ms), clearTimeout)
  const tasks = watch((work) => setImmediate(work), clearImmediate)
  const startTimer = (work: Work, ms?: number, ...given: unknown[]) =>
    timers.start(() => work(...given), ms)
  const startTask = (work: Work, ...given: unknown[]) => tasks.start(() => work(...given))
  globalThis.setTimeout = Object.assign(startTimer, setTimeout)
  globalThis.setImmediate = Object.assign(startTask, setImmediate)
  return () => {
    timers.end()
    tasks.end()
  }
}

type Work = (...given: unknown[]) => void
type Start<One> = (work: () => void, ms?: number) => One

function watch<One>(start: Start<One>, clear: (one: One) => void) {
  const waiting = new Set<One>()
  let isOver = false
  const watched: Start<One> = (work, ms) => {
    const one = start(() => {
      waiting.delete(one)
      work()
    }, ms)
    if (isOver) clear(one)
    else waiting.add(one)
    return one
  }
  return {
    start: watched,
    end: () => {
      isOver = true
      for (const one of waiting) clear(one)
    },
  }
}
