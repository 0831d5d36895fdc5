import { expect, test } from 'vitest'
import { all, any, inCategories, phrase } from '../../words/word-query.ts'
import { openingOf, openingsOf } from './openings.ts'

test.each([
  ['', ''],
  ['🚗🚗', ''],
  ['Se vende mesa de noche en madera', 'mesa de noche'],
  ['VENDO NEVERA LG', 'nevera'],
  ['Reparación de zafarranchos', 'reparacion'],
  ['Cover para iPhone 13', 'cover'],
  ['Zafarrancho para nevera', 'zafarrancho'],
  ['Se vende', 'se vende'],
])('%j begins with %j', (title, opening) => {
  expect(openingOf(title)).toBe(opening)
})

test('the names of a query are openings in the singular, and its categories are none', () => {
  const query = all([any([phrase(['neveras']), phrase(['fridge'], 0.7)]), inCategories([8])])
  expect(openingsOf(query)).toEqual(['nevera', 'fridg'])
})
