import type { Deps } from '../../context.ts'
import { deleteUnreadNotifications, type NotificationsAbout } from './notifications.repo.ts'

/** Takes back what a person was told about a thing and has not read: it does not hold any more. */
export async function withdrawNotices(
  ctx: Pick<Deps, 'db'>,
  about: NotificationsAbout,
): Promise<void> {
  await deleteUnreadNotifications(ctx.db, about)
}
