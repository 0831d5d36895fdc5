import { describe, expect, it } from 'vitest'
import { displayDataSize } from './data-size.ts'

describe('displayDataSize', () => {
  it.each([
    [0, '1 KB'],
    [12_345, '12 KB'],
    [999_400, '999 KB'],
    [999_500, '1.0 MB'],
    [1_240_000, '1.2 MB'],
  ])('says %i bytes as %s', (bytes, said) => {
    expect(displayDataSize(bytes)).toBe(said)
  })
})
