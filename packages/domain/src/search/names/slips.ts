// Slips of spelling: what sounds alike on the island is written alike.

/** How a word sounds: v is b, z and soft c are s, ll is y, h is mute, r at an end is l. `x` stands for ch, `9` for hard gu. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/([aeou])i(?=[aeou])/g, '$1y'],
  [/^wr/, 'r'],
  [/ch/g, 'x'],
  [/h/g, ''],
  [/v/g, 'b'],
  [/z/g, 's'],
  [/qu/g, 'k'],
  [/c([ei])/g, 's$1'],
  [/c/g, 'k'],
  [/ll/g, 'y'],
  [/gu([ei])/g, '9$1'],
  [/g([ei])/g, 'j$1'],
  [/9/g, 'g'],
  [/ad([oa]s?)$/g, 'a$1'],
  [/s$/g, ''],
  [/d$/g, ''],
  [/r(?=$|[bcdfgjklmnpqstvwxy])/g, 'l'],
  [/(.)\1+/g, '$1'],
]

/** Two folded words of one sound are one word spelled in two ways; the spelling table holds the same rules but the first two. */
export function soundOf(word: string): string {
  return SOUNDS.reduce((sound, [pattern, by]) => sound.replace(pattern, by), word)
}

const SWAPS: readonly (readonly [RegExp, string])[] = [
  [/v/, 'b'],
  [/b/, 'v'],
  [/ll/, 'y'],
  [/y(?=[aeiou])/, 'll'],
  [/c(?=[ei])/, 's'],
  [/s(?=[ei])/, 'c'],
  [/z/, 's'],
  [/s(?=[aou])/, 'z'],
  [/^h/, ''],
  [/g(?=[ei])/, 'j'],
  [/j(?=[ei])/, 'g'],
  [/qu(?=[ei])/, 'k'],
  [/rr/, 'r'],
  [/r$/, 'l'],
  [/m(?=[bp])/, 'n'],
]

/** Shorter words become other words too easily. */
const SHORTEST = 5

/** How others misspell a folded word, one slip each; none for short words. */
export function slipsOf(word: string): string[] {
  if (word.length < SHORTEST || !/^[a-z]+$/.test(word)) return []
  const slips = SWAPS.map(([pattern, by]) => word.replace(pattern, by))
  return [...new Set(slips)].filter((slip) => slip !== word)
}
