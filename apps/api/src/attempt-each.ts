import type { Deps } from './context.ts'

/** What a run over many things came to: how many `work` answered true for, and how many it failed on. */
export type Attempts = { changed: number; failed: number }

/**
 * Does the work for each item, one after the other: what throws is logged with what `label` says of it, and
 * keeps no other from its turn.
 * @param work whether it changed anything
 */
export async function attemptEach<T>(
  { log }: Pick<Deps, 'log'>,
  items: Iterable<T>,
  label: (item: T) => Readonly<Record<string, string | number>>,
  work: (item: T) => Promise<boolean>,
): Promise<Attempts> {
  const attempts: Attempts = { changed: 0, failed: 0 }
  for (const item of items) {
    try {
      if (await work(item)) attempts.changed += 1
    } catch (err) {
      attempts.failed += 1
      log.error({ err, ...label(item) }, 'one of many could not be looked after')
    }
  }
  return attempts
}

export function addUp(one: Attempts, other: Attempts): Attempts {
  return { changed: one.changed + other.changed, failed: one.failed + other.failed }
}
