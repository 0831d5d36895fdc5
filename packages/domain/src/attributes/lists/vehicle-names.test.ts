import { expect, test } from 'vitest'
import { MAKES } from '../../search/names/makes.ts'
import { MORE_MAKES, MORE_MODELS } from './vehicle-names.ts'

test('names no make twice', () => {
  expect(MORE_MAKES).toEqual([...new Set(MORE_MAKES)])
})

test('reads the models of each kind', () => {
  expect(MORE_MODELS).toContainEqual({ make: 'isuzu', model: 'npr', kind: 'camion' })
  expect(MORE_MODELS).toContainEqual({ make: 'toyota', model: 'prius c', kind: 'carro' })
})

test('repeats no model that searches know', () => {
  const known = new Set(
    MAKES.flatMap(({ name, models }) =>
      [...models.values()].flat().map((model) => `${name} ${model}`),
    ),
  )
  expect(MORE_MODELS.filter(({ make, model }) => known.has(`${make} ${model}`))).toEqual([])
})
