import { expect, test } from 'vitest'
import { comingPlace } from './coming-paths.ts'

test.each(['/nada/de/esto', '/favorites/3', '/chat/hola', '/constructor', '/', '/report/1/2'])(
  '%s is nowhere',
  (path) => expect(comingPlace(path)).toBeUndefined(),
)

test.each([
  ['/favorites', 'Favoritos'],
  ['/favorites/', 'Favoritos'],
  ['/report', 'Reportar anuncio'],
  ['/report/12', 'Reportar anuncio'],
  ['/chat/7', 'Conversación'],
])('%s is still to come', (path, name) => expect(comingPlace(path)).toBe(name))
