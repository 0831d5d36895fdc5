/** Runs tasks in the order they come, at most `width` at once. A task answers for its own failures. */
export function createLine(width: number): (task: () => Promise<void>) => void {
  const waiting: (() => Promise<void>)[] = []
  let running = 0
  const next = () => {
    const task = running < width ? waiting.shift() : undefined
    if (task === undefined) return
    running += 1
    void task().finally(() => {
      running -= 1
      next()
    })
  }
  return (task) => {
    waiting.push(task)
    next()
  }
}
