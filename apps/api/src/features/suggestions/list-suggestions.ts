import { suggest } from '@wepa/domain/search/suggestions/suggest'
import type { AnsweredSuggestion } from '@wepa/domain/search/suggestions/suggestion-schema'
import type { ReadDeps } from '../../context.ts'
import { readIslandWords, wordIndex } from './island-words.ts'

/**
 * At most eight suggestions for what has been typed: words, categories with their public ads, places, and what many look
 * for; of nothing the latter alone. Asks no database but once a minute, for all.
 */
export async function listSuggestions(
  ctx: ReadDeps,
  { q }: { q: string },
): Promise<AnsweredSuggestion[]> {
  const { answers, ...words } = await readIslandWords(ctx)
  const typed = q.replace(/\s+/g, ' ').replace(/^ /, '')
  const known = answers.get(typed)
  if (known) return known
  const answer = suggest(typed, { index: wordIndex, ...words }).flatMap(({ kind, ...rest }) =>
    kind === 'own' ? [] : [{ kind, ...rest }],
  )
  answers.set(typed, answer)
  return answer
}
