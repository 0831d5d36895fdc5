import { id } from '@wepa/domain/scalar'
import * as z from 'zod/mini'
import { limited, memberProcedure, router } from '../../trpc.ts'
import { countUnread } from './count-unread.ts'
import { listNotifications, NotificationsQuery } from './list-notifications.ts'
import { markAllRead } from './mark-all-read.ts'
import { markRead } from './mark-read.ts'

const Person = z.object({ userId: id() })

export const notificationsRouter = router({
  list: memberProcedure
    .input(z.extend(NotificationsQuery, Person.shape))
    .query(({ ctx, input }) => listNotifications(ctx, input)),
  unreadCount: memberProcedure.input(Person).query(({ ctx, input }) => countUnread(ctx, input)),
  markRead: memberProcedure
    .use(limited('react'))
    .input(z.object({ id: id() }))
    .mutation(({ ctx, input }) => markRead(ctx, input)),
  markAllRead: memberProcedure
    .use(limited('react'))
    .input(z.extend(Person, { upTo: z.optional(id()) }))
    .mutation(({ ctx, input }) => markAllRead(ctx, input)),
})
