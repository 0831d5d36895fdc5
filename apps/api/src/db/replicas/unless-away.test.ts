// What is asked of a primary that is away, busy, or has just come back.
import { DomainError } from '@wepa/domain/error'
import { expect, test, vi } from 'vitest'
import { unlessAway } from './unless-away.ts'

const unavailable = new DomainError('database_unavailable')
const states = () => [{ isUsed: true, isPrimary: false, lag: 0 }]
const living = { states, isPrimaryAway: async () => false }

test('what is wrong with the question is thrown at once', async () => {
  const ask = vi.fn().mockRejectedValue(new Error('no such column'))
  await expect(unlessAway(living, ask)).rejects.toThrow('no such column')
  expect(ask).toHaveBeenCalledTimes(1)
})

test('without replicas it is asked once', async () => {
  const ask = vi.fn().mockRejectedValue(unavailable)
  await expect(unlessAway({ ...living, states: () => [] }, ask)).rejects.toBe(unavailable)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('of a primary that is away nothing is known', async () => {
  const away = { states, isPrimaryAway: async () => true }
  const ask = vi.fn().mockRejectedValue(unavailable)
  expect(await unlessAway(away, ask)).toBeUndefined()
})

test('one that has just come back is asked until the way to it is open', async () => {
  const ask = vi.fn().mockResolvedValue('answered')
  for (let tries = 0; tries < 4; tries++) ask.mockRejectedValueOnce(unavailable)
  expect(await unlessAway(living, ask)).toBe('answered')
})

test('one that goes away meanwhile is not asked any longer', async () => {
  const isPrimaryAway = vi.fn().mockResolvedValue(true).mockResolvedValueOnce(false)
  const ask = vi.fn().mockRejectedValue(unavailable)
  expect(await unlessAway({ states, isPrimaryAway }, ask)).toBeUndefined()
  expect(ask).toHaveBeenCalledTimes(2)
})

test('one that lives and does not answer this question is no reason to guess', async () => {
  await expect(unlessAway(living, () => Promise.reject(unavailable))).rejects.toBe(unavailable)
})
