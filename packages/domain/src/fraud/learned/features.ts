// What the learned reader sees of a text: its words, pairs of words, pieces of words and the rules that it meets, as
// numbers of buckets.
import type { FraudRuleId } from '../rule.ts'
import { plainText } from '../text.ts'

/** Features share buckets. Which of them meet in one costs little: each text has some 300, most buckets say nothing. */
export const BUCKETS = 20_000

const pieceLengths = [3, 4, 5]
/** What stands further on says nothing new, and the longest text is read as quickly as one of this length. In signs. */
const readUpTo = 1500

/**
 * The buckets of a text, each once. Folded as the rules fold it (`plainText`); amounts, telephone numbers, links and
 * addresses count as what they are and not as what they say. `rules`: those that it meets, which count as words do.
 */
export function featuresOf(text: string, rules: readonly FraudRuleId[]): number[] {
  const found = new Set<number>()
  let [before, beforeThat] = ['^', '']
  for (const word of wordsOf(text)) {
    found.add(bucketOf(`word ${word}`))
    found.add(bucketOf(`pair ${before} ${word}`))
    if (beforeThat !== '') found.add(bucketOf(`around ${beforeThat} ${word}`))
    addPieces(found, word)
    beforeThat = before
    before = word
  }
  found.add(bucketOf(`pair ${before} $`))
  for (const rule of rules) found.add(bucketOf(`rule ${rule}`))
  if (rules.length > 0) found.add(bucketOf('any rule'))
  return [...found]
}

function addPieces(found: Set<number>, word: string): void {
  if (word.startsWith('<')) return
  const marked = `_${word}_`
  for (const length of pieceLengths) {
    for (let at = 0; at + length <= marked.length; at++) {
      found.add(bucketOf(marked.slice(at, at + length)))
    }
  }
}

/** What stands for something of its kind, in the order in which it is looked for. */
const placeholders: readonly (readonly [RegExp, string])[] = [
  // Before the links: the end of an address is a host.
  [/\b[\w.+-]{1,60}@[\w-]{1,60}(?:\.[a-z]+)*/g, ' <mail> '],
  [
    /(?:https?:\/\/|www\.)\S+|\b[a-z0-9-]{1,60}(?:\.[a-z0-9-]{1,60}){0,4}\.(?:com|net|org|info|me|ly|co|app|site|online|shop|link|xyz|click|top|pr)\b\S*/g,
    ' <link> ',
  ],
  [/(?<!\d)\+?1?[ (.-]{0,3}\d{3}[ ).-]{0,3}\d{3}[ .-]?\d{4}(?!\d)/g, ' <phone> '],
  [/\$ ?\d[\d,.]*|\b\d[\d,.]*(?= ?(?:pesos|dolares|dollars|bucks|usd|palos|\$))/g, ' <amount> '],
]

/** The folded words in their order, `<amount>`, `<phone>`, `<link>`, `<mail>` and `<number_of_4>` for what is one. */
export function wordsOf(text: string): string[] {
  const named = placeholders.reduce(
    (rest, [pattern, name]) => rest.replace(pattern, name),
    plainText(text.slice(0, readUpTo)),
  )
  const counted = named.replace(
    /\b\d[\d,.]*\b/g,
    (digits) => ` <number_of_${Math.min(digits.length, 6)}> `,
  )
  return counted.match(/<[a-z_0-9]+>|[a-z]+|[?!%]/g) ?? []
}

/** FNV-1a of the signs, which are folded and mostly of one byte (http://www.isthe.com/chongo/tech/comp/fnv/). */
function bucketOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < feature.length; i++) {
    hash = Math.imul(hash ^ feature.charCodeAt(i), 0x01000193)
  }
  // What differs in its last sign alone differs in the low bits alone.
  hash ^= hash >>> 15
  return (hash >>> 0) % BUCKETS
}
