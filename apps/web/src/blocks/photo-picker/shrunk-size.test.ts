import { expect, it } from 'vitest'
import { shrunkSize } from './shrunk-size.ts'

it.each([
  [
    { width: 4032, height: 3024 },
    { width: 2048, height: 1536 },
  ],
  [
    { width: 3024, height: 4032 },
    { width: 1536, height: 2048 },
  ],
  [
    { width: 800, height: 600 },
    { width: 800, height: 600 },
  ],
  [
    { width: 20_000, height: 2 },
    { width: 2048, height: 1 },
  ],
])('draws %j at %j', (size, drawn) => {
  expect(shrunkSize(size)).toEqual(drawn)
})
