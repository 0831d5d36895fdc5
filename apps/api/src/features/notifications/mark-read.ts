import { DomainError } from '@wepa/domain/error'
import type { MemberContext } from '../../context.ts'
import { updateNotificationRead } from './notifications.repo.ts'
import { shownNotifications } from './shown-notifications.ts'

/** Notes that one has read it. @throws DomainError not_found also for another person's */
export async function markRead(
  ctx: MemberContext,
  { id }: { id: number },
): Promise<{ success: true }> {
  const isOwn = await updateNotificationRead(ctx.db, {
    ...shownNotifications(ctx.session),
    id,
  })
  if (!isOwn) throw new DomainError('not_found')
  ctx.live.publish({ kind: 'unread', userId: ctx.session.userId })
  return { success: true }
}
