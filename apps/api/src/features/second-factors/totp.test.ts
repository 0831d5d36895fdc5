import { describe, expect, test } from 'vitest'
import { codeOf, findStep, otpauthUri, stepAt, toBase32 } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

describe('RFC 6238, appendix B, in six digits', () => {
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %i seconds', (seconds, code) => {
    expect(codeOf(secret, stepAt(new Date(seconds * 1000)))).toBe(code)
  })
})

test('a code is good one step before and after its own, not two', () => {
  const now = new Date(1_700_000_000_000)
  const step = stepAt(now)
  const found = [-2, -1, 0, 1, 2].map((by) => findStep(secret, codeOf(secret, step + by), now))
  expect(found).toEqual([undefined, step - 1, step, step + 1, undefined])
  for (const wrong of ['', '12345', '1234567', 'abcdef']) {
    expect(findStep(secret, wrong, now)).toBeUndefined()
  }
})

test('a secret is written as apps read it', () => {
  expect(toBase32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(otpauthUri(secret, 'ana_p')).toBe(
    'otpauth://totp/Wepa%3Aana_p?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Wepa',
  )
})
