/** How many messages of the other side are read together. */
const mostTogether = 9

/** A message with what the same person said before it, as one text: traps are often laid over several. */
export function windowOf(before: readonly string[], message: string): string {
  return [...before.slice(1 - mostTogether), message].join('. ')
}
