import { expect, test } from 'vitest'
import { chatIntent } from './ai.ts'

test.each([
  'no lo publiques',
  'no, perfecto no está',
  'todavía no publicar',
  'si cambias el precio',
  'sí, pero cambia el título',
  'okupado',
  'así está',
  'además quiero algo',
  '¿está ok ese precio?',
  '¿lo puedo publicar mañana?',
  'ponle que está perfecto',
  'cambia el título a Perfecto para la playa',
  '',
])('%j publishes nothing', (text) => {
  expect(chatIntent(text, 'confirming')).toBe('talk')
})

test.each(['sí', 'Sí, publícalo', 'SI', 'ok', 'Perfecto!', 'publicar ya'])(
  '%j publishes',
  (text) => {
    expect(chatIntent(text, 'confirming')).toBe('publish')
  },
)

test.each([
  ['otro', 'restart'],
  ['quiero uno más', 'restart'],
  ['¿publicamos otro?', 'restart'],
  ['¿qué hago para vender más rápido?', 'talk'],
  ['además', 'talk'],
  ['no más', 'talk'],
  ['gracias', 'talk'],
] as const)('after publishing %j means %s', (text, intent) => {
  expect(chatIntent(text, 'complete')).toBe(intent)
})
