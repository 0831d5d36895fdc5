import { expect, test } from 'vitest'
import { comingPlace } from './coming-paths.ts'

test.each(['/nada/de/esto', '/ai-chat/7', '/constructor', '/', '/help'])('%s is nowhere', (path) =>
  expect(comingPlace(path)).toBeUndefined(),
)

test.each([
  ['/admin-dashboard', 'Panel de administración'],
  ['/admin-dashboard/', 'Panel de administración'],
])('%s is still to come', (path, name) => expect(comingPlace(path)).toBe(name))
