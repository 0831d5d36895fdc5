import { foldText } from '../../text/writing.ts'
import {
  mostSuggestions,
  type Suggestion,
  type SuggestionKind,
  suggestionKinds,
} from './suggestion.ts'

type Shares = Readonly<Record<SuggestionKind, number>>

/** How many of a kind at most, so that none leaves the others no room. */
export const mostOfKind: Shares = { own: 3, word: 5, category: 2, place: 4, popular: 3 }
/** The same of a field in which nothing stands. */
export const mostOfEmpty: Shares = { ...mostOfKind, own: 5, popular: 5 }

/** At most eight in the order of the kinds, each text once: of every kind the best, then each kind's share while there is room. */
export function mixSuggestions(all: readonly Suggestion[], shares = mostOfKind): Suggestion[] {
  const kinds = suggestionKinds.map((kind) => all.filter((each) => each.kind === kind))
  const unique = withoutRepeated(kinds.flat())
  const chosen = new Set(suggestionKinds.flatMap((kind) => ofKind(unique, kind).slice(0, 1)))
  for (const kind of suggestionKinds) {
    const room = mostSuggestions - chosen.size
    const more = ofKind(unique, kind).slice(1, shares[kind])
    for (const each of more.slice(0, room)) chosen.add(each)
  }
  return unique.filter((each) => chosen.has(each))
}

function ofKind(all: readonly Suggestion[], kind: SuggestionKind): Suggestion[] {
  return all.filter((each) => each.kind === kind)
}

function withoutRepeated(all: readonly Suggestion[]): Suggestion[] {
  const seen = new Set<string>()
  return all.filter(({ kind, text }) => {
    // A category leads elsewhere than the search for a thing of its name.
    const key = `${kind === 'category'} ${foldText(text.trim())}`
    return !seen.has(key) && seen.add(key)
  })
}
