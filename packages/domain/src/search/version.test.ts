import { expect, test } from 'vitest'
import { readSearch } from './language.ts'
import { SYNONYM_GROUPS } from './synonyms.ts'
import { SEARCH_VERSION } from './version.ts'

/** What each version made of all words it knew: a new line for each new number. */
const READINGS: Readonly<Record<number, string>> = {
  1: '50c0fe48',
  2: '6aae02f4',
}

test('a search language that reads otherwise has another version', () => {
  const terms = SYNONYM_GROUPS.flatMap(({ pr, es, en, misspellings }) =>
    [...pr, ...es, ...en, ...misspellings].map(({ text }) => text),
  )
  const patterns = [
    '%',
    '% usado en Ponce',
    'casa con %',
    '% 2015 río piedras',
    '"%" nuevo',
    'casa -"%"',
  ]
  const readings = terms.flatMap((term) =>
    patterns.map((pattern) => {
      const { match, place, conditions, without } = readSearch(pattern.replace('%', term))
      return JSON.stringify([match, place?.slug, conditions, without])
    }),
  )
  // Failed? Raise SEARCH_VERSION and note the new digest, or alerts would go by the old reading.
  expect(READINGS[SEARCH_VERSION]).toBe(digestOf(readings.join('\n')))
})

/** FNV-1a: enough to notice a change. */
function digestOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  }
  return hash.toString(16)
}
