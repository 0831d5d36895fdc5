import { expect, test } from 'vitest'
import { writeFactored } from './write-factored.ts'

const written = (passages: readonly string[]) =>
  writeFactored(
    passages.map((passage) => passage.split(' ')),
    { suffix: ':A', stem: (word) => word },
  )

test('what is no word is refused', () => {
  expect(() => written(["de nevera'", 'de cama'])).toThrow(/no word/)
})

test.each([
  [['de x', 'para x'], `((('de':A | 'para':A) <-> ('x':A)))`],
  [['de x', 'para x', 'de y', 'para y'], `((('de':A | 'para':A) <-> ('x':A | 'y':A)))`],
  [['de x', 'para x', 'de y'], `((('de':A | 'para':A) <-> ('x':A)) | (('de':A) <-> ('y':A)))`],
  [['de x', 'x', 'de x'], `((('de':A) <-> ('x':A))) | ('x':A)`],
  [['de 2 x', 'de 3 x'], `((('de':A) <-> ((('2':A | '3':A) <-> ('x':A)))))`],
])('%j', (passages, query) => {
  expect(written(passages)).toBe(query)
})
