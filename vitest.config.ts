import { defineConfig } from 'vitest/config'

/** All suites in one run with one count; each folder brings its own settings. */
export default defineConfig({
  test: {
    projects: ['packages/domain', 'packages/sandbox', 'apps/api', 'apps/web'],
    // The default leaves one core of two idle.
    maxWorkers: '100%',
  },
})
