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
