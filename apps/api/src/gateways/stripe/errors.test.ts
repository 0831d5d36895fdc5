import { expect, test, vi } from 'vitest'
import { guard } from './errors.ts'

test('a silent Stripe is waited for ten seconds in all', async () => {
  vi.useFakeTimers()
  try {
    const refusal = guard(() => new Promise<never>(() => {})).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(9_900)
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(100)
    expect(await refusal).toMatchObject({ code: 'payments_unavailable', retryAfter: 30 })
    expect(await guard(async () => 'in time')).toBe('in time')
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})
