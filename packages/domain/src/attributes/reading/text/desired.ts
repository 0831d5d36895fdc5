// Swaps name two things, what is given and what is wanted for it: only the first has attributes.

const SWAP =
  /(?<![a-z])((?:cambi(?:o|a|aria|amos)|permut(?:o|a)|intercambi(?:o|a)|trade)(?! de (?:aceite|gomas))[^.\n]{0,200}?) (?:por|x|for) [^.\n]*/g

/** A folded text without what its author wants in exchange: 'Cambio F-150 por guagua' is 'Cambio F-150'. */
export function withoutDesired(text: string): string {
  return text.includes('cambi') || text.includes('permut') || text.includes('trade')
    ? text.replaceAll(SWAP, '$1')
    : text
}
