// Cuts what a person typed into words.
import { foldText } from '../text/writing.ts'

/**
 * `key`: the word folded, letters and digits only. `raw`: in lower case as typed. `joint`: the character
 * that ties it to the next word ('/' in '3/2', '.' in '1.5'), if one does. `quote`: the number of
 * the quoted passage it stands in; 0 outside quotes.
 */
export type Token = { key: string; raw: string; joint: string; quote: number }

/** More words than anyone means; the rest of a pasted text is left out. */
const MAX_TOKENS = 16

/**
 * The words of a query in order. Nothing but letters and digits survives, so a word can stand in a
 * query language without escaping. Thousands lose their comma: '12,000' is '12000'.
 */
export function splitWords(text: string): Token[] {
  const passages = text.normalize('NFC').split(/["“”«»]/)
  // Without its closing partner a quotation mark quotes nothing.
  const last = passages.length % 2 === 0 ? passages.length - 1 : passages.length
  return passages
    .flatMap((passage, index) => cut(passage, index % 2 === 1 && index < last ? index : 0))
    .slice(0, MAX_TOKENS)
}

function cut(passage: string, quote: number): Token[] {
  const plain = passage.toLowerCase().replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
  return [...plain.matchAll(/([\p{L}\p{N}\p{M}]+)([/.](?=[\p{L}\p{N}]))?/gu)].flatMap((match) => {
    const raw = match[1] ?? ''
    const key = foldText(raw)
    return key === '' ? [] : [{ key, raw, joint: match[2] ?? '', quote }]
  })
}

const PLAIN = /^[a-z\d]+(?: [a-z\d]+){0,7}$/

/** The key of a term that may hold several words: 'T-shirt' is 't shirt'. */
export function keyOf(term: string): string {
  // Of thousands of names most are their own key, and to cut them takes long.
  if (PLAIN.test(term)) return term
  return splitWords(term)
    .map(({ key }) => key)
    .join(' ')
}

/** Folds number away, alike for all: 'lote', 'lotes' are 'lot'; 'camión', 'camiones' are 'camion'. */
export function singular(key: string): string {
  return key
    .split(' ')
    .map((word) => (word.length > 3 ? word.replace(/s$/, '').replace(/e$/, '') : word))
    .join(' ')
}

/**
 * The same word as standard Spanish writes it, where Puerto Rico writes as it speaks: 'pintao' is
 * 'pintado', 'pintá' 'pintada', 'neveraaa' 'nevera'. Nothing when it is written so already.
 */
export function standardForm({ key, raw }: { key: string; raw: string }): string | undefined {
  const calm = key.replace(/([a-z])\1{2,}/g, '$1')
  const form = raw.endsWith('á') ? `${calm}da` : calm.replace(/ao(s?)$/, 'ado$1')
  return form === key || form.length < 4 ? undefined : form
}

const SMALL_WORDS = new Set(
  `a al ante con de del desde el en entre es esta este hasta la las le les lo los mas me mi mis muy
  no o pa pal para pero por que se ser si sin sobre son su sus te tu tus un una uno unos unas y ya
  q k ke d and for in of on or the to with`.split(/\s+/),
)

/** True for a word that says nothing alone; it counts inside quotes and where there is no other. */
export function isSmallWord(key: string): boolean {
  return SMALL_WORDS.has(key)
}

/** Not for correction into the name of a thing: they are said as they are meant. */
const VULGAR = /^(bicho|crica|chocha|pinga|cabron|puta|mamabicho)s?$/

/** True for a word that may be a slip of the fingers. */
export function isCorrigible(key: string): boolean {
  return /[a-z]{3}/.test(key) && !VULGAR.test(key)
}
