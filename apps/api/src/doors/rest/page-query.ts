import * as z from 'zod/mini'

/** What asks for a page, as an address carries it: everything is text. */
export const PageQuery = z.object({
  limit: z.optional(z.string()),
  cursor: z.optional(z.string()),
})
