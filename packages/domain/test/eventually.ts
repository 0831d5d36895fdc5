import { vi } from 'vitest'

/** What `look` returns once it no longer throws: `vi.waitFor` gives up after a second, which is too short on a busy machine. */
export function eventually<T>(look: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(look, 10_000)
}
