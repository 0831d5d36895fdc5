// Many passages of a few words in other combinations ('de nevera', 'para nevera', 'de 2 neveras'), written shortly.
import { joinQueries, quote, type Writing } from './write-query.ts'

/** Any of the passages: what follows the same words, or stands before them, is written once. */
export function writeFactored(
  passages: readonly (readonly string[])[],
  { suffix, stem }: Writing,
): string {
  const words = passages.map((passage) => passage.map((word) => `${quote(word, stem)}${suffix}`))
  const byLength = groupBy(words, ({ length }) => String(length))
  return joinQueries('any', [...byLength.values()].map(factor))
}

/** Passages of one length: those that may begin with the same words go on in any of their ways. */
function factor(passages: readonly (readonly string[])[]): string {
  if (passages[0]?.length === 1) return eitherOf(passages.flat())
  const heads = groupBy(passages, (passage) => passage.slice(1).join(' '))
  const alike = groupBy([...heads.values()], (group) =>
    [...new Set(group.map(first))].sort().join(),
  )
  return joinQueries(
    'any',
    [...alike.values()].map((groups) => {
      const starts = (groups[0] ?? []).map(first)
      const rests = groups.flatMap(([passage]) => (passage ? [passage.slice(1)] : []))
      return `(${eitherOf(starts)}) <-> (${factor(rests)})`
    }),
  )
}

function first([word = '']: readonly string[]): string {
  return word
}

function eitherOf(words: readonly string[]): string {
  return [...new Set(words)].join(' | ')
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}
