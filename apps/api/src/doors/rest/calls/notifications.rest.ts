import { Notification } from '@wepa/domain/notifications/notification'
import { count } from '@wepa/domain/scalar'
import * as z from 'zod/mini'
import { Done } from '../answers.ts'
import { defineCall } from '../define-call.ts'
import { PageQuery } from '../page-query.ts'

const tag = 'Notificaciones'

export const notificationCalls = [
  defineCall({
    method: 'get',
    path: '/api/users/{id}/notifications',
    summary: 'Las notificaciones propias, las más nuevas primero',
    tag,
    access: 'member',
    query: PageQuery,
    answer: z.array(Notification),
    run: async ({ caller, id, query, page }) =>
      page(await caller.notifications.list({ ...query, userId: id() })),
  }),
  defineCall({
    method: 'get',
    path: '/api/users/{id}/notifications/unread-count',
    summary: 'Cuántas notificaciones propias están sin leer',
    tag,
    access: 'member',
    answer: z.object({ count: count() }),
    run: ({ caller, id }) => caller.notifications.unreadCount({ userId: id() }),
  }),
  defineCall({
    method: 'post',
    path: '/api/users/{id}/notifications/mark-all-read',
    summary: 'Marca todas las notificaciones propias como leídas',
    tag,
    access: 'member',
    answer: Done,
    run: ({ caller, id }) => caller.notifications.markAllRead({ userId: id() }),
  }),
  defineCall({
    method: 'post',
    path: '/api/notifications/{id}/mark-read',
    summary: 'Marca una notificación propia como leída',
    tag,
    access: 'member',
    answer: Done,
    run: ({ caller, id }) => caller.notifications.markRead({ id: id() }),
  }),
]
