// Like `remembered`, for figures that depend on what is asked.
import type { Deps } from './context.ts'

type Options<Input> = {
  milliseconds: number
  /** Answers kept at once; the oldest goes first. */
  most: number
  /** What of the input the answer depends on. */
  key: (input: Input) => string
}

/**
 * A rule whose answers are kept for a while, one for each key. Those who ask for the same while it is
 * being made wait for it; a failure is not kept. Each database has its own answers.
 */
export function rememberedBy<Ctx extends Pick<Deps, 'db' | 'clock'>, Input, T>(
  { milliseconds, most, key }: Options<Input>,
  make: (ctx: Ctx, input: Input) => Promise<T>,
): (ctx: Ctx, input: Input) => Promise<T> {
  const kept = new WeakMap<Deps['db'], Map<string, { answer: Promise<T>; until: number }>>()
  return (ctx, input) => {
    const answers = kept.get(ctx.db) ?? new Map()
    kept.set(ctx.db, answers)
    const now = ctx.clock.now().getTime()
    const name = key(input)
    const known = answers.get(name)
    if (known && now < known.until) return known.answer
    const entry = { answer: make(ctx, input), until: now + milliseconds }
    answers.delete(name)
    answers.set(name, entry)
    const oldest = answers.keys().next()
    if (answers.size > most && !oldest.done) answers.delete(oldest.value)
    entry.answer.catch(() => {
      if (answers.get(name) === entry) answers.delete(name)
    })
    return entry.answer
  }
}
