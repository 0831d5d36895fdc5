import { expect, test } from 'vitest'
import { canGetCode } from './phone-code.ts'

test.each([
  ['787-555-0123', true],
  ['(939) 555 0123', true],
  ['+1 305 555 0123', true],
  ['340-555-0123', true],
  ['800-555-0123', false],
  ['900-555-0123', false],
  ['876-555-0123', false],
  ['416-555-0123', false],
  ['+34 600 123 456', false],
  ['12345', false],
])('%s: %s', (phone, is) => {
  expect(canGetCode(phone)).toBe(is)
})
