import { expect, test } from 'vitest'
import { distance, writtenForm } from './vocabulary.ts'

test.each([
  ['nevera', 'nevera', 0],
  ['nebera', 'nevera', 1],
  ['nebra', 'nevera', 2],
  ['nevrea', 'nevera', 1],
  ['', 'sofa', 4],
])('%j and %j lie %i slips apart', (from, to, slips) => {
  expect(distance(from, to)).toBe(slips)
  expect(distance(to, from)).toBe(slips)
})

test('a known word gets its accents back, another stays as it is', () => {
  expect(writtenForm('camion')).toBe('camión')
  expect(writtenForm('toyota')).toBe('toyota')
})
