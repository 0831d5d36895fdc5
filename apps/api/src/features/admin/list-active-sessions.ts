import type { ActiveSession } from '@wepa/domain/admin/dashboard'
import type { MemberContext } from '../../context.ts'
import { decodeCursor, type Page, toPage } from '../../db/sql/paginate.ts'
import { idleLimit } from '../auth/find-session.ts'
import { listSessions } from './admin.repo.ts'
import { type AdminPageQuery, momentAndId } from './page-query.ts'

/** Use is noted every five minutes: a quarter of an hour without a note is somebody who left. */
const inUse = 15 * 60_000

/**
 * The sign-ins that are good, the last used first (Active session); `isActive` where somebody is using
 * it now. Of the token nothing is shown, not even its hash. Whoever calls must have asked whether this is
 * an administrator.
 */
export async function listActiveSessions(
  ctx: Pick<MemberContext, 'db' | 'clock'>,
  { limit, cursor }: AdminPageQuery,
): Promise<Page<ActiveSession>> {
  const now = ctx.clock.now().getTime()
  const after = cursor ? decodeCursor(cursor, momentAndId) : undefined
  const rows = await listSessions(ctx.db, { limit, after, usedAfter: new Date(now - idleLimit) })
  const sessions = rows.map(({ lastActivityAt, ...row }) => ({
    ...row,
    isActive: now - lastActivityAt.getTime() < inUse,
    lastActivityAt: lastActivityAt.toISOString(),
  }))
  return toPage(sessions, limit, ({ lastActivityAt, id }) => [lastActivityAt, id])
}
