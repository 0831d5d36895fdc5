// What is worth a word of its own in the index: the names of one thing, which a search asks for together.
import { SYNONYM_GROUPS } from './synonyms.ts'
import { termsOf } from './vocabulary.ts'
import { any, atLeast, type WordQuery } from './words/word-query.ts'

/** As near as a search can ask for: as said here, in other Spanish too, and all. */
const LEVELS = [0.9, 0.8, 0]

/** Every set of names that a search may ask for as alternatives; a set of one is none. */
export function listConcepts(): readonly (readonly WordQuery[])[] {
  return SYNONYM_GROUPS.flatMap((group) => {
    const all = any(termsOf(group))
    return LEVELS.flatMap((weight) => {
      const near = atLeast(all, weight)
      return near?.kind === 'any' ? [near.of, ...near.of.flatMap(namesWithin)] : []
    })
  })
}

/** The names among which one must stand beside something else: models, in the category of their kind. */
function namesWithin(query: WordQuery): (readonly WordQuery[])[] {
  if (query.kind !== 'all') return []
  return query.of.flatMap((part) => (part.kind === 'any' ? [part.of] : []))
}
