// What a picture looks like in 64 bits, so that the same photo is known again after it was saved, shrunk or trimmed.

/** Pixels a side of the gray square that is looked at. */
export const LOOK_EDGE = 32
/** Waves a side that are kept: the coarse ones, which survive compression. */
const waves = 8
/** Grays that spread less than this (of 255) are a flat area: their waves are noise. */
const leastSpread = 6

/**
 * The perceptual hash (pHash) of a square of LOOK_EDGE × LOOK_EDGE gray pixels, as a signed number of 64
 * bits: for each of the coarsest waves of its cosine transform whether it is stronger than the middle
 * one. Pictures that look alike differ in few bits. null for a flat picture, which looks like any other.
 */
export function lookOf(gray: Uint8Array): bigint | null {
  if (spread(gray) < leastSpread) return null
  const strengths = coarseWaves(gray)
  const middle = strengths.toSorted((a, b) => a - b)[strengths.length / 2] ?? 0
  const bits = strengths.map((strength) => (strength >= middle ? '1' : '0')).join('')
  return BigInt.asIntN(64, BigInt(`0b${bits}`))
}

/** The standard deviation. */
function spread(values: Uint8Array): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

/** 64 strengths: the square of the coarsest waves without the mean brightness, and one more in its place. */
function coarseWaves(gray: Uint8Array): number[] {
  const rows = Array.from({ length: LOOK_EDGE }, (_, y) =>
    Array.from({ length: waves + 1 }, (_, u) => dot(u, (x) => gray[y * LOOK_EDGE + x] ?? 0)),
  )
  const strength = (u: number, v: number) => dot(v, (y) => rows[y]?.[u] ?? 0)
  return Array.from({ length: waves * waves }, (_, index) =>
    index === 0 ? strength(waves, 0) : strength(index % waves, Math.floor(index / waves)),
  )
}

function dot(wave: number, valueAt: (at: number) => number): number {
  const cosines = COSINES[wave] ?? []
  return cosines.reduce((sum, cosine, at) => sum + cosine * valueAt(at), 0)
}

const COSINES = Array.from({ length: waves + 1 }, (_, wave) =>
  Array.from({ length: LOOK_EDGE }, (_, at) => Math.cos((Math.PI * wave * (at + 0.5)) / LOOK_EDGE)),
)
