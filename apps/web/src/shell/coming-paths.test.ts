import { expect, test } from 'vitest'
import { comingPlace } from './coming-paths.ts'

test.each(['/nada/de/esto', '/ai-chat/7', '/featured-upgrade/hola', '/constructor', '/', '/help'])(
  '%s is nowhere',
  (path) => expect(comingPlace(path)).toBeUndefined(),
)

test.each([
  ['/admin-dashboard', 'Panel de administración'],
  ['/admin-dashboard/', 'Panel de administración'],
  ['/featured-upgrade/7', 'Destacar anuncio'],
])('%s is still to come', (path, name) => expect(comingPlace(path)).toBe(name))
