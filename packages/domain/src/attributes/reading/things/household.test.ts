import { expect, test } from 'vitest'
import { readText } from '../../read-text.ts'
import type { AttributeValues } from '../../values.ts'

const NOW = new Date('2026-11-25T12:00:00Z')

function read(title: string, description = '', price: string | null = null): AttributeValues {
  return readText({ title, description, price, category: 'hogar-jardin' }, NOW)
}

test.each<[string, string, AttributeValues]>([
  ['Aire inverter 12k btu', '', { householdKind: 'aire', btu: 12_000 }],
  ['Consola de aire', '24,000 BTU, garantía de 1 año', { btu: 24_000, warranty: true }],
  ['Matas de plátano', '', { householdKind: 'jardin' }],
  ['Planta Generac 7500', '', { householdKind: 'planta_electrica', brand: 'Generac' }],
  ['Cisterna 600 galones', '', { householdKind: 'cisterna', gallons: 600 }],
  ['Mattress queen', '', { householdKind: 'cama', bedSize: 'queen' }],
])('%s %s', (title, body, values) => {
  expect(read(title, body)).toMatchObject(values)
})

test('no brand where one of several would do', () => {
  expect(read('Busco nevera', 'Whirlpool o Frigidaire')).not.toHaveProperty('brand')
})
