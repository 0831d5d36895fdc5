import { expect, test } from 'vitest'
import { stoppedTurn } from './talk-words.ts'

test('who calls an answer off is told that it may count as a use', () => {
  expect(stoppedTurn('analysing').text).toMatch(/Tu foto sigue aquí.*cuenta como un uso/)
  expect(stoppedTurn('confirming').text).toMatch(/cuenta como un uso/)
  // Plain talk takes no use, and neither does publishing.
  expect(stoppedTurn('initial').text).toBe('Lo dejé ahí.')
  expect(stoppedTurn('posting').text).not.toMatch(/uso/)
})
