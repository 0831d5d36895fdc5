import { defineConfig } from 'vitest/config'

/** Pure rules keep nothing between files, so the files of one worker share what is loaded. */
export default defineConfig({ test: { isolate: false, testTimeout: 30_000 } })
