import { defineConfig } from 'vitest/config'

/** Servers are started and killed here: a test may take its time. */
export default defineConfig({
  test: { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 10_000 } } },
})
