import { expect, test } from 'vitest'
import { readText } from '../../read-text.ts'
import type { AttributeValues } from '../../values.ts'

const NOW = new Date('2026-11-25T12:00:00Z')

function read(title: string, description = '', price: string | null = null): AttributeValues {
  return readText({ title, description, price, category: 'moda' }, NOW)
}

test.each<[string, string, AttributeValues]>([
  ['Tenis Nike talla 10', '', { size: '10', brand: 'Nike', wearKind: 'calzado' }],
  ['Zapatos Clarks 8.5', '', { size: '8.5', brand: 'Clarks' }],
  ['Ropa de bebé', '3-6 meses', { size: '3-6 meses', forWhom: 'bebe' }],
  ['Camisa polo', 'size mediana', { size: 'M' }],
  ['Mahones de hombre', 'talla 34x32', { size: '34x32', forWhom: 'hombre' }],
  ['Cartera Coach', '', { brand: 'Coach', wearKind: 'cartera' }],
])('%s %s', (title, body, values) => {
  expect(read(title, body)).toMatchObject(values)
})

test.each([
  ['Nike Air Jordan 4', ''],
  ['Trajes', 'tallas S a XL'],
  ['Camisas', 'size S a L'],
])('no size: %s %s', (title, body) => {
  expect(read(title, body)).not.toHaveProperty('size')
})
