// All words the search knows: the synonym groups, and what the files in names/ add to them.

import { readTable, SYNONYM_GROUPS, type SynonymGroup, type Term } from '../synonyms.ts'
import { keyOf, singular } from '../tokens.ts'
import { additionsTo } from './additions.ts'
import { ELECTRONICS } from './electronics.ts'
import { FAMILIES } from './families.ts'
import { HOMES } from './homes.ts'
import { HOUSE } from './house.ts'
import { JOBS } from './jobs.ts'
import { LEISURE } from './leisure.ts'
import { BRANDS } from './more/brands.ts'
import { MORE_FAMILIES } from './more/families.ts'
import { OTHER_NAMES } from './more/other-names.ts'
import { PEOPLE } from './people.ts'
import { SERVICES } from './services.ts'
import { THINGS } from './things.ts'
import { TOOLS } from './tools.ts'
import { VEHICLES } from './vehicles.ts'

const ADDED = [
  HOUSE,
  TOOLS,
  VEHICLES,
  ELECTRONICS,
  PEOPLE,
  LEISURE,
  HOMES,
  SERVICES,
  JOBS,
  FAMILIES,
  MORE_FAMILIES,
]
  .flatMap(readTable)
  .concat(readTable(THINGS.join('\n')))
  .map(closeFamily)

/** Each group once; of one that is there already the terms are added behind its own. */
const NAMED = withAdded(SYNONYM_GROUPS, ADDED)

/** Each group once; of one that is there already the terms are added behind its own. */
export const GROUPS: readonly SynonymGroup[] = withAdded(NAMED, [
  ...additionsTo(NAMED, OTHER_NAMES, { isBrand: false }),
  ...additionsTo(NAMED, BRANDS, { isBrand: true }),
])

/**
 * 'estufa de gas' is an 'estufa', and not every one: a term that holds another of its group is left to its words,
 * or who asks for the narrow thing would be shown all.
 */
function withoutNarrower(group: SynonymGroup): SynonymGroup {
  const terms = [...group.pr, ...group.es, ...group.en].filter(({ isOffered }) => isOffered)
  const single = new Set(
    terms.filter(({ isEntry }) => isEntry).map(({ text }) => singular(keyOf(text))),
  )
  const isNarrower = ({ text }: Term) => {
    const words = singular(keyOf(text)).split(' ')
    return words.length > 1 && words.some((word) => single.has(word))
  }
  const wide = (own: readonly Term[]) =>
    own.filter((term) => !term.isEntry || !term.isOffered || !isNarrower(term))
  return { ...group, pr: wide(group.pr), es: wide(group.es), en: wide(group.en) }
}

/** An added family is entered by its head and its Spanish and first English name; its kinds are things of their own. */
function closeFamily(group: SynonymGroup): SynonymGroup {
  if (!group.isFamily) return group
  const close = (terms: readonly Term[]) =>
    terms.map((term, at) => (at === 0 ? term : { ...term, isEntry: false }))
  return { ...group, pr: close(group.pr), en: close(group.en) }
}

/** The groups with those added; what has the id of another is joined with it. */
function withAdded(
  groups: readonly SynonymGroup[],
  added: readonly SynonymGroup[],
): readonly SynonymGroup[] {
  const byId = new Map(groups.map((group) => [group.id, group]))
  for (const each of added) byId.set(each.id, joined(byId.get(each.id), each))
  return [...byId.values()]
}

function joined(known: SynonymGroup | undefined, added: SynonymGroup): SynonymGroup {
  if (!known) return added.isFamily ? added : withoutNarrower(added)
  const own = withoutKnown(added, known)
  return {
    ...known,
    pr: join(known.pr, own.pr),
    es: join(known.es, own.es),
    en: join(known.en, own.en),
    misspellings: join(known.misspellings, added.misspellings),
  }
}

/** Of the added terms those that are not narrower than what the group holds. */
function withoutKnown(added: SynonymGroup, known: SynonymGroup): SynonymGroup {
  const whole = {
    ...added,
    pr: [...known.pr, ...added.pr],
    es: [...known.es, ...added.es],
    en: [...known.en, ...added.en],
  }
  const { pr, es, en } = withoutNarrower(whole)
  const isAdded = (terms: readonly Term[]) => (term: Term) => terms.includes(term)
  return {
    ...added,
    pr: pr.filter(isAdded(added.pr)),
    es: es.filter(isAdded(added.es)),
    en: en.filter(isAdded(added.en)),
  }
}

function join(own: readonly Term[], added: readonly Term[]): readonly Term[] {
  return [...own, ...added.filter(({ text }) => !own.some((term) => term.text === text))]
}
