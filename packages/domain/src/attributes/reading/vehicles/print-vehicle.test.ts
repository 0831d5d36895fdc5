import { expect, test } from 'vitest'
import { readText } from '../../read-text.ts'
import { offeredMakes, offeredModels } from './print-vehicle.ts'

test('what fields offer is written as the reader writes it', () => {
  const ad = {
    title: 'honda crv 2018',
    description: '',
    price: null,
    category: 'vehiculos' as const,
  }
  const { make = '', model = '' } = readText(ad, new Date())
  expect(offeredMakes()).toContain(make)
  expect(offeredModels(make)).toContain(model)
})

test('a make that nobody knows has no models', () => {
  expect(offeredModels('')).toEqual([])
  expect(offeredModels('Zastava')).toEqual([])
})
