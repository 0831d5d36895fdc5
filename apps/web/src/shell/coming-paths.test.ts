import { expect, test } from 'vitest'
import { comingPlace } from './coming-paths.ts'

test.each(['/nada/de/esto', '/help/3', '/report/hola', '/constructor', '/', '/report/1/2'])(
  '%s is nowhere',
  (path) => expect(comingPlace(path)).toBeUndefined(),
)

test.each([
  ['/help', 'Centro de ayuda'],
  ['/help/', 'Centro de ayuda'],
  ['/report', 'Reportar anuncio'],
  ['/report/12', 'Reportar anuncio'],
  ['/report/7', 'Reportar anuncio'],
])('%s is still to come', (path, name) => expect(comingPlace(path)).toBe(name))
