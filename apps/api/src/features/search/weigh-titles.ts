// The order of a page once its titles have been read: what a title is about is more than the words it holds.
import type { SearchLanguage } from '@wepa/domain/search/language'
import { FOREIGN, WEAK } from '@wepa/domain/search/reading/nudges'
import { familyRole, titleRole } from '@wepa/domain/search/reading/title-role'
import type { Hit } from '../../db/sql/result-orders.ts'

const MILLION = 1e6
/** What a title loses by its role. */
const WORTH = { own: 0, absent: 0, with: WEAK, other: FOREIGN } as const

/** The hits with their scores as their titles have them, the best first; what the ranking took already is not taken twice. */
export function weighTitles(
  hits: readonly Hit[],
  { openings, titles }: Pick<SearchLanguage, 'openings' | 'titles'>,
): Hit[] {
  if (!titles || openings.length === 0) return [...hits]
  const roleOf = titles === 'family' ? familyRole : titleRole
  return hits
    .map((hit) => {
      const score = Number(hit.key)
      const lost = WORTH[roleOf(hit.title ?? '', openings)] * MILLION
      return { hit, score: score < 0 ? Math.min(score, lost) : score + lost }
    })
    .toSorted((a, b) => b.score - a.score)
    .map(({ hit, score }) => ({ ...hit, key: String(Math.round(score)) }))
}
