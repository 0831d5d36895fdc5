import { expect, test, vi } from 'vitest'
import { unpaidWords } from '../../blocks/unpaid-notice.tsx'
import { paidToast, untilFeatured } from './until-featured.ts'

test('an ad that nobody confirms is not called featured', async () => {
  const ask = vi.fn(async () => ({ isFeatured: false, payment: 'processing' as const }))
  expect(await untilFeatured(ask, 0)).toBe('processing')
  expect(ask).toHaveBeenCalledTimes(5)
  expect(await untilFeatured(() => Promise.reject(new Error('down')), 0)).toBe('unknown')
})

test.each(['declined', 'unfinished', 'none'] as const)(
  'nothing is waited for where the payment is %s',
  async (payment) => {
    const ask = vi.fn(async () => ({ isFeatured: false, payment }))
    expect(await untilFeatured(ask, 0)).toBe(payment)
    expect(ask).toHaveBeenCalledTimes(1)
  },
)

test('a confirmation that comes late still counts, and ends the asking', async () => {
  const ask = vi
    .fn<Parameters<typeof untilFeatured>[0]>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValueOnce({ isFeatured: false, payment: 'processing' })
    .mockResolvedValue({ isFeatured: true, payment: 'none' })
  expect(await untilFeatured(ask, 0)).toBe('featured')
  expect(ask).toHaveBeenCalledTimes(3)
})

test('success is said of a featured ad alone', () => {
  expect(paidToast('featured', 14)).toMatchObject({
    title: '¡Pago exitoso!',
    description: 'Tu anuncio ahora está destacado por 14 días',
  })
  for (const payment of ['processing', 'declined', 'unfinished', 'none', 'unknown'] as const) {
    const words = Object.values(paidToast(payment, 14)).join(' ')
    expect(words).not.toMatch(/exitoso|ahora está destacado/)
  }
})

test('that nothing was charged is said only where nothing can have been', () => {
  const saying = Object.entries(unpaidWords).flatMap(([payment, words]) =>
    words.includes('no se te cobró nada') ? [payment] : [],
  )
  expect(saying).toEqual(['declined', 'unfinished'])
})
