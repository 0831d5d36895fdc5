import * as z from 'zod/mini'
import { count } from '../scalar.ts'

export const Category = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  icon: z.string(),
  description: z.string(),
  isActive: z.boolean(),
})

/** A category with how many public ads it holds, as the calls answer it. */
export const CountedCategory = z.extend(Category, { listingCount: count() })
export type CountedCategory = z.infer<typeof CountedCategory>

/** What an ad says of its category. */
export const ListingCategory = z.object({ name: z.string(), icon: z.string(), slug: z.string() })
export type ListingCategory = z.infer<typeof ListingCategory>
