// Numbers in queries: rooms and baths, sizes, words that mix letters and digits.
import { numbersWithin } from './reading/spoken-numbers.ts'
import type { Token } from './tokens.ts'
import { all, any, phrase, type WordQuery, word } from './words/word-query.ts'

const ROOM_WORDS = 'cuarto,habitacion,hab,h,c,cto,recamara,dormitorio,room,bedroom,bed,br,bd'
const NAMED_ROOMS = 'cuarto,habitacion,hab,recamara,dormitorio,bedroom,bed,br,room'
const BATH_WORDS = 'bano,b,ba,bath,bathroom'

/** Rooms and baths read from the first `length` tokens. */
export type Rooms = { length: number; rooms: string; baths: string | undefined }

/**
 * '3h2b', '3h/2b', '3 cuartos 2 baños', and in a query about homes '3/2' and '3/2.5' too (elsewhere
 * that is a fraction of an inch).
 */
export function readRooms(tokens: readonly Token[], isHome: boolean): Rooms | undefined {
  const text = tokens
    .slice(0, 5)
    .map(({ key, joint }) => `${key}${joint === '.' ? '.' : ' '}`)
    .join('')
  const named = new RegExp(
    `^(\\d{1,2}) ?(?:${alternatives(ROOM_WORDS)}) ?(?:y |con )?(\\d)(?:\\.5)? ?(?:${alternatives(BATH_WORDS)}) `,
  )
  const slash = tokens[0]?.joint === '/' && isHome ? /^(\d{1,2}) (\d)(?:\.5)? / : undefined
  const alone = isHome ? new RegExp(`^(\\d) (?:${alternatives(NAMED_ROOMS)}) `) : undefined
  const found = named.exec(text) ?? slash?.exec(text) ?? alone?.exec(text)
  if (!found) return undefined
  const length = found[0].trim().split(/[ .]/).length
  return { length, rooms: found[1] ?? '', baths: found[2] }
}

/** What only homes are described by, in one word: '3h', '2ba'. */
const SHORT_ROOMS = 'h,c,hab,cto,bed,br,bd'
const SHORT_BATHS = 'b,ba'

/**
 * An ad that says these rooms in short: '3/2', '3h2b'. Longer ways are read out of its text (`roomsSaid`): to ask for each
 * of them takes the index ten times as long.
 */
export function roomsQuery({ rooms, baths }: Rooms): WordQuery {
  const short = (count: string, names: string) =>
    any(names.split(',').map((name) => word(`${count}${name}`)))
  if (baths === undefined) {
    const named = ['cuarto', 'habitacion', 'bedroom'].map((name) => phrase([rooms, name]))
    return any([...named, short(rooms, SHORT_ROOMS)])
  }
  return any([
    phrase([rooms, baths]),
    word(`${rooms}h${baths}b`),
    word(`${rooms}c${baths}b`),
    all([short(rooms, SHORT_ROOMS), short(baths, SHORT_BATHS)]),
  ])
}

/**
 * A word with digits and its other spellings: 'ps5' and 'ps 5', '12000btu' and '12000 btu',
 * '12000' and '12,000'. `isTire`: sizes are also written 'R17'.
 */
export function numberQuery(key: string, isTire: boolean): WordQuery | undefined {
  if (!/\d/.test(key)) return undefined
  const parts = key.match(/\d+|\D+/g) ?? []
  if (parts.length > 1) return any([word(key), phrase(parts)])
  const spellings = [word(key)]
  if (isTire && /^(1[2-9]|2[0-4])$/.test(key)) spellings.push(word(`r${key}`))
  if (/^\d{4,6}$/.test(key) && !/^(19|20)\d\d$/.test(key)) {
    spellings.push(phrase([key.slice(0, -3), key.slice(-3)]))
  }
  return any(spellings)
}

/** A range of numbers read from the first `length` tokens. */
export type Range = { length: number; low: number; high: number }

/** 'de 400 a 600', '2010 a 2015' and, of years, '2010-2015'. */
export function readRange(tokens: readonly Token[]): Range | undefined {
  const [first, second, third] = tokens
  const low = numberOf(first)
  if (low === undefined || first?.joint) return undefined
  const isSpoken = /^(a|al|hasta)$/.test(second?.key ?? '')
  const high = numberOf(isSpoken ? third : second)
  if (high === undefined || high <= low) return undefined
  if (!isSpoken && !(isYear(low) && isYear(high))) return undefined
  return { length: isSpoken ? 3 : 2, low, high }
}

/** An ad that says any number of a range, as far as people write such numbers. */
export function rangeQuery({ low, high }: Range): WordQuery {
  return any(
    numbersWithin(low, high).map(
      (number) => numberQuery(String(number), false) ?? word(`${number}`),
    ),
  )
}

function numberOf(token: Token | undefined): number | undefined {
  return token && /^\d{1,6}$/.test(token.key) ? Number(token.key) : undefined
}

function isYear(number: number): boolean {
  return number >= 1950 && number <= 2040
}

/** True for the two halves of '1.5', '1/2' or 'c/u', which stand in ads as they are written: together. */
export function isTiedPair(tokens: readonly Token[]): boolean {
  const [first, second] = tokens
  if (!first?.joint || !second) return false
  const areBoth = (kind: RegExp) => kind.test(first.key) && kind.test(second.key)
  return areBoth(/^\d+$/) || areBoth(/^[a-z]$/)
}

function alternatives(names: string): string {
  return `(?:${names.split(',').join('|')})(?:e?s)?`
}
