// What is suggested while somebody types what they look for.

/** Of one's own last searches, of the words the search knows, a category, a place, or what many look for. */
export const suggestionKinds = ['own', 'word', 'category', 'place', 'popular'] as const
export type SuggestionKind = (typeof suggestionKinds)[number]

/**
 * `text` is what the field would say. `slug` and `count` are a category's, the number of its public ads; without the
 * server nobody knows the number.
 */
export type Suggestion = {
  kind: SuggestionKind
  text: string
  slug?: string | undefined
  count?: number | undefined
}

/** As many as are shown at once. */
export const mostSuggestions = 8
