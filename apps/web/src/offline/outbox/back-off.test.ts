import { describe, expect, it } from 'vitest'
import { nextTry } from './back-off.ts'

const wait = (attempts: number, after?: number, random = 0) =>
  Date.parse(nextTry({ attempts, after }, 0, random)) / 1000

describe('the next try', () => {
  it('doubles its wait up to two minutes', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 50].map((attempts) => wait(attempts))).toEqual([
      2, 4, 8, 16, 32, 64, 120, 120, 120,
    ])
  })
  it('comes by up to half earlier, for each phone another time', () => {
    expect([0, 0.5, 1].map((random) => wait(3, undefined, random))).toEqual([8, 6, 4])
  })
  it('never comes before the server allows it', () => {
    expect(wait(1, 30)).toBe(30)
    expect(wait(1, 30, 1)).toBeCloseTo(33)
    expect(wait(8, 5)).toBe(120)
  })
})
