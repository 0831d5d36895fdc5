import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings } from '@wepa/sandbox/env'
import { expect, test, vi } from 'vitest'
import { THREADS_NEEDED } from './thread-pool.ts'

test.each([
  ['Dockerfile', /^ENV UV_THREADPOOL_SIZE=(\d+)$/m],
  ['docker-compose.yml', /UV_THREADPOOL_SIZE: \$\{UV_THREADPOOL_SIZE:-(\d+)\}/],
  ['.env.example', /at least (\d+)\. Node reads it/],
])('%s names as many threads as are needed', (file, words) => {
  const text = readFileSync(join(import.meta.dirname, '../../../../..', file), 'utf8')
  expect(Number(words.exec(text)?.[1])).toBe(THREADS_NEEDED)
})

test('one machine starts the server with as many', () => {
  // Without what this process itself was started with.
  vi.stubEnv('UV_THREADPOOL_SIZE', '')
  expect(Number(readSettings().UV_THREADPOOL_SIZE)).toBe(THREADS_NEEDED)
  vi.unstubAllEnvs()
})
