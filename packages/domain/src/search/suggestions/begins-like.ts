// Whether what was typed is the beginning of a word, however it is spelled.
import { soundOf } from '../names/slips.ts'

/** What the last letter may become with the next one: 'c' is s before e, x in 'ch', k otherwise. */
const OPEN_ENDS: Readonly<Record<string, readonly string[]>> = {
  c: ['k', 's', 'x'],
  g: ['g', 'j'],
  l: ['l', 'y'],
  q: ['k'],
  r: ['r', 'l'],
}
/** Shorter beginnings with a slip could become anything. */
const SHORTEST_SLIP = 5
const LONG = 8

/** A sound that no rule about the end of a word touches. */
const MORE = '0'

/** The sounds with which a word may begin of which these folded letters were typed so far: 'vic' is 'bik', 'bis', 'bix'. */
export function soundsOfBeginning(letters: string): readonly string[] {
  const last = letters.at(-1) ?? ''
  const head = letters.slice(0, -1)
  const open = OPEN_ENDS[last] ?? []
  const ends = open.map((end) => withoutMore(soundOf(head + MORE)) + end)
  return [...new Set([withoutMore(soundOf(letters + MORE)), ...ends])]
}

/** How a whole folded word begins to sound; its end sounds as if more came. */
export function soundFromBeginning(word: string): string {
  return withoutMore(soundOf(word + MORE))
}

/** Whether folded letters are the beginning of a word but for a slip of the fingers, two in a long one. */
export function isBeginningWithSlips(letters: string, word: string): boolean {
  if (letters.length < SHORTEST_SLIP) return false
  const most = letters.length >= LONG ? 2 : 1
  return word.length >= letters.length - most && slipsOfBeginning(letters, word, most) <= most
}

/** Letters to change, add, drop or swap so that these become any beginning of the word; more than `most` stays unsaid. */
function slipsOfBeginning(letters: string, word: string, most: number): number {
  const width = Math.min(word.length, letters.length + most)
  let above: number[] = []
  let row = Array.from({ length: width + 1 }, (_, index) => index)
  for (let i = 1; i <= letters.length; i++) {
    const next = [i]
    for (let j = 1; j <= width; j++) {
      const isSame = letters[i - 1] === word[j - 1]
      const isSwap = letters[i - 1] === word[j - 2] && letters[i - 2] === word[j - 1]
      next.push(
        Math.min(
          at(row, j) + 1,
          at(next, j - 1) + 1,
          at(row, j - 1) + (isSame ? 0 : 1),
          isSwap ? at(above, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    if (Math.min(...next) > most) return most + 1
    above = row
    row = next
  }
  return Math.min(...row)
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY
}

function withoutMore(sound: string): string {
  return sound.replaceAll(MORE, '')
}
