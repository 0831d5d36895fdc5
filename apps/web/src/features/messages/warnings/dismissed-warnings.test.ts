import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dismissWarning, readDismissed } from './dismissed-warnings.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('what one person put away stays with them, once', () => {
  expect(readDismissed(1).size).toBe(0)
  dismissWarning(1, 7)
  dismissWarning(1, 7)
  expect([...dismissWarning(1, 8)]).toEqual([7, 8])
  expect([...readDismissed(1)]).toEqual([7, 8])
  expect(readDismissed(2).size).toBe(0)
})

it('of very many the newest are remembered', () => {
  for (let id = 1; id <= 205; id += 1) dismissWarning(1, id)
  const dismissed = readDismissed(1)
  expect([dismissed.size, dismissed.has(5), dismissed.has(6)]).toEqual([200, false, true])
})
