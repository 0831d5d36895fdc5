import { Appeal, AppealInput, HiddenNotice } from '@wepa/domain/moderation/appeal'
import {
  CASE_KINDS,
  CaseWithHistory,
  ModerationCase,
  ModerationInput,
} from '@wepa/domain/moderation/moderation'
import * as z from 'zod/mini'
import { Done } from '../answers.ts'
import { defineCall } from '../define-call.ts'
import { PageQuery } from '../page-query.ts'

const tag = 'Administración'
const appeals = 'Apelaciones'

const Cases = z.extend(PageQuery, {
  kind: z.optional(z.enum(CASE_KINDS)),
  state: z.optional(z.enum(['pending', 'resolved'])),
})
const Ending = z.object({ reason: z.optional(z.string()) })

export const moderationCalls = [
  defineCall({
    method: 'get',
    path: '/api/admin/moderation',
    summary:
      'Lo que espera una decisión, lo más antiguo primero; con state=resolved lo decidido, lo último primero',
    tag,
    access: 'admin',
    query: Cases,
    answer: z.array(ModerationCase),
    run: async ({ caller, query, page }) => page(await caller.moderation.list(query)),
  }),
  defineCall({
    method: 'get',
    path: '/api/admin/moderation/{id}',
    hasTextId: true,
    summary:
      'Un caso por su id (report-12, contact-3, verification-5, appeal-2, flag-7), un anuncio (listing-4) o una persona (user-9), con su historial',
    tag,
    access: 'admin',
    answer: CaseWithHistory,
    run: ({ caller, text }) => caller.moderation.case({ id: text('id') }),
  }),
  defineCall({
    method: 'post',
    path: '/api/admin/moderation/{id}',
    hasTextId: true,
    summary:
      'Decide un caso, una sola vez: reason se le dice a quien le toca, note queda adentro; lo ya decidido responde 409 con lo que está en pie',
    tag,
    access: 'admin',
    body: ModerationInput,
    answer: CaseWithHistory,
    run: ({ caller, text, body }) => caller.moderation.decide({ ...body, id: text('id') }),
  }),
  defineCall({
    method: 'delete',
    path: '/api/admin/sessions/{id}',
    summary: 'Cierra una sesión de cualquiera',
    tag,
    access: 'admin',
    body: Ending,
    answer: Done,
    run: ({ caller, id, body }) => caller.moderation.endSession({ ...body, sessionId: id() }),
  }),
  defineCall({
    method: 'delete',
    path: '/api/admin/users/{id}/sessions',
    summary: 'Cierra todas las sesiones de otra persona',
    tag,
    access: 'admin',
    body: Ending,
    answer: Done,
    run: ({ caller, id, body }) => caller.moderation.endSessionsOf({ ...body, userId: id() }),
  }),
  defineCall({
    method: 'get',
    path: '/api/hidden-listings',
    summary: 'Los anuncios propios que la administración ocultó, y por qué',
    tag: appeals,
    access: 'member',
    answer: z.array(HiddenNotice),
    run: ({ caller }) => caller.moderation.hidden(),
  }),
  defineCall({
    method: 'get',
    path: '/api/appeals/{key}',
    summary:
      'Una decisión y su apelación: key es la clave del enlace del correo o, con sesión, el número de la decisión',
    tag: appeals,
    access: 'everyone',
    answer: Appeal,
    run: ({ caller, text }) => caller.moderation.appeal({ key: text('key') }),
  }),
  defineCall({
    method: 'post',
    path: '/api/appeals/{key}',
    summary: 'Apela una decisión, una vez por cada una',
    tag: appeals,
    access: 'everyone',
    body: AppealInput,
    answer: Appeal,
    status: 201,
    run: ({ caller, text, body }) => caller.moderation.sendAppeal({ ...body, key: text('key') }),
  }),
]
