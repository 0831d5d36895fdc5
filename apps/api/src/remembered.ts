// Counts that everybody asks for and that may be a little old are counted once for all.
import type { Deps, ReadDeps } from './context.ts'

/**
 * A rule whose answer is kept for `milliseconds`. Those who ask while it is being made wait for the
 * same one; a failure is not kept. Each database has its own answer.
 */
export function remembered<T, Ctx extends Pick<ReadDeps, 'db' | 'clock'> = Deps>(
  milliseconds: number,
  make: (ctx: Ctx) => Promise<T>,
): (ctx: Ctx) => Promise<T> {
  const kept = new WeakMap<ReadDeps['db'], { answer: Promise<T>; until: number }>()
  return (ctx) => {
    const now = ctx.clock.now().getTime()
    const known = kept.get(ctx.db)
    if (known && now < known.until) return known.answer
    const answer = make(ctx)
    const entry = { answer, until: now + milliseconds }
    kept.set(ctx.db, entry)
    answer.catch(() => {
      if (kept.get(ctx.db) === entry) kept.delete(ctx.db)
    })
    return answer
  }
}
