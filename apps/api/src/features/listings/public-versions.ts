// Which of some ads are in the lists, and since when as they are.

import { sql } from 'kysely'
import { kept, type ReadDatabase } from '../../db/database.ts'
import { withOneParameter } from '../../db/sql/one-parameter.ts'
import { IS_PUBLIC } from '../../db/sql/public-ads.ts'

const selectVersions = withOneParameter((db, ids: readonly number[]) =>
  db
    .selectFrom('listings')
    .modifyFront(kept)
    .select(['id', 'updatedAt'])
    .where('id', '=', sql<number>`any(${ids})`)
    .where(IS_PUBLIC),
)

/** When those of the ads that are in the lists were last changed by their owners or the administration. */
export async function listPublicVersions(
  db: ReadDatabase,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  const rows = await selectVersions(db, ids)
  return new Map(rows.map(({ id, updatedAt }) => [id, updatedAt]))
}
