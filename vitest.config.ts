import { defineConfig } from 'vitest/config'

/**
 * All suites in one run with one count; each folder brings its own settings. How many run at once is said by the
 * script that calls it, for projects take over nothing from here; the default leaves one core of two idle.
 */
export default defineConfig({
  test: {
    projects: ['packages/domain', 'packages/sandbox', 'apps/api', 'apps/web'],
  },
})
