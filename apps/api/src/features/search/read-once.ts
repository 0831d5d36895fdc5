// What words were read as, for a while: many people type the same, and to read them takes as long as to find the ads.
import {
  readSearch,
  type SearchLanguage,
  type SearchLanguageOptions,
} from '@wepa/domain/search/language'
import { LRUCache } from 'lru-cache'

/** A reading takes some tens of kilobytes. */
const MOST = 500

const readings = new LRUCache<string, SearchLanguage>({ max: MOST })

/** Reads a query as `readSearch` does. Equal input, equal answer; nobody may change it. */
export function readOnce(text: string, options: SearchLanguageOptions): SearchLanguage {
  const { corrections, ...others } = options
  const key = JSON.stringify([text, others, corrections && [...corrections]])
  const known = readings.get(key)
  if (known) return known
  const language = readSearch(text, options)
  readings.set(key, language)
  return language
}
