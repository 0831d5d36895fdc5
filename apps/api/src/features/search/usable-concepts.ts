import type { ReadDeps } from '../../context.ts'
import { findReadyTokens } from '../../db/concepts.ts'
import { type QueryWriter, withConcepts } from '../../db/sql/text-query.ts'
import { remembered } from '../../remembered.ts'

/**
 * How queries are written: with those concepts that every ad carries where it should. A server whose language is new
 * asks for names one by one until then, and finds the same. Up to 10 s old: what is ready stays so.
 */
export const usableConcepts = remembered<QueryWriter, Pick<ReadDeps, 'db' | 'clock'>>(
  10_000,
  async ({ db }) => writerOf(await findReadyTokens(db)),
)

let last: { key: string; write: QueryWriter } | undefined

/** The same tokens have the same writer, which keeps what it has written. */
function writerOf(tokens: ReadonlySet<string>): QueryWriter {
  const key = [...tokens].sort().join()
  if (last?.key !== key) last = { key, write: withConcepts(tokens) }
  return last.write
}
