import { FACETS } from '@wepa/domain/attributes/facet-keys'
import { attributeTable } from '@wepa/domain/attributes/fitting'
import { expect, test } from 'vitest'
import { endsOf, isCounted, stepsOf, withEnd } from './number-steps.ts'

const year = 2026

test('every number can be chosen, within what ads can say', () => {
  const numbers = FACETS.filter((key) => attributeTable[key].kind === 'number' && !isCounted(key))
  expect(numbers).toContain('year')
  for (const key of numbers) {
    const attribute = attributeTable[key]
    for (const end of endsOf(key)) {
      const steps = stepsOf({ key, end, asked: { payPer: 'mes' }, year })
      expect(steps.length, key).toBeGreaterThan(4)
      for (const step of steps) {
        expect(attribute.kind === 'number' && step >= attribute.min && step <= attribute.max).toBe(
          true,
        )
      }
    }
  }
})

test('years begin with those of next year; a number of an address is among them', () => {
  expect(stepsOf({ key: 'year', end: 'min', asked: {}, year })[0]).toBe(2027)
  expect(stepsOf({ key: 'miles', end: 'max', asked: { miles: '-65000' }, year })).toContain(65_000)
})

test('a cuerda is within both ends', () => {
  const asked = {}
  expect(stepsOf({ key: 'landArea', end: 'min', asked, year })).toContain(3930)
  expect(stepsOf({ key: 'landArea', end: 'max', asked, year })).toContain(3931)
})

test('one end is changed and the other kept', () => {
  expect(withEnd('year', '', ['min', '2010'])).toBe('2010-')
  expect(withEnd('year', '2010-', ['max', '2018'])).toBe('2010-2018')
  expect(withEnd('year', '2010-2018', ['min', ''])).toBe('-2018')
  expect(withEnd('year', '-2018', ['max', ''])).toBe('')
})
