import type { FacetCounts } from '@wepa/domain/attributes/facet-counts'
import { FACETS, type FacetKey } from '@wepa/domain/attributes/facet-keys'
import { expect, test } from 'vitest'
import { countFrom, shownFacets, valuesOf } from './shown-facets.ts'

function counted(key: FacetKey, values: Record<string, number>, isCapped = false): FacetCounts {
  const list = Object.entries(values).map(([label, count]) => ({
    value: label.toLowerCase(),
    label,
    count,
  }))
  return { facets: [{ key, values: list }], isCapped, total: 9, isTotalCapped: isCapped }
}

test('without a category only what every ad can say', () => {
  expect(shownFacets(undefined, {})).toEqual(['intent', 'priceKind'])
  expect(shownFacets('inventada', {})).toEqual(['intent', 'priceKind'])
})

test('within one its own, whether for rent or for sale first of all for homes', () => {
  expect(shownFacets('vehiculos', {}).slice(0, 3)).toEqual(['vehicleKind', 'make', 'year'])
  expect(shownFacets('bienes-raices', {}).slice(0, 2)).toEqual(['intent', 'homeKind'])
})

test('a model needs its make, and pay one period', () => {
  expect(shownFacets('vehiculos', { make: 'Toyota' })).toContain('model')
  expect(shownFacets('empleos', {})).not.toContain('payFrom')
  expect(shownFacets('empleos', { payPer: 'hora' })).toContain('payFrom')
  expect(shownFacets('empleos', { payPer: 'hora,mes' })).not.toContain('payFrom')
})

test('a chosen kind leaves what belongs to it, and what is asked', () => {
  const land = shownFacets('bienes-raices', { homeKind: 'solar' })
  expect(land).toContain('landArea')
  expect(land).not.toContain('rooms')
  expect(shownFacets('bienes-raices', { homeKind: 'solar,casa' })).toContain('rooms')
  expect(shownFacets('bienes-raices', { homeKind: 'solar', rooms: '3-' })).toContain('rooms')
})

test('what none of the found ads says is left out, unless not all of them were counted', () => {
  const counts = counted('make', { Toyota: 2 })
  expect(shownFacets('vehiculos', {}, counts)).toEqual(['make'])
  expect(shownFacets('vehiculos', { fuel: 'diesel' }, counts)).toEqual(['make', 'fuel'])
  expect(shownFacets('vehiculos', {}, { ...counts, isCapped: true }).length).toBeGreaterThan(5)
})

test('choices without ads go, and those that are chosen stay', () => {
  const counts = counted('fuel', { gasolina: 4 })
  expect(valuesOf('fuel', 'diesel', counts)).toEqual([
    { value: 'gasolina', label: 'Gasolina', count: 4, isChosen: false },
    { value: 'diesel', label: 'Diésel', count: 0, isChosen: true },
  ])
  expect(valuesOf('fuel', '', undefined).map(({ count }) => count)).toEqual(
    Array.from({ length: 4 }),
  )
})

test('names are those of the ads, as they write them, and those that are asked', () => {
  const counts = counted('make', { Toyota: 3, 'Rolls, Royce': 1 })
  expect(valuesOf('make', 'toyota,kia', counts)).toEqual([
    { value: 'Toyota', label: 'Toyota', count: 3, isChosen: true },
    { value: 'kia', label: 'Kia', count: 0, isChosen: true },
  ])
  expect(valuesOf('make', '', undefined)).toEqual([])
})

test('at least so many rooms counts all from there on', () => {
  const counts = counted('rooms', { 1: 2, 3: 5, 4: 1 })
  expect([1, 2, 4].map((least) => countFrom('rooms', least, counts))).toEqual([8, 6, 1])
  expect(countFrom('rooms', 2, undefined)).toBeUndefined()
})

test('every attribute of the search is shown in some category', () => {
  const slugs = ['bienes-raices', 'vehiculos', 'empleos', 'electronicos', 'mascotas', 'servicios']
  const others = ['moda', 'hogar-jardin', 'deportes-ocio', 'negocios']
  const asked = { make: 'Toyota', payPer: 'hora' }
  const shown = new Set([...slugs, ...others].flatMap((slug) => shownFacets(slug, asked)))
  expect(FACETS.filter((key) => !shown.has(key))).toEqual([])
})
