// What is worth a word of its own in the index: the names of one thing, which a search asks for together.
import { GROUPS } from './names/groups.ts'
import { slipsOf } from './names/slips.ts'
import { listModels } from './reading/makes.ts'
import { titleLists } from './reading/nudges.ts'
import type { SynonymGroup } from './synonyms.ts'
import { keyOf } from './tokens.ts'
import { termsOf } from './vocabulary.ts'
import { any, atLeast, phrase, type WordQuery } from './words/word-query.ts'

/** As near as a search can ask for: as said here, in other Spanish too, and all. */
const LEVELS = [0.9, 0.8, 0]

/**
 * Every set of words that a search may ask for as alternatives: the names of a thing, the models of a make, the slips
 * of a word, what titles of other things say. A set of one is none.
 */
export function listConcepts(): readonly (readonly WordQuery[])[] {
  return [
    ...GROUPS.flatMap(namesOf),
    ...listModels().flatMap(namesWithin),
    ...GROUPS.flatMap(slipsWithin),
    ...titleLists(),
  ]
}

function namesOf(group: SynonymGroup): (readonly WordQuery[])[] {
  const all = any(termsOf(group))
  return LEVELS.flatMap((weight) => {
    const near = atLeast(all, weight)
    return near?.kind === 'any' ? [near.of, ...near.of.flatMap(namesWithin)] : []
  })
}

/** The names among which one must stand beside something else: models, in the category of their kind. */
function namesWithin(query: WordQuery): (readonly WordQuery[])[] {
  if (query.kind !== 'all') return []
  return query.of.flatMap((part) => (part.kind === 'any' ? [part.of] : []))
}

/** How sellers misspell each word of a group, who asks for it finds them behind its names. */
function slipsWithin({ pr, es, en }: SynonymGroup): (readonly WordQuery[])[] {
  return [...pr, ...es, ...en].map(({ text }) =>
    slipsOf(keyOf(text)).map((slip) => phrase([slip], 1, 'title')),
  )
}
