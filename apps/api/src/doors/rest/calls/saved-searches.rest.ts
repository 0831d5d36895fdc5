import {
  SavedSearch,
  SavedSearchChange,
  SavedSearchInput,
  SavedSearchPage,
  SavedSearchPageInput,
} from '@wepa/domain/search/saved-search'
import * as z from 'zod/mini'
import { Done } from '../answers.ts'
import { defineCall } from '../define-call.ts'

const tag = 'Búsquedas guardadas'
const missing = 'saved_search_not_found'

export const savedSearchCalls = [
  defineCall({
    method: 'get',
    path: '/api/saved-searches',
    summary: 'Las búsquedas propias, la más nueva primero',
    tag,
    access: 'member',
    answer: z.array(SavedSearch),
    run: ({ caller }) => caller.savedSearches.list(),
  }),
  defineCall({
    method: 'post',
    path: '/api/saved-searches',
    summary: 'Guarda una búsqueda; la misma otra vez responde 200 y queda una sola',
    tag,
    access: 'member',
    body: SavedSearchInput,
    answer: SavedSearch,
    status: 201,
    isOnce: true,
    run: async ({ caller, body, status }) => {
      const { search, isNew } = await caller.savedSearches.save(body)
      if (!isNew) status(200)
      return search
    },
  }),
  defineCall({
    method: 'patch',
    path: '/api/saved-searches/{id}',
    summary: 'Cambia el nombre de una búsqueda propia, o enciende y apaga sus avisos y correos',
    tag,
    access: 'member',
    body: SavedSearchChange,
    answer: SavedSearch,
    run: ({ caller, id, body }) => caller.savedSearches.change({ ...body, id: id('id', missing) }),
  }),
  ...feedCalls(),
  defineCall({
    method: 'get',
    path: '/api/users/{id}/saved-searches',
    summary: 'Las búsquedas propias, en la forma de la página de búsquedas guardadas',
    tag,
    access: 'member',
    answer: z.array(SavedSearchPage),
    run: ({ caller, id }) => caller.savedSearches.pageList({ userId: id() }),
  }),
  defineCall({
    method: 'post',
    path: '/api/users/{id}/saved-searches',
    summary: 'Guarda una búsqueda, en la forma de la página de búsquedas guardadas',
    tag,
    access: 'member',
    body: SavedSearchPageInput,
    answer: SavedSearchPage,
    status: 201,
    isOnce: true,
    run: async ({ caller, id, body, status }) => {
      const { search, isNew } = await caller.savedSearches.pageSave({ ...body, userId: id() })
      if (!isNew) status(200)
      return search
    },
  }),
  defineCall({
    method: 'delete',
    path: '/api/users/{id}/saved-searches/{searchId}',
    summary: 'Elimina una búsqueda propia',
    tag,
    access: 'member',
    answer: Done,
    run: ({ caller, id }) =>
      caller.savedSearches.pageRemove({ userId: id(), id: id('searchId', missing) }),
  }),
]

/** An addition: the link under which a feed reader finds a search. */
function feedCalls() {
  const Feed = z.object({ path: z.nullable(z.string()) })
  const call = {
    path: '/api/saved-searches/{id}/feed',
    tag,
    access: 'member',
    answer: Feed,
  } as const
  return [
    defineCall({
      ...call,
      method: 'get',
      summary: 'La dirección RSS de una búsqueda propia; null si no tiene',
      run: ({ caller, id }) => caller.savedSearches.feed({ id: id('id', missing) }),
    }),
    defineCall({
      ...call,
      method: 'post',
      summary: 'Crea la dirección RSS de una búsqueda propia, o responde la que ya tiene',
      run: ({ caller, id }) => caller.savedSearches.openFeed({ id: id('id', missing) }),
    }),
    defineCall({
      ...call,
      method: 'delete',
      summary: 'Anula la dirección RSS de una búsqueda propia',
      run: ({ caller, id }) => caller.savedSearches.closeFeed({ id: id('id', missing) }),
    }),
  ]
}
