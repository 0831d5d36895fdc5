import { expect, test } from 'vitest'
import { baseOf } from './diminutives.ts'

test.each([
  ['carrito', 'carro'],
  ['perritas', 'perra'],
  ['cochecito', 'coche'],
  ['camioncito', 'camion'],
  ['barquito', 'barco'],
  ['hamaquita', 'hamaca'],
  ['juguito', 'jugo'],
])('%s is a small %s', (small, base) => {
  expect(baseOf(small)).toContain(base)
})

test.each(['carro', 'ito', 'bateria'])('%s is no small one', (word) => {
  expect(baseOf(word)).toEqual([])
})
