import {
  Conversation,
  ConversationInput,
  Message,
  MessageInput,
} from '@wepa/domain/conversations/conversation'
import {
  ConversationMarks,
  ConversationMarksInput,
} from '@wepa/domain/conversations/conversation-marks'
import { MessagePhotosInput } from '@wepa/domain/conversations/message-photos'
import { FoundMessage } from '@wepa/domain/conversations/message-search'
import { QuickAnswers } from '@wepa/domain/conversations/quick-answers'
import { count } from '@wepa/domain/scalar'
import * as z from 'zod/mini'
import { Done } from '../../answers.ts'
import { defineCall } from '../../define-call.ts'
import { PageQuery } from '../../page-query.ts'

const tag = 'Mensajes'

/** As an address carries it: everything is text. */
const MessagePage = z.object({
  after: z.optional(z.string()),
  before: z.optional(z.string()),
  limit: z.optional(z.string()),
})

export const conversationCalls = [
  defineCall({
    method: 'get',
    path: '/api/conversations',
    summary:
      'Las conversaciones propias, la más reciente primero; isArchived=true da las archivadas',
    tag,
    access: 'member',
    scope: 'messages',
    query: z.extend(PageQuery, { isArchived: z.optional(z.string()) }),
    answer: z.array(Conversation),
    run: async ({ caller, query, page }) => page(await caller.conversations.list(query)),
  }),
  defineCall({
    method: 'post',
    path: '/api/conversations',
    summary: 'Abre la conversación sobre un anuncio (201), o da la que ya existe (200)',
    tag,
    access: 'member',
    scope: 'messages',
    body: ConversationInput,
    answer: Conversation,
    status: 201,
    isOnce: true,
    run: async ({ caller, body, status }) => {
      const { conversation, isNew } = await caller.conversations.start(body)
      if (!isNew) status(200)
      return conversation
    },
  }),
  defineCall({
    method: 'get',
    path: '/api/conversations/{id}',
    summary: 'Una conversación propia',
    tag,
    access: 'member',
    scope: 'messages',
    answer: Conversation,
    run: ({ caller, id }) => caller.conversations.get({ id: id() }),
  }),
  defineCall({
    method: 'get',
    path: '/api/conversations/{id}/messages',
    summary: 'Los mensajes más nuevos, del más viejo al más nuevo; after da lo que siguió a uno',
    tag,
    access: 'member',
    scope: 'messages',
    query: MessagePage,
    answer: z.array(Message),
    run: ({ caller, id, query }) => caller.conversations.messages({ ...query, id: id() }),
  }),
  defineCall({
    method: 'post',
    path: '/api/conversations/{id}/messages',
    summary: 'Envía un mensaje; con clientId se guarda una sola vez',
    tag,
    access: 'member',
    scope: 'messages',
    body: MessageInput,
    answer: Message,
    status: 201,
    isOnce: true,
    run: ({ caller, id, body }) => caller.conversations.send({ ...body, id: id() }),
  }),
  defineCall({
    method: 'post',
    path: '/api/conversations/{id}/photos',
    summary:
      'Envía hasta 6 fotos propias subidas con purpose=message; con clientId se guardan una sola vez',
    tag,
    access: 'member',
    scope: 'messages',
    body: MessagePhotosInput,
    answer: Message,
    status: 201,
    isOnce: true,
    run: ({ caller, id, body }) => caller.conversations.sendPhotos({ ...body, id: id() }),
  }),
  defineCall({
    method: 'put',
    path: '/api/conversations/{id}/read',
    summary: 'Marca como leído lo que escribió la otra persona',
    tag,
    access: 'member',
    scope: 'messages',
    answer: Done,
    run: ({ caller, id }) => caller.conversations.markRead({ id: id() }),
  }),
  defineCall({
    method: 'post',
    path: '/api/conversations/{id}/typing',
    summary: 'Avisa por el WebSocket de la otra persona que estás escribiendo',
    tag,
    access: 'member',
    scope: 'messages',
    answer: Done,
    run: ({ caller, id }) => caller.conversations.typing({ id: id() }),
  }),
  defineCall({
    method: 'get',
    path: '/api/message-search',
    summary: 'Busca en los mensajes de las conversaciones propias, el más nuevo primero',
    tag,
    access: 'member',
    scope: 'messages',
    query: z.extend(PageQuery, { q: z.optional(z.string()) }),
    answer: z.array(FoundMessage),
    run: async ({ caller, query, page }) =>
      page(await caller.conversations.search({ ...query, q: query.q ?? '' })),
  }),
  defineCall({
    method: 'put',
    path: '/api/conversations/{id}/marks',
    summary: 'Silencia o archiva una conversación propia; la otra persona no lo ve',
    tag,
    access: 'member',
    scope: 'messages',
    body: ConversationMarksInput,
    answer: ConversationMarks,
    run: ({ caller, id, body }) => caller.conversations.mark({ ...body, id: id() }),
  }),
  defineCall({
    method: 'get',
    path: '/api/quick-answers',
    summary: 'Las respuestas rápidas propias',
    tag,
    access: 'member',
    scope: 'messages',
    answer: QuickAnswers,
    run: ({ caller }) => caller.conversations.quickAnswers(),
  }),
  defineCall({
    method: 'put',
    path: '/api/quick-answers',
    summary: 'Cambia las respuestas rápidas propias; diez a lo sumo',
    tag,
    access: 'member',
    scope: 'messages',
    body: QuickAnswers,
    answer: QuickAnswers,
    run: ({ caller, body }) => caller.conversations.setQuickAnswers(body),
  }),
  defineCall({
    method: 'get',
    path: '/api/unread-count',
    summary: 'Cuántos mensajes sin leer hay',
    tag,
    access: 'member',
    scope: 'messages',
    answer: z.object({ count: count() }),
    run: ({ caller }) => caller.conversations.unreadCount(),
  }),
]
