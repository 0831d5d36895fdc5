import type { Deps, Stoppable } from './context.ts'

/** What a run over many things came to: how many `work` answered true for, and how many it failed on. */
export type Attempts = { changed: number; failed: number }

/**
 * Does the work for each item, `atOnce` of them side by side: what throws is logged with what `label` says of
 * it, and keeps no other from its turn.
 * @param work whether it changed anything
 * @throws the reason of `signal`, when that is aborted: nothing more is begun, and what was begun is done
 */
export async function attemptEach<T>(
  { log, signal }: Pick<Deps, 'log'> & Stoppable,
  items: Iterable<T>,
  label: (item: T) => Readonly<Record<string, string | number>>,
  work: (item: T) => Promise<boolean>,
  atOnce = 1,
): Promise<Attempts> {
  const attempts: Attempts = { changed: 0, failed: 0 }
  // One iterator for all of them: each takes the next item when it is done with its last.
  const queue = items[Symbol.iterator]()
  const walk = async () => {
    for (let next = queue.next(); !next.done && !signal?.aborted; next = queue.next()) {
      try {
        if (await work(next.value)) attempts.changed += 1
      } catch (err) {
        attempts.failed += 1
        log.error({ err, ...label(next.value) }, 'one of many could not be looked after')
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, walk))
  signal?.throwIfAborted()
  return attempts
}

export function addUp(...several: readonly Attempts[]): Attempts {
  return {
    changed: several.reduce((sum, { changed }) => sum + changed, 0),
    failed: several.reduce((sum, { failed }) => sum + failed, 0),
  }
}

/** Of many things, where to find them and what to do with each. */
export type Work<T extends { id: number }> = {
  /** Some of them, by rising ids, all above `after`. */
  list: (after: number) => Promise<T[]>
  /** What they are, for the log and for the error. */
  name: string
  /** Whether it changed anything. */
  work: (item: T) => Promise<boolean>
}

/**
 * Does the work for each of them, page by page. Answers how many it changed.
 * @throws Error when some could not be looked after, once all others were: the next run comes back for them
 */
export async function attemptAll<T extends { id: number }>(
  ctx: Pick<Deps, 'log'> & Stoppable,
  { list, name, work }: Work<T>,
): Promise<number> {
  let attempts: Attempts = { changed: 0, failed: 0 }
  for (let after = 0; ; ) {
    const some = await list(after)
    const last = some.at(-1)
    if (!last) break
    attempts = addUp(attempts, await attemptEach(ctx, some, ({ id }) => ({ [name]: id }), work))
    after = last.id
  }
  if (attempts.failed > 0) throw new Error(`${name}: ${attempts.failed} could not be looked after`)
  return attempts.changed
}
