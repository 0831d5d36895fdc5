import { indexWords, type WordIndex } from '@wepa/domain/search/suggestions/complete-words'
import { addOwn, suggest } from '@wepa/domain/search/suggestions/suggest'
import { isSuggestible } from '@wepa/domain/search/suggestions/suggestible'
import type { Suggestion } from '@wepa/domain/search/suggestions/suggestion'
import { useEffect, useState } from 'react'
import { isLightPage } from '../../../lib/device/saves-data.ts'
import type { ApiClient } from '../../../lib/trpc.ts'
import { askServer, knownAnswer } from './ask-server.ts'

/** Made ready once for all fields, before the first letter is typed. */
let index: WordIndex | undefined

/**
 * The suggestions for what stands in a field while they are wanted: at once those of the device, then the server's. In
 * light mode nothing is asked.
 */
export function useSuggested(
  client: ApiClient,
  { text, isWanted, own }: { text: string; isWanted: boolean; own: readonly string[] },
): Suggestion[] {
  const [, setChanges] = useState(0)
  useEffect(() => {
    const show = () => setChanges((changes) => changes + 1)
    if (!index) void readIndex().then(show, () => {})
  }, [])
  const isAsked = isWanted && isSuggestible(text) && !isLightPage()
  useEffect(() => {
    if (!isAsked || knownAnswer(text)) return
    return askServer(client, text, () => setChanges((changes) => changes + 1))
  }, [client, text, isAsked])
  if (!isWanted || !isSuggestible(text)) return []
  const answer = isAsked ? knownAnswer(text) : undefined
  return answer ? addOwn(text, own, answer) : suggest(text, { own, index })
}

async function readIndex(): Promise<void> {
  const known = await import('virtual:known-words')
  index ??= indexWords(known)
}
