import { describe, expect, it } from 'vitest'
import { safeRedirect } from './safe-redirect.ts'

describe('safeRedirect', () => {
  it.each([
    [undefined],
    [''],
    ['https://otro.example'],
    ['//otro.example'],
    ['/\\otro.example'],
    ['/\t/otro.example'],
    ['javascript:alert(1)'],
    ['/auth'],
    ['/auth?redirect=/auth'],
  ])('leads %j home', (path) => {
    expect(safeRedirect(path)).toBe('/')
  })

  it.each([['/post-ad'], ['/listing/12?a=1'], ['/search?q=nevera']])('keeps %j', (path) => {
    expect(safeRedirect(path)).toBe(path)
  })
})
