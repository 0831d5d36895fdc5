import { BlockedPerson, BlockInput } from '@wepa/domain/people/block'
import * as z from 'zod/mini'
import { Done } from '../../answers.ts'
import { defineCall } from '../../define-call.ts'
import { PageQuery } from '../../page-query.ts'

const tag = 'Mensajes'

export const blockCalls = [
  defineCall({
    method: 'get',
    path: '/api/users/{id}/blocks',
    summary: 'Las personas que uno bloqueó, la última primero',
    tag,
    access: 'member',
    query: PageQuery,
    answer: z.array(BlockedPerson),
    run: async ({ caller, id, query, page }) =>
      page(await caller.blocks.list({ ...query, ownerId: id() })),
  }),
  defineCall({
    method: 'post',
    path: '/api/users/{id}/blocks',
    summary: 'Bloquea a una persona (201); otra vez responde 200. No se le avisa',
    tag,
    access: 'member',
    body: BlockInput,
    answer: Done,
    status: 201,
    isOnce: true,
    run: async ({ caller, id, body, status }) => {
      const { isNew } = await caller.blocks.add({ ...body, ownerId: id() })
      if (!isNew) status(200)
      return { success: true }
    },
  }),
  defineCall({
    method: 'delete',
    path: '/api/users/{id}/blocks/{userId}',
    summary: 'Desbloquea a una persona',
    tag,
    access: 'member',
    answer: Done,
    run: ({ caller, id }) => caller.blocks.remove({ ownerId: id(), userId: id('userId') }),
  }),
]
