// The query as it should have been written.
import type { Piece } from '../pieces.ts'
import { isCorrigible, keyOf, type Token } from '../tokens.ts'
import { headFor, type Reading, writtenForm } from '../vocabulary.ts'

/** Words (folded) that may be misspelt: long enough to be somebody's slip, and no bare number. */
export function unknownOf(piece: Piece): string[] {
  if (piece.kind !== 'plain') return []
  return piece.tokens.map(({ key }) => key).filter((key) => key.length > 3 && isCorrigible(key))
}

/** The query with its misspelt words put right; nothing when none was. */
export function correct(
  pieces: readonly Piece[],
  corrections: ReadonlyMap<string, string> | undefined,
): string | undefined {
  const parts = pieces.map((piece) => {
    const written = writtenAs(piece.tokens)
    const slip = slipOf(piece)
    if (slip) return headFor(slip)
    if (piece.kind === 'quote') return `"${written}"`
    const corrected = piece.kind === 'plain' && corrections?.get(piece.tokens[0]?.key ?? '')
    return corrected ? writtenForm(corrected) : written
  })
  const isPutRight = pieces.some(
    (piece) =>
      slipOf(piece) || (piece.kind === 'plain' && corrections?.has(piece.tokens[0]?.key ?? '')),
  )
  return isPutRight ? parts.join(' ') : undefined
}

/** A query put right with what was taken out of it before: words of price, and what it does without. */
export function withRest(
  corrected: string | undefined,
  prices: readonly string[],
  excluded: readonly string[],
): string | undefined {
  const written = excluded.map((term) => (/\s/.test(term) ? `-"${term}"` : `-${term}`))
  return corrected && [corrected, ...prices, ...written].join(' ')
}

/** The reading of a term that is nothing but a known misspelling. */
function slipOf(piece: Piece): Reading | undefined {
  if (piece.kind === 'intent') {
    return piece.intent.reading.role === 'misspellings' ? piece.intent.reading : undefined
  }
  if (piece.kind !== 'term') return undefined
  const [first] = piece.readings
  if (!first || piece.readings.some(({ role }) => role !== 'misspellings')) return undefined
  // 'gua gua' and '4 x 4' are understood as they stand.
  return keyOf(headFor(first)) === first.key.replaceAll(' ', '') ? undefined : first
}

function writtenAs(tokens: readonly Token[]): string {
  return tokens
    .map(({ raw, joint }, at) => (at === tokens.length - 1 ? raw : `${raw}${joint || ' '}`))
    .join('')
}
