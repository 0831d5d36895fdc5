import type { RecentUser } from '@wepa/domain/admin/dashboard'
import type { MemberContext } from '../../context.ts'
import { decodeCursor, type Page, toPage } from '../../db/sql/paginate.ts'
import { listNewestUsers } from './admin.repo.ts'
import { type AdminPageQuery, momentAndId } from './page-query.ts'

/** Who joined, the newest first (Recent user). Whoever calls must have asked whether this is an administrator. */
export async function listRecentUsers(
  ctx: Pick<MemberContext, 'db'>,
  { limit, cursor }: AdminPageQuery,
): Promise<Page<RecentUser>> {
  const after = cursor ? decodeCursor(cursor, momentAndId) : undefined
  const rows = await listNewestUsers(ctx.db, { limit, after })
  const people = rows.map(({ createdAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
  }))
  return toPage(people, limit, ({ createdAt, id }) => [createdAt, id])
}
