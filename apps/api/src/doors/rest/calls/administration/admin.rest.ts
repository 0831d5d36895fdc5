import { ActiveSession, Activity, AdminStats, RecentUser } from '@wepa/domain/admin/dashboard'
import * as z from 'zod/mini'
import { defineCall } from '../../define-call.ts'
import { PageQuery } from '../../page-query.ts'

const tag = 'Administración'

export const adminCalls = [
  defineCall({
    method: 'get',
    path: '/api/admin/stats',
    summary:
      'Las cifras del panel; revenue24h en dólares, vistas y búsquedas al paso de diez minutos',
    tag,
    access: 'admin',
    answer: AdminStats,
    run: ({ caller }) => caller.admin.stats(),
  }),
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
  defineCall({
    method: 'get',
    path: '/api/admin/recent-activities',
    summary: 'Lo último que se hizo; las búsquedas van sin persona',
    tag,
    access: 'admin',
    query: PageQuery,
    answer: z.array(Activity),
    run: async ({ caller, query, page }) => page(await caller.admin.recentActivities(query)),
  }),
]
