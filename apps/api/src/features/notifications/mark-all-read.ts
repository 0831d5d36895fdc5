import { DomainError } from '@wepa/domain/error'
import type { MemberContext } from '../../context.ts'
import { updateNotificationsRead } from './notifications.repo.ts'
import { shownNotifications } from './shown-notifications.ts'

/**
 * Notes that one has read everything; with `upTo`, what came up to that notification: nobody has read
 * what arrived while their finger was on its way. @throws DomainError forbidden for another person's
 */
export async function markAllRead(
  ctx: MemberContext,
  { userId, upTo }: { userId: number; upTo?: number | undefined },
): Promise<{ success: true }> {
  if (userId !== ctx.session.userId) throw new DomainError('forbidden')
  await updateNotificationsRead(ctx.db, { ...shownNotifications(ctx.session), upTo })
  ctx.live.publish({ kind: 'unread', userId })
  return { success: true }
}
