// 'solar o terreno', 'silla de ruedas o andador': what may stand for each other.
import type { Piece } from '../pieces.ts'
import { isAttribute } from './subjects.ts'

/** The needed pieces in passages of which one will do; most queries are one. Pieces of `all` that are small words join. */
export function choicesOf(needed: readonly Piece[], all: readonly Piece[]): readonly Piece[][] {
  const listed = enumerated(needed, all)
  if (listed) return listed
  const passages: Piece[][] = [[]]
  for (const [at, piece] of needed.entries()) {
    const before = needed[at - 1]
    const isOther = before && joins(between(before, piece, all), /^(o|u|or)$/) && isThing(piece)
    if (isOther) passages.push([...(passages.at(-1) ?? []).slice(0, -1), piece])
    else for (const passage of passages) passage.push(piece)
  }
  return passages
}

/** 'estufa, nevera y lavadora': of a list of things one will do. */
function enumerated(needed: readonly Piece[], all: readonly Piece[]): Piece[][] | undefined {
  const [before, last] = needed.slice(-2)
  if (needed.length < 3 || !before || !last || !needed.every(isThing)) return undefined
  const isList = joins(between(before, last, all), /^(y|e|and|o|u|or)$/)
  const isClose = needed
    .slice(1, -1)
    .every((piece, at) => between(needed[at] ?? piece, piece, all).length === 0)
  return isList && isClose ? needed.map((piece) => [piece]) : undefined
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
