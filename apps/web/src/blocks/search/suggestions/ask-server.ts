// What the server adds: counts of categories, and what many look for. Answers are kept for a minute by what was typed.
import { mostSuggestions, type Suggestion } from '@wepa/domain/search/suggestions/suggestion'
import type { ApiClient } from '../../../lib/trpc.ts'

/** Nobody is asked about letters that others follow at once, in ms. */
const pause = 120
const fresh = 60_000
const most = 100

type Answer = { items: readonly Suggestion[]; until: number }
const answers = new Map<string, Answer>()

/** The answer that is known by now. */
export function knownAnswer(text: string): readonly Suggestion[] | undefined {
  const known = answers.get(keyOf(text))
  return known && Date.now() < known.until ? known.items : undefined
}

/**
 * Asks after a pause, and tells `onAnswer`; a failure is told nobody, for the device suggests by itself.
 * @returns takes the question back
 */
export function askServer(client: ApiClient, text: string, onAnswer: () => void): () => void {
  const call = new AbortController()
  const ask = async () => {
    try {
      const q = keyOf(text)
      const items = await client.suggestions.list.query({ q }, { signal: call.signal })
      answers.set(q, { items: items.slice(0, mostSuggestions), until: Date.now() + fresh })
      const [oldest] = answers.keys()
      if (answers.size > most && oldest !== undefined) answers.delete(oldest)
      if (!call.signal.aborted) onAnswer()
    } catch {
      // Called off, or without network.
    }
  }
  const waiting = setTimeout(() => void ask(), pause)
  return () => {
    clearTimeout(waiting)
    call.abort()
  }
}

function keyOf(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/^ /, '')
}
