import * as z from 'zod/mini'
import { id, moment } from '../scalar.ts'
import { Listing } from './listing-schema.ts'

export const FavoriteState = z.object({ isFavorited: z.boolean() })
export type FavoriteState = z.infer<typeof FavoriteState>

/** One entry of the favorites list, newest first. */
export const Favorite = z.object({ id: id(), createdAt: moment(), listing: Listing })
export type Favorite = z.infer<typeof Favorite>
