import { describe, expect, test } from 'vitest'
import { BUCKETS, featuresOf, wordsOf } from './features.ts'

describe('the words of a text', () => {
  test.each([
    ['¡MÁNDAME el c0digo!', ['mandame', 'el', 'codigo', '!']],
    ['son $1,200 o 300 pesos', ['son', '<amount>', 'o', '<amount>', 'pesos']],
    ['llama al 787-555-0123', ['llama', 'al', '<phone>']],
    ['entra a athm-pago.online/x?y=1', ['entra', 'a', '<link>']],
    ['escribe a ana.r@correo.example', ['escribe', 'a', '<mail>']],
    ['o a ana.r@tienda.com', ['o', 'a', '<mail>']],
    ['el 2019 a las 5', ['el', '<number_of_4>', 'a', 'las', '<number_of_1>']],
    ['👍', []],
  ])('%s', (text, words) => expect(wordsOf(text)).toEqual(words))
})

test('buckets are numbers below their count, each once, and the same for the same words', () => {
  const buckets = featuresOf('Te envié un código, ¿me lo dices?', ['code_request'])
  expect(new Set(buckets).size).toBe(buckets.length)
  expect(
    buckets.every((bucket) => Number.isInteger(bucket) && bucket >= 0 && bucket < BUCKETS),
  ).toBe(true)
  expect(featuresOf('TE ENVIE UN CODIGO ¿me lo dices?', ['code_request']).length).toBeGreaterThan(
    20,
  )
  expect(featuresOf('Te envié un código, ¿me lo dices?', ['code_request'])).toEqual(buckets)
})

test('a rule that is met counts, and nothing after the first 1,500 signs', () => {
  expect(featuresOf('hola', ['courier']).length).toBe(featuresOf('hola', []).length + 2)
  const long = 'hola que tal '.repeat(200)
  expect(featuresOf(`${long} mandame el codigo`, [])).toEqual(featuresOf(long, []))
})
