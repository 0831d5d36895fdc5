// What is added to groups that are there: other names of a thing, and brands that stand for it in titles.
import type { SynonymGroup, Term } from '../synonyms.ts'
import { keyOf, singular } from '../tokens.ts'

/**
 * Groups to be joined with those of the same id, from lines of `term: name, name~slip`. A brand leads nowhere by itself:
 * who asks for it means it. @throws where no group has the term, for then the line says nothing
 */
export function additionsTo(
  groups: readonly SynonymGroup[],
  lines: string,
  { isBrand }: { isBrand: boolean },
): SynonymGroup[] {
  const byTerm = new Map<string, SynonymGroup>()
  for (const group of groups.filter(({ isFamily }) => !isFamily)) {
    for (const { text, isEntry } of [...group.pr, ...group.es, ...group.en]) {
      const key = singular(keyOf(text))
      if (isEntry && !byTerm.has(key)) byTerm.set(key, group)
    }
  }
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [term = '', names = ''] = line.split(': ')
      const group = byTerm.get(singular(keyOf(term)))
      if (!group) throw new Error(`no group has the term: ${term}`)
      return addition(group, names, isBrand)
    })
}

function addition(group: SynonymGroup, names: string, isBrand: boolean): SynonymGroup {
  const written = names.split(', ').map((each) => each.split('~'))
  const terms = written.map(([text = '']): Term => ({ text, isEntry: !isBrand, isOffered: true }))
  const slips = written.flatMap(([, ...rest]) => rest)
  return {
    ...group,
    pr: [],
    es: isBrand ? [] : terms,
    en: isBrand ? terms : [],
    misspellings: slips.map((text) => ({ text, isEntry: true, isOffered: true })),
  }
}
