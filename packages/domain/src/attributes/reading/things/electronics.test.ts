import { expect, test } from 'vitest'
import { readText } from '../../read-text.ts'
import type { AttributeValues } from '../../values.ts'

const NOW = new Date('2026-11-25T12:00:00Z')

function read(title: string, description = '', price: string | null = null): AttributeValues {
  return readText({ title, description, price, category: 'electronicos' }, NOW)
}

test.each<[string, string, AttributeValues]>([
  ['iPhone 12 128', '', { deviceModel: 'iPhone 12', storage: 128, brand: 'Apple' }],
  ['Samsung S21 Ultra 256gb', '', { deviceModel: 'Galaxy S21 Ultra', storage: 256 }],
  ['Apple watch 7', '', { deviceModel: 'Apple Watch Series 7', deviceKind: 'reloj' }],
  [
    'Laptop HP',
    'EliteBook 840, 16gb ram 512 gb ssd',
    { deviceModel: 'EliteBook 840', storage: 512 },
  ],
  ['Bocina JBL Flip 5', '', { deviceModel: 'Flip 5', deviceKind: 'audio' }],
  ['PS4 Pro 1TB', '', { deviceModel: 'PlayStation 4 Pro', storage: 1000, brand: 'Sony' }],
  ['TV 50"', 'con garantía de 90 días', { inches: 50, warranty: true }],
  ['iPad 9na generación 64 gb', '', { deviceModel: 'iPad 9', storage: 64 }],
  ['iPad 64 gb', '', { deviceModel: 'iPad' }],
  ['Printer Epson ET-2800', '', { brand: 'Epson' }],
  ['Audífonos Sony WH-1000XM4', '', { deviceModel: 'WH-1000XM4' }],
  ['Xbox Series S', '', { deviceModel: 'Xbox Series S' }],
])('%s %s', (title, body, values) => {
  expect(read(title, body)).toMatchObject(values)
})

test.each([
  ['brand', 'Covers para iPhone 13', ''],
  ['brand', 'Cables y cargadores de iphone', ''],
  ['deviceModel', 'Busco iPhone 12 o 13', ''],
  ['storage', 'Laptop', '16gb de ram'],
  ['brand', 'Busco televisor', 'Samsung o LG'],
])('no %s: %s %s', (key, title, body) => {
  expect(read(title, body)).not.toHaveProperty(key)
})
