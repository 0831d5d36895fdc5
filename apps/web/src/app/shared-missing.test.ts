import { expect, test } from 'vitest'
import { createAppRouter } from './router.tsx'
import { missingPath } from './shared-missing.ts'

const site = { origin: 'http://localhost:3000', renderedAt: '2026-01-01T00:00:00.000Z' }
const router = createAppRouter({ links: [], site })

test.each([
  '/',
  '/search',
  '/category/vehiculos',
  '/listing/1',
  '/listing/nada',
  '/listings/1',
  '/messages',
  '/chat/2',
  '/report',
  '/report/3',
  '/seller/4',
])('%s has a page of its own', (path) => {
  expect(missingPath(router, path)).toBeUndefined()
})

test.each([
  '/nada',
  '/nada/de/esto',
  '/%',
  '/%E0%A4%A',
  '/$',
  '/constructor',
  '/<script>',
  '/-/-/-',
])('%s shares the page of nothing', (path) => {
  expect(missingPath(router, path)).toBe('/-/-/-')
})

test.each([
  ['/search/nada', '/search/-/-/-'],
  ['/search/otra/nada', '/search/-/-/-'],
  ['/category/a/b', '/category/-/-/-'],
  ['/messages/9', '/messages/-/-/-'],
])('%s keeps the place it lies under', (path, shared) => {
  expect(missingPath(router, path)).toBe(shared)
  expect(missingPath(router, shared)).toBe(shared)
})
