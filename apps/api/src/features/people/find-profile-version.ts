// Whether a person has a public profile, and which: asked with each visit, so of nothing but their row.
import { sql } from 'kysely'
import { kept } from '../../db/database.ts'
import { batched } from '../../db/sql/batched.ts'
import { withOneParameter } from '../../db/sql/one-parameter.ts'

// Whom `findProfile` finds, for many at once.
const selectVersions = withOneParameter((db, ids: readonly number[]) =>
  db
    .selectFrom('users')
    .modifyFront(kept)
    .select(['id', 'updatedAt'])
    .where('id', '=', sql<number>`any(${ids})`)
    .where('suspendedAt', 'is', null),
)

/** When a person whom everybody may look at last changed their profile; undefined where there is none. */
export const findProfileVersion = batched<number, Date>(async (db, ids) => {
  const rows = await selectVersions(db, ids)
  return new Map(rows.map(({ id, updatedAt }) => [id, updatedAt]))
})
