// What is suggested for a text, on the server and on a device alike.
import { foldText } from '../../text/writing.ts'
import { completeCategories } from './complete-categories.ts'
import { completePlaces } from './complete-places.ts'
import { completeWords, type WordIndex } from './complete-words.ts'
import { mixSuggestions, mostOfEmpty, mostOfKind } from './mix-suggestions.ts'
import { isSuggestible } from './suggestible.ts'
import type { Suggestion } from './suggestion.ts'

export type SuggestionSources = {
  /** One's own last searches, the newest first; never on the server. */
  own?: readonly string[]
  index: WordIndex | undefined
  hasAds?: ((word: string) => boolean) | undefined
  counts?: ReadonlyMap<string, number> | undefined
  /** What many look for, the most asked first. */
  popular?: readonly string[]
}

/** The suggestions for a text, mixed; none for an email, a number or what is offensive. */
export function suggest(text: string, sources: SuggestionSources): Suggestion[] {
  if (!isSuggestible(text)) return []
  const { own = [], index, hasAds, counts, popular = [] } = sources
  if (text.trim() === '') return mixSuggestions([...ownOf(own), ...popularOf(popular)], mostOfEmpty)
  if (!/\p{L}/u.test(text)) return []
  const isBegun = (each: string) => begins(each, text)
  const words = index
    ? completeWords(index, text, { most: mostOfKind.word, ...(hasAds && { hasAds }) })
    : []
  return mixSuggestions([
    ...ownOf(own.filter(isBegun)),
    ...words.map((word): Suggestion => ({ kind: 'word', text: word })),
    ...completeCategories(text, counts),
    ...completePlaces(text, mostOfKind.place).map(
      (place): Suggestion => ({ kind: 'place', text: place }),
    ),
    ...popularOf(popular.filter(isBegun)),
  ])
}

/** The server's answer for a text with one's own searches, which only the device knows. */
export function addOwn(
  text: string,
  own: readonly string[],
  answer: readonly Suggestion[],
): Suggestion[] {
  const isEmpty = text.trim() === ''
  const mine = suggest(text, { own, index: undefined }).filter(({ kind }) => kind === 'own')
  return mixSuggestions([...mine, ...answer], isEmpty ? mostOfEmpty : mostOfKind)
}

/** Whether a search goes on with a text, or one of its words does. */
function begins(search: string, text: string): boolean {
  const letters = foldText(text.trim().replace(/\s+/g, ' '))
  const whole = foldText(search)
  return whole !== letters && ` ${whole}`.includes(` ${letters}`)
}

function ownOf(own: readonly string[]): Suggestion[] {
  return own.map((text) => ({ kind: 'own', text }))
}

function popularOf(popular: readonly string[]): Suggestion[] {
  return popular.map((text) => ({ kind: 'popular', text }))
}
