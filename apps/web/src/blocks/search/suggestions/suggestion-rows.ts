// Where each line under a field stands. Options and their buttons are two columns of one height: a list of WAI-ARIA may
// hold no buttons.
import {
  type Suggestion,
  type SuggestionKind,
  suggestionKinds,
} from '@wepa/domain/search/suggestions/suggestion'

export const headings: Readonly<Record<SuggestionKind, string>> = {
  own: 'Tus búsquedas',
  word: 'Sugerencias',
  category: 'Categorías',
  place: 'Pueblos',
  popular: 'Lo más buscado',
}

export type SuggestionGroup = {
  kind: SuggestionKind
  rows: { item: Suggestion; at: number }[]
}

/** The suggestions by their kind, each with its place among all. */
export function groupsOf(items: readonly Suggestion[]): SuggestionGroup[] {
  const rows = items.map((item, at) => ({ item, at }))
  return suggestionKinds.flatMap((kind) => {
    const own = rows.filter(({ item }) => item.kind === kind)
    return own.length > 0 ? [{ kind, rows: own }] : []
  })
}

/** One's own have a button beside them, which a finger must hit. */
export function headingHeight(kind: SuggestionKind): string {
  return kind === 'own' ? 'h-11' : 'h-8'
}

export const rowHeight = 'h-11'
