import { expect, test } from 'vitest'
import { FACETS } from './facet-keys.ts'
import { attributeKeys, attributeTable } from './fitting.ts'

test('the names of the first load are those of the table', () => {
  expect([...FACETS]).toEqual(attributeKeys.filter((key) => attributeTable[key].isFacet))
})
