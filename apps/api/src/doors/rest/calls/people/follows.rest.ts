import { Follow, FollowedAd, Followers, FollowState } from '@wepa/domain/follows/follow'
import * as z from 'zod/mini'
import { defineCall } from '../../define-call.ts'
import { PageQuery } from '../../page-query.ts'

const tag = 'Seguir'

export const followCalls = [
  defineCall({
    method: 'get',
    path: '/api/follows',
    summary: 'Los vendedores que uno sigue, el último primero',
    tag,
    access: 'member',
    query: PageQuery,
    answer: z.array(Follow),
    run: async ({ caller, query, page }) => page(await caller.follows.list(query)),
  }),
  defineCall({
    method: 'get',
    path: '/api/follows/listings',
    summary:
      'Los anuncios nuevos de quienes uno sigue: de los últimos 30 días, desde que los sigue',
    tag,
    access: 'member',
    query: PageQuery,
    answer: z.array(FollowedAd),
    run: async ({ caller, query, page }) => page(await caller.follows.newAds(query)),
  }),
  defineCall({
    method: 'put',
    path: '/api/users/{id}/follow',
    summary: 'Sigue a un vendedor; otra vez responde lo mismo. No se le avisa',
    tag,
    access: 'member',
    answer: FollowState,
    run: ({ caller, id }) => caller.follows.add({ sellerId: id() }),
  }),
  defineCall({
    method: 'delete',
    path: '/api/users/{id}/follow',
    summary: 'Deja de seguir a un vendedor',
    tag,
    access: 'member',
    answer: FollowState,
    run: ({ caller, id }) => caller.follows.remove({ sellerId: id() }),
  }),
  defineCall({
    method: 'get',
    path: '/api/users/{id}/followers',
    summary: 'Cuántas personas siguen a uno; quiénes son no se dice a nadie',
    tag,
    access: 'member',
    answer: Followers,
    run: ({ caller, id }) => caller.follows.followers({ id: id() }),
  }),
]
