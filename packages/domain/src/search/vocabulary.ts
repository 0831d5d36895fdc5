// Looks words up in the synonym groups: what a term may mean, and what else is called so.
import { GROUPS } from './names/groups.ts'
import { offeredBy, WEIGHTS } from './names/offered.ts'
import { soundOf } from './names/slips.ts'
import type { SynonymGroup, Term } from './synonyms.ts'
import { isSmallWord, keyOf, singular, standardForm, type Token } from './tokens.ts'
import { baseOf } from './words/diminutives.ts'
import { phrase, type WordQuery } from './words/word-query.ts'

/** One reading of a term: the group it belongs to and as what it stands there. */
export type Reading = { group: SynonymGroup; key: string; role: Role }
type Role = 'pr' | 'es' | 'en' | 'misspellings'

/** The longest term has this many words. */
export const LONGEST_TERM = 5

/** Shorter words are other words rather than slips. */
const SHORTEST_SLIP = 5

const READINGS = new Map<string, Reading[]>()
const WRITTEN = new Map<string, string>()
const TERMS = new Map<SynonymGroup, readonly WordQuery[]>()
/** Words of the vocabulary by their sound; those that sound like another one are left out. */
const BY_SOUND = new Map<string, string>()
/** The words of all terms, and by their sound. */
const WORDS = new Set<string>()
const WORD_BY_SOUND = new Map<string, string>()
/** Terms of several words by their first. */
const LONGER = new Map<string, { group: SynonymGroup; key: string }[]>()
for (const group of GROUPS) {
  TERMS.set(group, offeredBy(group))
  for (const role of ['pr', 'es', 'en', 'misspellings'] as const) {
    for (const { text, isEntry } of group[role]) {
      if (isEntry) addReading({ group, key: keyOf(text), role })
      if (role !== 'misspellings') WRITTEN.set(keyOf(text), text)
      if (role !== 'misspellings' && isEntry) noteSound(keyOf(text))
      if (role !== 'misspellings') noteWords(keyOf(text))
      if (role === 'pr' && isEntry) noteLonger(group, keyOf(text))
    }
  }
}

/**
 * What these words may mean together, in any number and spelling; an ambiguous group only answers
 * to its own words exactly as it writes them, and never to foreign ones (one way).
 */
export function readingsOf(tokens: readonly Token[]): Reading[] {
  const key = tokens.map((token) => token.key).join(' ')
  // 'pero' may be a dog misspelt, but hardly ever is.
  if (isSmallWord(key)) return []
  const found = matching(key)
  if (found.length > 0) return found
  const standard = matching(
    tokens.map((token) => adjectiveOf(standardForm(token) ?? token.key)).join(' '),
  )
  if (standard.length > 0) return standard
  if (tokens.length > 1) return matching(tokens.map(soundAlike).join(' '))
  const whole = baseOf(key)
    .map(matching)
    .find((each) => each.length > 0)
  return whole ?? alikeInSound(key)
}

/** A word nobody knows that sounds like one of the vocabulary is that one misspelt. */
function alikeInSound(key: string): Reading[] {
  const meant = WRITTEN.has(key) ? undefined : BY_SOUND.get(soundOf(singular(key)))
  if (!meant || key.length < SHORTEST_SLIP) return []
  return matching(meant).map(({ group }) => ({ group, key, role: 'misspellings' }))
}

/** The word of a longer term that a word sounds like: 'tanke de agua'. */
function soundAlike({ key }: Token): string {
  if (key.length < SHORTEST_SLIP || WORDS.has(singular(key))) return key
  return WORD_BY_SOUND.get(soundOf(singular(key))) ?? key
}

function noteWords(key: string): void {
  for (const word of key.split(' ').filter((each) => /^[a-z]{5,}$/.test(each))) {
    WORDS.add(singular(word))
    const sound = soundOf(singular(word))
    WORD_BY_SOUND.set(sound, WORD_BY_SOUND.get(sound) ?? word)
  }
}

function noteLonger(group: SynonymGroup, key: string): void {
  const [first = '', second] = key.split(' ')
  if (second === undefined) return
  const start = singular(first)
  LONGER.set(start, [...(LONGER.get(start) ?? []), { group, key }])
}

function noteSound(key: string): void {
  if (key.length < SHORTEST_SLIP || !/^[a-z]+$/.test(key)) return
  const sound = soundOf(singular(key))
  BY_SOUND.set(sound, BY_SOUND.get(sound) ?? key)
}

/** All terms of a group as alternatives, the nearest first; foreign words count in titles alone. */
export function termsOf(group: SynonymGroup): readonly WordQuery[] {
  return TERMS.get(group) ?? []
}

/** What else the term of a reading is called. Of a family a kind has no other name, its head has all. */
export function namesFor(reading: Reading): readonly WordQuery[] {
  const { group, key, role } = reading
  if (!group.isFamily || role === 'es' || role === 'en') return termsOf(group)
  if (role === 'misspellings') return [phrase(keyOf(headFor(reading)).split(' '), WEIGHTS.pr)]
  return key === keyOf(group.pr[0]?.text ?? '') ? termsOf(group) : []
}

/** Terms of other groups that begin with this word and mean something else, as lists of words. */
export function longerTerms(key: string, groups: readonly SynonymGroup[]): string[][] {
  const found = (LONGER.get(singular(key)) ?? []).filter(({ group }) => !groups.includes(group))
  return found.map((term) => term.key.split(' ')).slice(0, 12)
}

/** The single word of the vocabulary that lies nearest to a misspelt one, within so many slips. */
export function nearestTerm(key: string, slips: number): string | undefined {
  let nearest: { word: string; slips: number } | undefined
  for (const word of BY_SOUND.values()) {
    if (Math.abs(word.length - key.length) > slips) continue
    const far = distance(word, key)
    if (far <= slips && far < (nearest?.slips ?? Number.POSITIVE_INFINITY)) {
      nearest = { word, slips: far }
    }
  }
  return nearest?.word
}

/** True for a folded word that a group has, spelled so. */
export function isWord(key: string): boolean {
  return WRITTEN.has(key)
}

/** A folded word as it is written, accents and all, where a group knows it: 'camión'. */
export function writtenForm(key: string): string {
  return WRITTEN.get(key) ?? key
}

/** The real term a misspelling stands for: the nearest in letters, or the head when none is near. */
export function headFor({ group, key }: Reading): string {
  const nearest = (terms: readonly Term[]) =>
    terms.find(({ text }) => distance(keyOf(text), key) <= Math.max(1, Math.floor(key.length / 4)))
  const found = nearest(group.pr) ?? nearest([...group.es, ...group.en]) ?? group.pr[0]
  return found?.text ?? key
}

/** Letters to change, add, drop or swap with a neighbor to come from one word to the other. */
export function distance(from: string, to: string): number {
  let above: number[] = []
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const cost = from[i - 1] === to[j - 1] ? 0 : 1
      const isSwap = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      next.push(
        Math.min(
          at(row, j) + 1,
          at(next, j - 1) + 1,
          at(row, j - 1) + cost,
          isSwap ? at(above, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    above = row
    row = next
  }
  return at(row, to.length)
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY
}

function addReading(reading: Reading): void {
  const key = singular(reading.key)
  const others = READINGS.get(key) ?? []
  const isKnown = others.some(
    (other) =>
      other.group === reading.group && (other.key === reading.key || !reading.group.isAmbiguous),
  )
  if (isKnown) return
  READINGS.set(key, [...others, reading])
}

function matching(key: string): Reading[] {
  const readings = READINGS.get(singular(key)) ?? []
  return readings.filter(({ group, key: exact, role }) => {
    if (role === 'misspellings') return exact === key || `${exact}s` === key
    return !group.isAmbiguous || (exact === key && role === 'pr')
  })
}

/** 'usada' is looked up as 'usado', 'nuevas' as 'nuevo'. */
function adjectiveOf(key: string): string {
  return key.replace(/(ad|nuev)as?$/, '$1o')
}
