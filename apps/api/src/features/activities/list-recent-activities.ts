import type { Activity } from '@wepa/domain/admin/dashboard'
import * as z from 'zod/mini'
import type { MemberContext } from '../../context.ts'
import { decodeCursor, type Page, toPage } from '../../db/sql/paginate.ts'
import { listActivities } from './activities.repo.ts'

const key = z.tuple([z.int()])

/**
 * What was done last, the newest first (Activity). An ad's title, while it is there, stands in
 * `metadata.title`. Whoever calls must have asked whether this is an administrator.
 */
export async function listRecentActivities(
  ctx: Pick<MemberContext, 'db'>,
  { limit, cursor }: { limit: number; cursor?: string | null | undefined },
): Promise<Page<Activity>> {
  const [after] = cursor ? decodeCursor(cursor, key) : []
  const rows = await listActivities(ctx.db, { limit, after })
  const activities = rows.map(({ title, metadata, createdAt, ...row }) => ({
    ...row,
    metadata: title === null ? metadata : { ...metadata, title },
    createdAt: createdAt.toISOString(),
  }))
  return toPage(activities, limit, ({ id }) => [id])
}
