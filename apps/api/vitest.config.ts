import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // One test server for the whole run: each suite makes its own database on it.
    globalSetup: 'test/postgres-for-all.ts',
    // Real databases, real pictures, and machines that have other things to do.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
