// Completes the name of a category.
import { CATEGORIES } from '../../listings/category.ts'
import { foldText } from '../../text/writing.ts'
import type { Suggestion } from './suggestion.ts'

const shortest = 2

/** The categories a word of whose name begins so; `counts` are their public ads by slug, where they are known. */
export function completeCategories(
  text: string,
  counts?: ReadonlyMap<string, number>,
): Suggestion[] {
  const letters = foldText(text.trim())
  if (letters.length < shortest) return []
  return CATEGORIES.filter(({ name }) => ` ${foldText(name)}`.includes(` ${letters}`)).map(
    ({ slug, name }) => ({ kind: 'category', text: name, slug, count: counts?.get(slug) }),
  )
}
