import type { MissKind } from '@wepa/domain/admin/search-miss'
import type { Generated } from 'kysely'

/**
 * Row of `search_misses`: how often somebody with this mark (0 to 4,095, another one for each search) searched so on a
 * day ('YYYY-MM-DD', Puerto Rico) without use. '' for no category or place; `results`: what the last of them found.
 */
export type SearchMissesTable = {
  id: Generated<number>
  kind: MissKind
  words: string
  category: string
  location: string
  mark: number
  day: string
  count: number
  results: number
  lastAt: Date
}
