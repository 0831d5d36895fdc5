import { Favorite, FavoriteState } from '@wepa/domain/listings/favorite'
import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { PageQuery } from '../page-query.ts'

const tag = 'Favoritos'
const missing = 'listing_not_found'

export const favoriteCalls = [
  defineCall({
    method: 'get',
    path: '/api/users/{id}/favorites',
    summary: 'Los favoritos propios, los más nuevos primero',
    tag,
    access: 'member',
    query: PageQuery,
    answer: z.array(Favorite),
    run: async ({ caller, id, query, page }) =>
      page(await caller.favorites.list({ ...query, userId: id() })),
  }),
  defineCall({
    method: 'get',
    path: '/api/listings/{id}/is-favorited',
    summary: 'Si el anuncio está entre los favoritos propios',
    tag,
    access: 'member',
    answer: FavoriteState,
    run: ({ caller, id }) => caller.favorites.state({ listingId: id('id', missing) }),
  }),
  defineCall({
    method: 'post',
    path: '/api/listings/{id}/favorite',
    summary: 'Agrega el anuncio a los favoritos',
    tag,
    access: 'member',
    answer: FavoriteState,
    run: ({ caller, id }) => caller.favorites.add({ listingId: id('id', missing) }),
  }),
  defineCall({
    method: 'delete',
    path: '/api/listings/{id}/favorite',
    summary: 'Quita el anuncio de los favoritos',
    tag,
    access: 'member',
    answer: FavoriteState,
    run: ({ caller, id }) => caller.favorites.remove({ listingId: id('id', missing) }),
  }),
]
