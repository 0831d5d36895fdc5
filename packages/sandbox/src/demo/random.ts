// Chance that answers the same on every machine: the demo data is made of it.

export type Random = {
  /** Even in [0, 1). */
  next(): number
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number
  /** A number in [low, high). */
  between(low: number, high: number): number
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
  /** A new list with the items in another order. */
  shuffle<T>(items: readonly T[]): T[]
  /** Independent chance for one matter, so that a change elsewhere leaves it alone. */
  fork(matter: string): Random
}

/** Chance grown from a text: the same text gives the same row of numbers. */
export function createRandom(seed: string): Random {
  const next = sequence(seed)
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    int,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: (items) => pickFrom(items, next()),
    shuffle: (items) => shuffled(items, int),
    fork: (matter) => createRandom(`${seed}/${matter}`),
  }
}

function pickFrom<T>(items: readonly T[], at: number): T {
  const [item] = items.slice(Math.floor(at * items.length))
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

function shuffled<T>(items: readonly T[], int: (low: number, high: number) => number): T[] {
  const rest = [...items]
  const result: T[] = []
  while (rest.length > 0) result.push(...rest.splice(int(0, rest.length - 1), 1))
  return result
}

/** sfc32, seeded by FNV-1a over the text. */
function sequence(seed: string): () => number {
  let hash = 0x811c9dc5
  for (const sign of seed) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  let a = hash | 0
  let b = 0x9e3779b9 | 0
  let c = 0x243f6a88 | 0
  let d = 1
  const next = () => {
    const t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + t) | 0
    return (t >>> 0) / 4294967296
  }
  for (let i = 0; i < 12; i += 1) next()
  return next
}
