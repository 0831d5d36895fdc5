import type { Deps } from '../../context.ts'
import { fillConcepts, keepConcepts } from '../../db/concepts.ts'

/** Milliseconds of one run, for a server that ends waits for it; the next goes on. */
const longest = 10_000

/** Brings the concepts of this version's language into the index, while searches find the same without them. */
export async function refreshConcepts({ db }: Pick<Deps, 'db'>): Promise<void> {
  await fillConcepts(db, longest)
  await keepConcepts(db)
}
