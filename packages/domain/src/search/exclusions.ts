// The words a search does without: 'nevera -lg', 'carro -"para piezas"'.
import { splitWords } from './tokens.ts'
import { any, phrase, type WordQuery } from './words/word-query.ts'

export interface Exclusions {
  /** The query without them. */
  rest: string
  /** Each as it was typed, without its dash and quotes. */
  excluded: readonly string[]
}

/**
 * Takes out the words and quoted passages that begin with a dash. Only a dash after a space or at the beginning, and
 * right before its word, excludes: 't-shirt', '2010-2015' and 'usado - bueno' do not; nor does one in a quoted passage.
 */
export function readExclusions(text: string): Exclusions {
  const excluded: string[] = []
  const rest = text.replace(
    /(?<=^|\s)[-−](?:["“«]([^"“”«»]*)["”»]|([\p{L}\p{N}][^\s"“”«»]*))|["“«][^"“”«»]*["”»]/gu,
    (whole: string, passage: string | undefined, word: string | undefined) => {
      const term = (passage ?? word)?.trim()
      if (term === undefined) return whole
      if (splitWords(term).length > 0) excluded.push(term)
      return ' '
    },
  )
  return { rest, excluded }
}

/** What an ad must not say anywhere; a word counts in singular and plural, its synonyms do not. */
export function anyOf(excluded: readonly string[]): WordQuery | undefined {
  if (excluded.length === 0) return undefined
  return any(excluded.map((term) => phrase(splitWords(term).map(({ key }) => key))))
}
