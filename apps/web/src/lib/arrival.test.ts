import { afterEach, expect, test, vi } from 'vitest'
import { arrivalSource, meetingSource, sourceOf, watchArrivals } from './arrival.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['/', 'home'],
  ['/search', 'search'],
  ['/category/mascotas', 'category'],
  ['/listing/12', 'similar'],
  ['/favorites', 'favorites'],
  ['/recently-viewed', 'recent'],
  ['/notifications', 'direct'],
  ['/constructor', 'direct'],
])('an ad met on %s comes from %s', (path, source) => expect(sourceOf(path)).toBe(source))

test('the first page is direct or a shared link, later ones know the page before', () => {
  const listeners: Parameters<Parameters<typeof watchArrivals>[0]['subscribe']>[1][] = []
  watchArrivals({ subscribe: (_event, listener) => listeners.push(listener) })
  const go = (from: string | undefined, pathChanged = true) => {
    const fromLocation = from === undefined ? undefined : { pathname: from }
    for (const listener of listeners) listener({ fromLocation, pathChanged })
  }
  const at = (search: string) => vi.stubGlobal('window', { location: { search } })
  at('?q=sofa&via=link')
  expect(arrivalSource()).toBe('shared')
  at('?notvia=link')
  expect(arrivalSource()).toBe('direct')
  go(undefined)
  expect(arrivalSource()).toBe('direct')
  go('/category/hogar')
  expect(arrivalSource()).toBe('category')
  go('/search', false)
  expect(arrivalSource()).toBe('category')
  expect(meetingSource('/listing/7', 7)).toBe('category')
  expect(meetingSource('/listing/7', 8)).toBe('similar')
  expect(meetingSource('/search', 7)).toBe('search')
})
