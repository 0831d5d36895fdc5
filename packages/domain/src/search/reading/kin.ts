// What is near to a thing without being it: whoever finds none is glad to see one, below what they asked for.
import { GROUPS } from '../names/groups.ts'
import type { SynonymGroup } from '../synonyms.ts'

/** Ids of synonym groups, kin to each other within a line. */
const LINES = `
cuarto hospedaje roommate estudio
apartamento estudio casa
terreno finca solar
villa vacacional
`

const KIN = new Map<string, Set<string>>()
for (const line of LINES.trim().split('\n')) {
  const ids = line.split(' ')
  for (const id of ids) KIN.set(id, new Set([...(KIN.get(id) ?? []), ...ids]))
}

/** The groups that are kin to these, without them. */
export function kinOf(groups: readonly SynonymGroup[]): readonly SynonymGroup[] {
  const own = new Set(groups.map(({ id }) => id))
  const ids = new Set([...own].flatMap((id) => [...(KIN.get(id) ?? [])]))
  return GROUPS.filter(({ id }) => ids.has(id) && !own.has(id))
}
