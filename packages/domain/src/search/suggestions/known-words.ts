// The words that are completed while somebody types: for the server, and for the file that the web is built with. Made of
// the whole language, which no browser loads.
import { ATTRIBUTES } from '../names/attributes.ts'
import { GROUPS } from '../names/groups.ts'
import { MAKES } from '../names/makes.ts'
import { SYNONYM_GROUPS, type SynonymGroup, type Term } from '../synonyms.ts'
import { keyOf, singular } from '../tokens.ts'
import { isSuggestible } from './suggestible.ts'

export type KnownWords = {
  /** What things, trades and models are called, the usual ones first. */
  words: readonly string[]
  /** Makes of vehicles, which may follow the name of a kind: 'guagua toyota'. */
  makes: readonly string[]
}

/** So many names of the island for each thing, and a word of other Spanish. */
const mostNames = 3
const mostForeign = 1
const mostWords = 3
/** So many letters in common say that two names are forms of one word: 'alquiler', 'alquilando'. */
const stemLength = 5
const longest = 24

/** The known words as they are written, each once. */
export function listKnownWords(): KnownWords {
  const isThing = ({ id, categories }: SynonymGroup) => categories.length > 0 && !ATTRIBUTES.has(id)
  const things = GROUPS.filter(isThing).map(namesOf)
  const usual = new Set(SYNONYM_GROUPS.map(({ id }) => id))
  const heads = (isUsual: boolean) =>
    things.filter(({ id }) => usual.has(id) === isUsual).flatMap(({ names }) => names.slice(0, 1))
  const makes = MAKES.map(({ name }) => name)
  const models = MAKES.flatMap((make) =>
    [...make.models.values()].flat().map((model) => `${make.name} ${model}`),
  )
  const words = [
    ...heads(true),
    ...makes,
    ...heads(false),
    ...things.flatMap(({ names }) => names.slice(1)),
    ...things.flatMap(({ foreign }) => foreign),
    ...models,
  ]
  return { words: once(words), makes }
}

function namesOf({ id, pr, es }: SynonymGroup) {
  const names = withoutForms(pr.filter(isName))
  const foreign = withoutForms([...pr, ...es].filter(isName))
    .slice(names.length)
    .filter((name) => !name.includes(' '))
  return { id, names: names.slice(0, mostNames), foreign: foreign.slice(0, mostForeign) }
}

function isName({ text, isEntry }: Term): boolean {
  return isEntry && text.length <= longest && text.split(' ').length <= mostWords
}

/** Of plurals, short forms and forms of a verb the first is enough: the search takes them for one. */
function withoutForms(terms: readonly Term[]): string[] {
  const stems = new Set<string>()
  return terms.flatMap(({ text }) => {
    const stem = text.includes(' ') ? singular(keyOf(text)) : keyOf(text).slice(0, stemLength)
    if (stems.has(stem)) return []
    stems.add(stem)
    return [text]
  })
}

function once(words: readonly string[]): string[] {
  const seen = new Set<string>()
  return words.filter((word) => {
    const key = singular(keyOf(word))
    if (seen.has(key) || key.length < 2 || !isSuggestible(word)) return false
    seen.add(key)
    return true
  })
}
