import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteWarning, readWarnings } from './dismissed-warnings.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('what one person put away stays with them, once', () => {
  expect(readWarnings('dismissed', 1).size).toBe(0)
  noteWarning('dismissed', 1, 7)
  noteWarning('dismissed', 1, 7)
  expect([...noteWarning('dismissed', 1, 8)]).toEqual([7, 8])
  expect([...readWarnings('dismissed', 1)]).toEqual([7, 8])
  expect(readWarnings('dismissed', 2).size).toBe(0)
})

it('what was said of a warning is another list', () => {
  noteWarning('judged', 1, 7)
  expect([...readWarnings('judged', 1)]).toEqual([7])
  expect(readWarnings('dismissed', 1).size).toBe(0)
})

it('of very many the newest are remembered', () => {
  for (let id = 1; id <= 205; id += 1) noteWarning('dismissed', 1, id)
  const dismissed = readWarnings('dismissed', 1)
  expect([dismissed.size, dismissed.has(5), dismissed.has(6)]).toEqual([200, false, true])
})
