import { expect, test } from 'vitest'
import { readSearch } from './language.ts'
import { GROUPS } from './names/groups.ts'
import { keyOf, splitWords } from './tokens.ts'
import { SEARCH_VERSION } from './version.ts'
import { readingsOf, termsOf } from './vocabulary.ts'

/** What each version made of all words it knew: a new line for each new number. */
const READINGS: Readonly<Record<number, string>> = {
  1: '50c0fe48',
  2: '6aae02f4',
  3: '10506627',
  4: 'd8fd7ff3',
  5: 'cf2943ea',
}

test('a search language that reads otherwise has another version', { timeout: 120_000 }, () => {
  const patterns = [
    '% usado en Ponce',
    'casa con %',
    '% 2015 río piedras',
    '"%" nuevo',
    'casa -"%"',
    'quien arregla % cerca de caguas',
    '% menos de 200',
  ]
  const heads = GROUPS.map(({ pr }) => pr[0]?.text ?? '')
  // Each word by itself, and in one of the other ways: in all of them it would take half a minute.
  const readings = heads.flatMap((term, at) =>
    ['%', patterns[at % patterns.length] ?? '%'].map((pattern) => {
      const { match, place, isNear, conditions, without, price } = readSearch(
        pattern.replace('%', term),
      )
      return JSON.stringify([match, place?.slug, isNear, conditions, without, price])
    }),
  )
  const names = GROUPS.flatMap((group) => [
    JSON.stringify(termsOf(group)),
    ...[...group.pr, ...group.es, ...group.en, ...group.misspellings].map(({ text }) =>
      readingsOf(splitWords(keyOf(text)))
        .map(({ group: { id }, role }) => `${id}/${role}`)
        .join(),
    ),
  ])
  // Failed? Raise SEARCH_VERSION and note the new digest, or alerts would go by the old reading.
  expect(READINGS[SEARCH_VERSION]).toBe(digestOf([...readings, ...names].join('\n')))
})

/** FNV-1a: enough to notice a change. */
function digestOf(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  }
  return hash.toString(16)
}
