import { expect, test } from 'vitest'
import { priceBasisText } from './price-basis.ts'

test('a price says where it comes from', () => {
  const range = { low: '180.00', high: '1240.00' }
  expect(priceBasisText({ priceKind: 'market', priceBasis: 12, priceRange: range })).toBe(
    'Basado en 12 anuncios parecidos: la mitad pide entre $180 y $1,240.',
  )
  const same = { low: '90.00', high: '90.00' }
  expect(priceBasisText({ priceKind: 'market', priceBasis: 5, priceRange: same })).toBe(
    'Basado en 5 anuncios parecidos.',
  )
  expect(priceBasisText({ priceKind: 'estimate', priceBasis: 0, priceRange: null })).toMatch(
    /^Estimado/,
  )
  expect(priceBasisText({ priceKind: 'none', priceBasis: 0, priceRange: null })).toMatch(/ponle tú/)
})
