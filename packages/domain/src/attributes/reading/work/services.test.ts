import { expect, test } from 'vitest'
import { readText } from '../../read-text.ts'
import type { AttributeValues } from '../../values.ts'

const NOW = new Date('2026-11-25T12:00:00Z')

function read(title: string, description = '', price: string | null = null): AttributeValues {
  return readText({ title, description, price, category: 'servicios' }, NOW)
}

test.each<[string, string, AttributeValues]>([
  [
    'Plomero',
    'Lic. 1234, estimado gratis',
    { trade: 'Plomero', licence: 'Lic. 1234', licensed: true },
  ],
  ['Electricista', 'licencia núm. 777', { licence: 'licencia núm. 777' }],
  ['Handyman', 'no soy licenciado', { licensed: false }],
  ['Mudanza', 'toda la isla', { trade: 'Mudanzas', serves: 'Toda la isla' }],
  ['Jardinero', 'Trabajo en Cayey, Cidra y Aibonito', { serves: 'Cayey, Cidra y Aibonito' }],
  ['Pintor', 'cubrimos Mayagüez y Añasco', { serves: 'Mayagüez y Añasco' }],
  ['Plomero', '24/7', { emergencies: true }],
  ['Técnico de aires', '', { trade: 'Técnico de refrigeración' }],
])('%s %s', (title, body, values) => {
  expect(read(title, body)).toMatchObject(values)
})

test.each([
  ['serves', 'Plomero en Ponce', ''],
  ['serves', 'Plomero', 'cubrimos Ponce a Cabo Rojo'],
  ['emergencies', 'Pintor', 'estimado en 24 horas'],
])('no %s: %s %s', (key, title, body) => {
  expect(read(title, body)).not.toHaveProperty(key)
})
