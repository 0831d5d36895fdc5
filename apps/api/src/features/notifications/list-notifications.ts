import { DomainError } from '@wepa/domain/error'
import type { Notification } from '@wepa/domain/notifications/notification'
import { id } from '@wepa/domain/scalar'
import * as z from 'zod/mini'
import type { MemberContext } from '../../context.ts'
import { decodeCursor, type Page, pageQuery, toPage } from '../../db/sql/paginate.ts'
import { listNotifications as listRows } from './notifications.repo.ts'
import { shownNotifications } from './shown-notifications.ts'

export const NotificationsQuery = pageQuery(50)
export type NotificationsQuery = z.infer<typeof NotificationsQuery>

const key = z.tuple([id()])

/** What one was told, newest first. @throws DomainError forbidden for another person's */
export async function listNotifications(
  ctx: MemberContext,
  { userId, limit, cursor }: NotificationsQuery & { userId: number },
): Promise<Page<Notification>> {
  if (userId !== ctx.session.userId) throw new DomainError('forbidden')
  const before = cursor ? decodeCursor(cursor, key)[0] : undefined
  const rows = await listRows(ctx.db, {
    ...shownNotifications(ctx.session),
    limit: limit + 1,
    before,
  })
  return toPage(rows, limit, (row) => [row.id])
}
