import { deviceWords } from '@wepa/domain/people/device-name'
import type { OwnSession } from '@wepa/domain/people/own-session'
import type { MemberContext } from '../../context.ts'
import { listSessions } from './auth.repo.ts'
import { idleLimit } from './find-session.ts'

/** One's own sign-ins that are good, this one first, then the last used; the newest hundred. */
export async function listOwnSessions(ctx: MemberContext): Promise<OwnSession[]> {
  const { id: ownId, userId } = ctx.session
  const usedAfter = new Date(ctx.clock.now().getTime() - idleLimit)
  const rows = await listSessions(ctx.db, { userId, usedAfter, first: ownId, limit: 100 })
  return rows.map(({ id, userAgent, openedBy, createdAt, lastActivityAt }) => ({
    id,
    device: deviceWords(userAgent),
    isCurrent: id === ownId,
    openedBy,
    createdAt: createdAt.toISOString(),
    lastActivityAt: lastActivityAt.toISOString(),
  }))
}
