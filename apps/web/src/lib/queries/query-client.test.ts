import { expect, it, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

it('asks as documented: no second try, nothing on focus, never stale', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions()
  expect(queries).toMatchObject({
    retry: false,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  expect(mutations).toMatchObject({ retry: false })
})

it('fails at once, and does not wait for the network in silence', async () => {
  const queryFn = vi.fn(() => Promise.reject(new Error('no network')))
  const asked = createQueryClient().fetchQuery({ queryKey: ['x'], queryFn })
  await expect(asked).rejects.toThrow('no network')
  expect(queryFn).toHaveBeenCalledTimes(1)
})
