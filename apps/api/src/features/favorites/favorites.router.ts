import { EventSource } from '@wepa/domain/insights/analytics'
import { id } from '@wepa/domain/scalar'
import * as z from 'zod/mini'
import { limited, memberProcedure, router } from '../../trpc.ts'
import { addFavorite } from './add-favorite.ts'
import { FavoritesQuery, listFavorites } from './list-favorites.ts'
import { getFavoriteState, listOwnFavoriteIds } from './read-favorites.ts'
import { removeFavorite } from './remove-favorite.ts'

const Heart = z.object({ listingId: id() })

export const favoritesRouter = router({
  add: memberProcedure
    .use(limited('react'))
    .input(z.extend(Heart, { source: z.optional(EventSource) }))
    .mutation(({ ctx, input }) => addFavorite(ctx, input)),
  remove: memberProcedure
    .use(limited('react'))
    .input(Heart)
    .mutation(({ ctx, input }) => removeFavorite(ctx, input)),
  state: memberProcedure.input(Heart).query(({ ctx, input }) => getFavoriteState(ctx, input)),
  list: memberProcedure
    .input(z.extend(FavoritesQuery, { userId: id() }))
    .query(({ ctx, input }) => listFavorites(ctx, input)),
  ids: memberProcedure.query(({ ctx }) => listOwnFavoriteIds(ctx)),
})
