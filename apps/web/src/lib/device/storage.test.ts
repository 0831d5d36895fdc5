import { afterEach, expect, it, vi } from 'vitest'
import { forgetTyped, readStored, removeStored, writeStored } from './storage.ts'

afterEach(() => vi.unstubAllGlobals())

it('holds what is written for the page where the browser forbids to store', () => {
  const forbidden = () => {
    throw new Error('SecurityError')
  }
  vi.stubGlobal('localStorage', {
    getItem: forbidden,
    setItem: forbidden,
    removeItem: forbidden,
  })
  expect(readStored('a')).toBeNull()
  writeStored('a', 'uno')
  expect(readStored('a')).toBe('uno')
  removeStored('a')
  expect(readStored('a')).toBeNull()
})

it('holds what no longer fits for the page, in place of what was stored before', () => {
  const kept = new Map([['a', 'uno']])
  let isFull = true
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, text)
    },
    removeItem: (key: string) => kept.delete(key),
  })
  writeStored('a', 'dos')
  expect(readStored('a')).toBe('dos')
  isFull = false
  writeStored('a', 'tres')
  expect([readStored('a'), kept.get('a')]).toEqual(['tres', 'tres'])
  removeStored('a')
  expect(readStored('a')).toBeNull()
})

it('reads nothing where there is no storage at all', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(readStored('a')).toBeNull()
})

it('keeps what is written in the browser', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
  writeStored('a', 'uno')
  expect(kept.get('a')).toBe('uno')
  expect(readStored('a')).toBe('uno')
  removeStored('a')
  expect(kept.size).toBe(0)
})

it('forgets what was typed or put away, and nothing else, when somebody signs out', () => {
  const storageOf = (entries: Record<string, string>) =>
    Object.defineProperty(entries, 'removeItem', {
      value: (key: string) => delete entries[key],
    })
  const session = storageOf({ 'wepa.typed.1.2': 'a', 'wepa.assistant.1.talk': 'b', other: 'c' })
  const local = storageOf({ 'wepa.warnings.1': '7,8', 'wepa.left': '1' })
  vi.stubGlobal('sessionStorage', session)
  vi.stubGlobal('localStorage', local)
  forgetTyped()
  expect([session, local].map(Object.keys)).toEqual([['other'], ['wepa.left']])
  vi.stubGlobal('sessionStorage', undefined)
  expect(forgetTyped).not.toThrow()
})
