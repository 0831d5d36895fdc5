import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // One test server for the whole run: each suite makes its own database on it.
    globalSetup: 'test/servers/postgres-for-all.ts',
    // Files of one worker share the loaded modules: a test mocks no module, and hands in what differs.
    isolate: false,
    // Real databases, real pictures, and machines that have other things to do.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
