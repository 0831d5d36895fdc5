// Messages as the rules against fraud read them: without accents, capitals and the ways of hiding a word.
import { foldText } from '../text/writing.ts'

/** Longer messages are read in pieces, so that signs far from each other do not add up. In signs. */
const wholeUpTo = 320
/** How many sentences a piece of a long message holds. */
const sentencesAtOnce = 3

/** A message, or for a long one each few sentences that follow each other, in the words that rules look for. */
export function fraudPieces(message: string): string[] {
  const text = plainText(message)
  if (text.length <= wholeUpTo) return [text]
  const sentences = text.split(/(?<=[.!?\n])\s+/)
  if (sentences.length <= sentencesAtOnce) return [text]
  return sentences
    .slice(0, -(sentencesAtOnce - 1))
    .map((_, at) => sentences.slice(at, at + sentencesAtOnce).join(' '))
}

/** Lower case, no accents, ñ as n; 'c o d i g o', 'c0digo' and 'codigoooo' as 'codigo', 'q' as 'que'. */
export function plainText(message: string): string {
  return foldText(message)
    .replace(/[\p{Cf}'’´`*_~]/gu, '')
    .replace(/(?<![a-z0-9])(?:[a-z0-9][ .-]){3,30}[a-z0-9](?![a-z0-9])/g, (spaced) =>
      spaced.replace(/[ .-]/g, ''),
    )
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/[^\S\n]+/g, ' ')
    .split(' ')
    .map(readWord)
    .join(' ')
    .trim()
}

/** Digits that stand for letters: only where letters stand on both sides, so 'p0420' and 'ps5' stay. */
const digitLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
}

const shortWords: Readonly<Record<string, string>> = {
  q: 'que',
  k: 'que',
  d: 'de',
  x: 'por',
  t: 'te',
  m: 'me',
  u: 'you',
  ur: 'your',
  wasap: 'whatsapp',
  guasap: 'whatsapp',
  wsp: 'whatsapp',
  whats: 'whatsapp',
  cel: 'celular',
  msj: 'mensaje',
  ta: 'esta',
  tas: 'estas',
  toy: 'estoy',
}

function readWord(word: string): string {
  const [core = ''] = /[a-z0-9]+/.exec(word) ?? []
  if (core === '') return word
  const short = shortWords[core]
  if (short) return word.replace(core, short)
  const isDisguised = core.length >= 5 && /^[a-z]+[013457][a-z0-9]*[a-z]$/.test(core)
  if (!isDisguised || /[.@/]/.test(word.slice(0, -1))) return word
  return word.replace(
    core,
    core.replace(/[013457]/g, (digit) => digitLetters[digit] ?? digit),
  )
}
