import { expect, test } from 'vitest'
import { CATEGORIES, categoryById, findCategory } from './category.ts'

test('the eleven categories stand in the documented order with their slugs', () => {
  expect(CATEGORIES.map((each) => `${each.id} ${each.slug} ${each.name}`)).toEqual([
    '1 bienes-raices Bienes Raíces',
    '2 vehiculos Vehículos',
    '3 empleos Empleos',
    '4 electronicos Electrónicos',
    '5 mascotas Mascotas',
    '6 servicios Servicios',
    '7 moda Moda',
    '8 hogar-jardin Hogar y Jardín',
    '9 deportes-ocio Deportes y Ocio',
    '10 negocios Negocios',
    '11 de-todo De Todo',
  ])
})

test.each(['', 'all', 'no-existe', '0', '12', '4.0', '04', 'electro'])(
  '%j names no category',
  (text) => {
    expect(findCategory(text)).toBeUndefined()
  },
)

test.each([
  ['electronicos', 4],
  ['4', 4],
  ['Electrónicos', 4],
  [' ELECTRÓNICOS ', 4],
  ['hogar y jardin', 8],
  ['De Todo', 11],
])('%j names category %d', (text, id) => {
  expect(findCategory(text)?.id).toBe(id)
  expect(categoryById(id)?.id).toBe(id)
})
