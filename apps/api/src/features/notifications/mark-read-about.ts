import type { Deps } from '../../context.ts'
import { type NotificationsAbout, updateNotificationsReadAbout } from './notifications.repo.ts'

/** A person has seen the thing itself: what they were told of it counts as read. */
export async function markReadAbout(
  ctx: Pick<Deps, 'db'>,
  about: NotificationsAbout,
): Promise<void> {
  await updateNotificationsReadAbout(ctx.db, about)
}
