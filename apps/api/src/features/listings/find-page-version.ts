// Whether an ad has a public page, and which: asked with each visit, so of nothing but its row.
import { sql } from 'kysely'
import { kept } from '../../db/database.ts'
import { batched } from '../../db/sql/batched.ts'
import { withOneParameter } from '../../db/sql/one-parameter.ts'

// `hasPublicPage` of the domain, for many at once.
const selectVersions = withOneParameter((db, ids: readonly number[]) =>
  db
    .selectFrom('listings')
    .modifyFront(kept)
    .select(['id', 'updatedAt'])
    .where('id', '=', sql<number>`any(${ids})`)
    .where(sql<boolean>`is_active`),
)

/** When an ad that everybody may open was last changed by its owner; undefined where there is none. */
export const findPageVersion = batched<number, Date>(async (db, ids) => {
  const rows = await selectVersions(db, ids)
  return new Map(rows.map(({ id, updatedAt }) => [id, updatedAt]))
})
