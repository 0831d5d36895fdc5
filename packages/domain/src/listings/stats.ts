import * as z from 'zod/mini'
import { count } from '../scalar.ts'

/** What the home page tells of the marketplace. */
export const Stats = z.object({
  totalListings: count(),
  totalUsers: count(),
  totalCategories: count(),
  newListings24h: count(),
})
export type Stats = z.infer<typeof Stats>
