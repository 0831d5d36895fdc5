import { expect, test } from 'vitest'
import { readingDetails } from './understood.tsx'

const reading = { text: 'nevera', correctedText: null, place: null, condition: null, excluded: [] }

test('plain words leave nothing to explain', () => {
  expect(readingDetails(reading)).toEqual([])
})

test('a place and a condition taken out of the words are told', () => {
  expect(
    readingDetails({
      ...reading,
      place: { name: 'Ponce', kind: 'municipality' },
      condition: 'nuevo',
      excluded: ['lg'],
    }),
  ).toEqual(['en Ponce', 'condición nuevo', 'sin «lg»'])
})

test.each([
  [{ max: 200 }, 'hasta $200'],
  [{ min: 300, max: 400 }, 'de $300 a $400'],
  [{ min: 50 }, 'desde $50'],
  [{ min: 0, max: 80 }, 'hasta $80'],
])('a price among the words is told: %j', (price, text) => {
  expect(readingDetails({ ...reading, price })).toEqual([text])
})
