import type { Deps } from '../../context.ts'
import { findReadyTokens } from '../../db/concepts.ts'
import { type QueryWriter, withConcepts } from '../../db/sql/text-query.ts'
import { remembered } from '../../remembered.ts'

/**
 * How queries are written: with those concepts that every ad carries where it should. A server whose language is new
 * asks for names one by one until then, and finds the same. Up to 10 s old: what is ready stays so.
 */
export const usableConcepts = remembered<QueryWriter, Pick<Deps, 'db' | 'clock'>>(
  10_000,
  async ({ db }) => withConcepts(await findReadyTokens(db)),
)
