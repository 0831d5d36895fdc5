import { expect, test, vi } from 'vitest'
import { paidToast, untilFeatured } from './until-featured.ts'

test('an ad that nobody confirms is not called featured', async () => {
  const ask = vi.fn(async () => ({ isFeatured: false }))
  expect(await untilFeatured(ask, 0)).toBe(false)
  expect(ask).toHaveBeenCalledTimes(5)
  expect(await untilFeatured(() => Promise.reject(new Error('down')), 0)).toBe(false)
})

test('a confirmation that comes late still counts, and ends the asking', async () => {
  const ask = vi
    .fn<() => Promise<{ isFeatured: boolean }>>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValueOnce({ isFeatured: false })
    .mockResolvedValue({ isFeatured: true })
  expect(await untilFeatured(ask, 0)).toBe(true)
  expect(ask).toHaveBeenCalledTimes(3)
})

test('success is said of a featured ad alone', () => {
  expect(paidToast(true, 14)).toMatchObject({
    title: '¡Pago exitoso!',
    description: 'Tu anuncio ahora está destacado por 14 días',
  })
  expect(Object.values(paidToast(false, 14)).join(' ')).not.toMatch(/exitoso|ahora está destacado/)
})
