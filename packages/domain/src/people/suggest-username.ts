import { foldText } from '../text/writing.ts'

/** The longest suggestion, in characters: room for digits stays below the 30 that a username may have. */
const longest = 24

/**
 * A username made of a name, for who would otherwise have to think of one: 'José Ángel Ortiz' → 'jose-angel-ortiz'.
 * Empty where too little of the name can stand in a username (docs/product/accounts.md#username-and-password-rules).
 */
export function suggestUsername(fullName: string): string {
  const words = foldText(fullName).match(/[a-z0-9]+/g) ?? []
  let suggested = ''
  for (const word of words) {
    const longer = suggested === '' ? word.slice(0, longest) : `${suggested}-${word}`
    if (longer.length > longest) break
    suggested = longer
  }
  return suggested.length < 3 ? '' : suggested
}
