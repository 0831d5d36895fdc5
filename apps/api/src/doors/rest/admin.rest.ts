import { ActiveSession, RecentUser } from '@wepa/domain/admin'
import * as z from 'zod/mini'
import { defineCall } from './define-call.ts'

const tag = 'Administración'

/** As an address carries it: everything is text. */
const PageQuery = z.object({ limit: z.optional(z.string()), cursor: z.optional(z.string()) })

export const adminCalls = [
  defineCall({
    method: 'get',
    path: '/api/admin/recent-users',
    summary: 'Quién se registró, lo más reciente primero',
    tag,
    access: 'admin',
    query: PageQuery,
    answer: z.array(RecentUser),
    run: async ({ caller, query, page }) => page(await caller.admin.recentUsers(query)),
  }),
  defineCall({
    method: 'get',
    path: '/api/admin/active-sessions',
    summary: 'Sesiones abiertas; isActive donde alguien la usó en los últimos 15 minutos',
    tag,
    access: 'admin',
    query: PageQuery,
    answer: z.array(ActiveSession),
    run: async ({ caller, query, page }) => page(await caller.admin.activeSessions(query)),
  }),
]
