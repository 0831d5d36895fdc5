import {
  BusinessAnalytics,
  BusinessAnalyticsQuery,
} from '@wepa/domain/insights/business-analytics-schema'
import { ProfilePatch, PublicProfile, SelfUser } from '@wepa/domain/people/user'
import { defineCall } from '../define-call.ts'

const tag = 'Personas'

export const userCalls = [
  defineCall({
    method: 'get',
    path: '/api/users/{id}',
    summary: 'El perfil público de una persona',
    tag,
    access: 'everyone',
    answer: PublicProfile,
    run: ({ caller, id }) => caller.users.get({ id: id() }),
  }),
  defineCall({
    method: 'put',
    path: '/api/users/{id}',
    summary: 'Cambia el perfil propio: solo los campos presentes',
    tag,
    access: 'member',
    body: ProfilePatch,
    answer: SelfUser,
    run: ({ caller, id, body }) => caller.users.update({ ...body, id: id() }),
  }),
  defineCall({
    method: 'get',
    path: '/api/users/{id}/business-analytics',
    summary:
      'Las cifras del negocio propio en 7, 30 o 90 días, con el plan Business; cursor es el de los precios',
    tag,
    access: 'member',
    scope: 'read',
    query: BusinessAnalyticsQuery,
    answer: BusinessAnalytics,
    run: ({ caller, id, query }) => caller.businessAnalytics.all({ ...query, id: id() }),
  }),
]
