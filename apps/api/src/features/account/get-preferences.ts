import { DomainError } from '@wepa/domain/error'
import type { NotificationPreferences } from '@wepa/domain/notifications/preferences'
import type { MemberContext } from '../../context.ts'
import { findPreferences } from './account.repo.ts'

/** By which ways one wants to hear of things. @throws DomainError forbidden for another's */
export async function getPreferences(
  ctx: MemberContext,
  { id }: { id: number },
): Promise<NotificationPreferences> {
  if (id !== ctx.session.userId) throw new DomainError('forbidden')
  const preferences = await findPreferences(ctx.db, id)
  if (!preferences) throw new DomainError('not_found')
  return preferences
}
