// Completes what is being typed with the words that the search knows.
import { isSmallWord, keyOf } from '../tokens.ts'
import { isBeginningWithSlips, soundFromBeginning, soundsOfBeginning } from './begins-like.ts'
import type { KnownWords } from './known-words.ts'

/** A known word made ready to be looked up: folded, and as its beginning sounds. */
type Entry = { text: string; key: string; sound: string }
export type WordIndex = { words: readonly Entry[]; makes: readonly Entry[] }

/** Where somebody says that they look for a thing, the thing follows. */
const WISHES = /^(?:busco|necesito|quiero|compro|vendo|vende|vendes)$/
/** From this length on, a beginning counts in the middle of a name as well: 'corolla' is a 'toyota corolla'. */
const shortestInside = 3
/** 'hog' sounds as 'og', and so do too many. */
const shortestSound = 3
/** With so many that are written so, nobody meant another spelling. */
const enough = 3

/** Makes a list ready; some ten milliseconds on a phone, so once and before it is needed. */
export function indexWords({ words, makes }: KnownWords): WordIndex {
  return { words: words.map(entryOf), makes: makes.map(entryOf) }
}

/**
 * What a text may become, at most `most`: as it is written before as it sounds, and slips of the fingers only where
 * there is nothing else. `hasAds`: whether there is such an ad; what has none comes after all that have.
 */
export function completeWords(
  { words, makes }: WordIndex,
  text: string,
  { most, hasAds = () => true }: { most: number; hasAds?: (word: string) => boolean },
): string[] {
  const { lead, rest } = splitLead(text)
  const key = keyOf(rest)
  if (key === '' || !/\p{L}/u.test(key)) return []
  const found = findEntries(words, key, isEnded(text))
  const named = found.length > 0 ? [] : nameMakes(words, makes, rest)
  const texts = [...found.map((entry) => entry.text), ...named]
  const sorted = [...texts.filter(hasAds), ...texts.filter((each) => !hasAds(each))]
  return sorted.slice(0, most).map((each) => lead + each)
}

function findEntries(entries: readonly Entry[], key: string, isWhole: boolean): Entry[] {
  // After a space the last word stands as it is.
  const letters = isWhole ? `${key} ` : key
  const written = entries.filter((entry) => entry.key.startsWith(letters) && entry.key !== key)
  const heard = written.length < enough ? findByEar(entries, letters, written.length > 0) : []
  const inside =
    key.length < shortestInside ? [] : entries.filter((entry) => entry.key.includes(` ${letters}`))
  const found = new Set([...written, ...heard, ...inside])
  if (found.size === 0) {
    for (const entry of entries) if (isBeginningWithSlips(letters, entry.key)) found.add(entry)
  }
  // What stands there already needs no completion.
  return [...found].filter((entry) => entry.key !== key)
}

/** A beginning of one or two sounds says something only where nothing `isWritten` so. */
function findByEar(entries: readonly Entry[], letters: string, isWritten: boolean): Entry[] {
  const sounds = soundsOfBeginning(letters).filter(
    (sound) => sound.length >= shortestSound || (sound !== '' && !isWritten),
  )
  return entries.filter((entry) => sounds.some((sound) => entry.sound.startsWith(sound)))
}

/** 'guagua toy': a make behind the name of a kind. */
function nameMakes(words: readonly Entry[], makes: readonly Entry[], text: string): string[] {
  const at = text.lastIndexOf(' ')
  const last = keyOf(text.slice(at + 1))
  const head = keyOf(text.slice(0, Math.max(at, 0)))
  if (last.length < 2 || !words.some(({ key }) => key === head)) return []
  const before = text.slice(0, at + 1)
  return findEntries(makes, last, false).map((make) => before + make.text)
}

/** Parts 'busco una nev' before what is looked for. */
function splitLead(text: string): { lead: string; rest: string } {
  const begun = text.replace(/^\s+/, '')
  const first = /^(\S+)\s+(?=\S)/.exec(begun)
  const word = keyOf(first?.[1] ?? '')
  if (!first || (word !== '' && !isSmallWord(word) && !WISHES.test(word))) {
    return { lead: '', rest: begun }
  }
  const { lead, rest } = splitLead(begun.slice(first[0].length))
  return { lead: first[0] + lead, rest }
}

function isEnded(text: string): boolean {
  return /\S\s+$/.test(text)
}

function entryOf(text: string): Entry {
  const key = keyOf(text)
  return { text, key, sound: soundFromBeginning(key) }
}
