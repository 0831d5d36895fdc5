import { expect, test } from 'vitest'
import { readText } from '../../read-text.ts'
import type { AttributeValues } from '../../values.ts'

const NOW = new Date('2026-11-25T12:00:00Z')

function read(title: string, description = '', price: string | null = null): AttributeValues {
  return readText({ title, description, price, category: 'mascotas' }, NOW)
}

test.each<[string, string, AttributeValues]>([
  ['Husky macho', '4 meses', { breed: 'Siberian Husky', age: 4, petKind: 'perro' }],
  ['cacatillas', '', { breed: 'Cockatiel', petKind: 'ave' }],
  ['Cotorra', 'es una cockatiel de año y medio', { breed: 'Cockatiel', age: 18 }],
  ['Gatita siamesa', '2 años, castrada y vacunada', { age: 24, neutered: true, vaccinated: true }],
  ['Perrita en adopción', 'costo de adopción $30', { intent: 'regalo', adoptionFee: 30 }],
  ['Busco hogar para dos gatitos', '', { intent: 'regalo', petKind: 'gato' }],
  ['Jaula grande', '', { petKind: 'accesorio' }],
])('%s %s', (title, body, values) => {
  expect(read(title, body)).toMatchObject(values)
})

test.each([
  ['Busco chihuahua', 'de no más de un año'],
  ['Busco pug', 'menos de 6 meses'],
  ['Vendo pug', 'la tengo hace 2 años'],
])('no age: %s %s', (title, body) => {
  expect(read(title, body)).not.toHaveProperty('age')
})
