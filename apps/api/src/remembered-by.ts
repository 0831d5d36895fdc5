// Like `remembered`, for numbers that depend on what is asked.
import { LRUCache } from 'lru-cache'
import type { ReadDeps } from './context.ts'

type Options<Input> = {
  milliseconds: number
  /** Answers kept at once; the one nobody asked for longest goes first. */
  most: number
  /** What of the input the answer depends on. */
  key: (input: Input) => string
}

/**
 * A rule whose answers are kept for a while, one for each key. Those who ask for the same while it is
 * being made wait for it; a failure is not kept. Each database has its own answers.
 */
export function rememberedBy<Ctx extends Pick<ReadDeps, 'db' | 'clock'>, Input, T>(
  { milliseconds, most, key }: Options<Input>,
  make: (ctx: Ctx, input: Input) => Promise<T>,
): (ctx: Ctx, input: Input) => Promise<T> {
  const kept = new WeakMap<ReadDeps['db'], LRUCache<string, Promise<T>>>()
  const answersOf = ({ db, clock }: Ctx) => {
    const known = kept.get(db)
    if (known) return known
    const now = () => clock.now().getTime()
    const answers = new LRUCache<string, Promise<T>>({
      max: most,
      ttl: milliseconds,
      ttlResolution: 0,
      perf: { now },
    })
    kept.set(db, answers)
    return answers
  }
  return (ctx, input) => {
    const answers = answersOf(ctx)
    const name = key(input)
    const known = answers.get(name)
    if (known) return known
    const answer = make(ctx, input)
    answers.set(name, answer)
    answer.catch(() => {
      if (answers.peek(name) === answer) answers.delete(name)
    })
    return answer
  }
}
