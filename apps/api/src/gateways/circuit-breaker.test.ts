import { expect, test } from 'vitest'
import { createBreaker } from './circuit-breaker.ts'

test('after failures in a row there is rest, then one try, then all or rest again', () => {
  let time = 0
  const breaker = createBreaker({ failures: 3, restMs: 1000, now: () => time })
  breaker.failed()
  breaker.failed()
  breaker.succeeded()
  breaker.failed()
  breaker.failed()
  expect(breaker.restLeft()).toBe(0)
  breaker.failed()
  expect(breaker.restLeft()).toBe(1000)
  time = 1000
  expect([breaker.restLeft(), breaker.restLeft()]).toEqual([0, 1000])
  breaker.failed()
  expect(breaker.restLeft()).toBe(1000)
  time = 2000
  expect(breaker.restLeft()).toBe(0)
  breaker.succeeded()
  expect([breaker.restLeft(), breaker.restLeft()]).toEqual([0, 0])
})
