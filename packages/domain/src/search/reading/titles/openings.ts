// How a title begins: what stands first there is what is for sale, what follows says more of it or what it is for.
import { singular, splitWords } from '../../tokens.ts'
import { LONGEST_TERM, readingsOf } from '../../vocabulary.ts'
import type { WordQuery } from '../../words/word-query.ts'

/** What stands before the thing and is none. */
const SELLING = new Set(
  'se,vende,venden,vendo,venta,de,alquila,alquilo,alquiler,renta,rento,regala,regalan,regalo,nuevo,nueva,nuevos,nuevas,lindo,linda,bello,bella,gran,oferta,hermoso,hermosa,un,una,el,la,los,las,tengo'.split(
    ',',
  ),
)

/**
 * The folded words with which a title names its thing: the longest term of the vocabulary where it begins, or its
 * first word; empty for a title without words. 'Se vende mesa de noche' begins with 'mesa de noche'.
 */
export function openingOf(title: string): string {
  const tokens = splitWords(title)
  const start = tokens.findIndex(({ key }) => !SELLING.has(key))
  const words = tokens.slice(Math.max(start, 0), Math.max(start, 0) + LONGEST_TERM)
  for (let length = words.length; length > 1; length--) {
    const term = words.slice(0, length)
    if (readingsOf(term).length > 0) return term.map(({ key }) => key).join(' ')
  }
  return words[0]?.key ?? ''
}

/** The names that a query would accept as an opening, number folded away, in the order of nearness. */
export function openingsOf(query: WordQuery): string[] {
  return [...new Set(namesIn(query).map(singular))]
}

function namesIn(query: WordQuery): string[] {
  if (query.kind === 'phrase') return query.only === 'category' ? [] : [query.words.join(' ')]
  return query.kind === 'attribute' ? [] : query.of.flatMap(namesIn)
}

/** The words before the thing, for a database that looks at titles itself. */
export const SELLING_WORDS: readonly string[] = [...SELLING]
