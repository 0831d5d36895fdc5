import { expect, it } from 'vitest'
import { createLine } from './line.ts'

it('runs no more than its width at once, in order, and goes on after each', async () => {
  const line = createLine(2)
  const open: (() => void)[] = []
  const started: number[] = []
  for (const number of [1, 2, 3, 4]) {
    line(() => {
      started.push(number)
      return new Promise((resolve) => open.push(resolve))
    })
  }
  expect(started).toEqual([1, 2])
  open[1]?.()
  await expect.poll(() => started).toEqual([1, 2, 3])
  open[0]?.()
  await expect.poll(() => started).toEqual([1, 2, 3, 4])
})
