import { DomainError } from '@wepa/domain/error'
import type {
  NotificationPreferences,
  NotificationPreferencesPatch,
} from '@wepa/domain/notifications/preferences'
import type { MemberContext } from '../../context.ts'
import { updatePreferences } from './account.repo.ts'

/** Changes by which ways one hears of things. @throws DomainError forbidden for another's */
export async function setPreferences(
  ctx: MemberContext,
  { id, ...patch }: NotificationPreferencesPatch & { id: number },
): Promise<NotificationPreferences> {
  if (id !== ctx.session.userId) throw new DomainError('forbidden')
  const preferences = await updatePreferences(ctx.db, id, { ...patch, now: ctx.clock.now() })
  if (!preferences) throw new DomainError('not_found')
  return preferences
}
