// The order of a page once its titles have been read: what a title is about is more than the words it holds.
import type { SearchLanguage } from '@wepa/domain/search/language'
import { FOREIGN, WEAK } from '@wepa/domain/search/reading/nudges'
import {
  familyRole,
  type TitleRole,
  titleRole,
} from '@wepa/domain/search/reading/titles/title-role'
import { LRUCache } from 'lru-cache'
import type { Hit } from '../../../db/sql/result-orders.ts'

const MILLION = 1e6
/** What a title loses by its role. */
const WORTH = { own: 0, absent: 0, with: WEAK, other: FOREIGN } as const

/** Titles and readings of words come again and again: what a title says of the same thing is read once. */
const known = new WeakMap<readonly string[], LRUCache<string, TitleRole>>()
const MOST_TITLES = 300

/** The hits with their scores as their titles have them, the best first; what the ranking took already is not taken twice. */
export function weighTitles(
  hits: readonly Hit[],
  { openings, titles }: Pick<SearchLanguage, 'openings' | 'titles'>,
): Hit[] {
  if (!titles || openings.length === 0) return [...hits]
  const roleOf = readerOf(titles, openings)
  return hits
    .map((hit) => {
      const score = Number(hit.key)
      const lost = WORTH[roleOf(hit.title ?? '')] * MILLION
      return { hit, score: score < 0 ? Math.min(score, lost) : score + lost }
    })
    .toSorted((a, b) => b.score - a.score)
    .map(({ hit, score }) => ({ ...hit, key: String(Math.round(score)) }))
}

function readerOf(
  titles: NonNullable<SearchLanguage['titles']>,
  openings: readonly string[],
): (title: string) => TitleRole {
  const read = titles === 'family' ? familyRole : titleRole
  const roles = known.get(openings) ?? new LRUCache({ max: MOST_TITLES })
  known.set(openings, roles)
  return (title) => {
    const role = roles.get(title) ?? read(title, openings)
    roles.set(title, role)
    return role
  }
}
