import * as z from 'zod/mini'

/** What has been typed so far; nothing asks for what many look for. */
export const SuggestionQuery = z.object({
  q: z._default(z.string().check(z.maxLength(200)), ''),
})

/** One's own searches stay on the device: the server never answers with them. */
export type AnsweredSuggestion = z.infer<typeof AnsweredSuggestion>
export const AnsweredSuggestion = z.object({
  kind: z.enum(['word', 'category', 'place', 'popular']),
  text: z.string(),
  slug: z.optional(z.string()),
  count: z.optional(z.number()),
})
