import { afterEach, expect, it, vi } from 'vitest'
import { makeUuid } from './uuid.ts'

afterEach(() => vi.unstubAllGlobals())

it('makes a version 4 UUID also on a page that is not secure', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const made = Array.from({ length: 50 }, makeUuid)
  for (const uuid of made) {
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  }
  expect(new Set(made).size).toBe(50)
})
