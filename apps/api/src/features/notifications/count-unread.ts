import { DomainError } from '@wepa/domain/error'
import type { MemberContext } from '../../context.ts'
import { countUnreadNotifications } from './notifications.repo.ts'
import { shownNotifications } from './shown-notifications.ts'

/** How much one was told and has not read. @throws DomainError forbidden for another person's */
export async function countUnread(
  ctx: MemberContext,
  { userId }: { userId: number },
): Promise<{ count: number }> {
  if (userId !== ctx.session.userId) throw new DomainError('forbidden')
  return { count: await countUnreadNotifications(ctx.db, shownNotifications(ctx.session)) }
}
