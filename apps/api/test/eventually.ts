import { vi } from 'vitest'

/**
 * What `look` returns once it no longer throws. `vi.waitFor` alone gives up after a second, which a busy machine may
 * need for less than what is waited for here.
 */
export function eventually<T>(look: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(look, 10_000)
}
