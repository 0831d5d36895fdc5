/**
 * Notes the timers that are started from now on, and the tasks that are to run next: the stand-in for the browser's
 * database works in those.
 * @returns ends those that still wait, and starts no others
 */
export function watchTimers(): () => void {
  const { setTimeout, setImmediate } = globalThis
  const timers = watch<NodeJS.Timeout>(setTimeout, clearTimeout)
  const tasks = watch<NodeJS.Immediate>(setImmediate, clearImmediate)
  globalThis.setTimeout = Object.assign(timers.start, setTimeout)
  globalThis.setImmediate = Object.assign(tasks.start, setImmediate)
  return () => {
    timers.end()
    tasks.end()
  }
}

// biome-ignore lint/suspicious/noExplicitAny: a timer hands on whatever it was given.
type Start<One> = (work: (...given: any[]) => void, ...rest: any[]) => One

function watch<One>(start: Start<One>, clear: (one: One) => void) {
  const waiting = new Set<One>()
  let isOver = false
  const watched: Start<One> = (work, ...rest) => {
    const one = start(
      (...given) => {
        waiting.delete(one)
        work(...given)
      },
      ...rest,
    )
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
