import { expect, test } from 'vitest'
import { aboutWords, deedWords } from './activity-words.ts'

test.each([
  ['login', 'ana', '@ana entró'],
  ['search', null, 'Alguien buscó'],
  ['create_listing', 'luis', '@luis publicó'],
  ['move_featured', 'luis', '@luis pasó un destacado a'],
] as const)('%s of %s: %s', (action, username, words) =>
  expect(deedWords({ action, username })).toBe(words),
)

test.each([
  [{ words: 'nevera', results: 1 }, '«nevera»: 1 resultado'],
  [{ category: 'vehiculos', results: 1200 }, 'anuncios de Vehículos: 1,200 resultados'],
  [{ words: 'tabla', location: 'Rincón', results: 0 }, '«tabla» en Rincón: 0 resultados'],
  [{ words: 'x', category: 'no-hay' }, '«x»: 0 resultados'],
])('a search of %o: %s', (metadata, words) =>
  expect(aboutWords({ action: 'search', username: null, entityId: null, metadata })).toBe(words),
)

test('an ad is called by its title while it is there', () => {
  const view = { action: 'view_listing', username: 'ana', entityId: 7, metadata: {} } as const
  expect(aboutWords({ ...view, metadata: { title: 'Nevera' } })).toBe('Nevera')
  expect(aboutWords(view)).toBe('el anuncio 7, que ya no está')
  expect(aboutWords({ ...view, action: 'login', entityId: null })).toBeUndefined()
})
