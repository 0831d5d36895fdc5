import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { THREADS_NEEDED } from './thread-pool.ts'

test.each([
  ['Dockerfile', /^ENV UV_THREADPOOL_SIZE=(\d+)$/m],
  ['docker-compose.yml', /UV_THREADPOOL_SIZE: \$\{UV_THREADPOOL_SIZE:-(\d+)\}/],
  ['packages/sandbox/src/env.ts', /UV_THREADPOOL_SIZE: .*'(\d+)'/],
  ['.env.example', /at least (\d+)\. Node reads it/],
])('%s names as many threads as are needed', (file, words) => {
  const text = readFileSync(join(import.meta.dirname, '../../../../..', file), 'utf8')
  expect(Number(words.exec(text)?.[1])).toBe(THREADS_NEEDED)
})
