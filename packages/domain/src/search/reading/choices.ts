// 'solar o terreno', 'silla de ruedas o andador': what may stand for each other.
import type { Piece } from '../pieces.ts'
import { isAttribute } from './subjects.ts'

/** The needed pieces in passages of which one will do; most queries are one. Pieces of `all` that are small words join. */
export function choicesOf(needed: readonly Piece[], all: readonly Piece[]): readonly Piece[][] {
  const passages: Piece[][] = [[]]
  for (const [at, piece] of needed.entries()) {
    const before = needed[at - 1]
    const isOther = before && joins(between(before, piece, all), /^(o|u|or)$/) && isThing(piece)
    if (isOther) passages.push([piece])
    else passages.at(-1)?.push(piece)
  }
  return passages
}

/** Things that stand beside the head with 'y': whoever wants both is glad of one. */
export function companionsOf(
  head: Piece | undefined,
  needed: readonly Piece[],
  all: readonly Piece[],
): Piece[] {
  return needed.filter((piece, at) => {
    const before = needed[at - 1]
    if (piece === head || !before || !isThing(piece)) return false
    return joins(between(before, piece, all), /^(y|e|and|o|u|or|mas)$/)
  })
}

function between(before: Piece, piece: Piece, all: readonly Piece[]): readonly Piece[] {
  return all.slice(all.indexOf(before) + 1, all.indexOf(piece))
}

function joins(pieces: readonly Piece[], joint: RegExp): boolean {
  return pieces.some(({ tokens }) => tokens.every(({ key }) => joint.test(key)))
}

function isThing(piece: Piece): boolean {
  return piece.kind === 'term' && !isAttribute(piece)
}
