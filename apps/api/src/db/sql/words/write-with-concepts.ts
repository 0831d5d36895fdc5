// Queries of many words in few: what alternatives have in common stands once, and a concept stands for its names.
import { stemOf } from '@wepa/domain/search/words/stem'
import type { WordQuery } from '@wepa/domain/search/words/word-query'
import { anywhere, BY_NAME, CONCEPTS, IN_TITLES, isInTitle, write } from './concepts.ts'
import { writeFactored } from './write-factored.ts'
import { joinQueries, writeQuery } from './write-query.ts'

const IN_TITLE = { suffix: ':A', stem: stemOf }

type Writing = { suffix: string; tokens: ReadonlySet<string> }

/** The query as text; where alternatives are all names of a concept, its token stands for them. */
export function writeWithConcepts(query: WordQuery, writing: Writing): string {
  if (query.kind === 'phrase' || query.kind === 'attribute') {
    return writeQuery(query, { suffix: writing.suffix, stem: stemOf })
  }
  if (query.kind === 'all') {
    return joinQueries(
      'all',
      query.of.map((part) => writeWithConcepts(part, writing)),
    )
  }
  const { covering, others } = cover(query.of, writing)
  const isTitle = (part: WordQuery) => writing.suffix === '' && isInTitle(part)
  // What is asked of titles alone may be the names of a concept that counts anywhere.
  const titled = cover(others.filter(isTitle).map(anywhere), { ...writing, suffix: ':A' })
  const rest = others.filter((part) => !isTitle(part))
  return joinQueries('any', [
    ...covering.map((token) => `'${token}'${writing.suffix}`),
    ...titled.covering.map((token) => `'${token}':A`),
    ...writeRest(rest, writing),
    ...writeRest(titled.others, { ...writing, suffix: ':A' }),
  ])
}

/**
 * Which titles begin with an alternative: by the concept that opens them, or by the word that does ('o:never', as the
 * index holds it) where the rest of a passage stands anywhere in the title.
 */
export function writeOpening(query: WordQuery, tokens: ReadonlySet<string>): string | undefined {
  if (query.kind === 'phrase') {
    if (query.only === 'category') return undefined
    const [first = ''] = query.words
    const passage = query.words.length > 1 ? ` & (${writeQuery(query, IN_TITLE)})` : ''
    return `'o:${stemOf(first)}'${passage}`
  }
  if (query.kind === 'attribute') return undefined
  const alternatives = query.kind === 'all' ? query.of : query.of.map(anywhere)
  const { covering, others } =
    query.kind === 'all'
      ? { covering: [], others: alternatives }
      : cover(alternatives, { suffix: ':A', tokens })
  const written = [
    ...covering.map((token) => `'${token}':B`),
    ...others.flatMap((part) => writeOpening(part, tokens) ?? []),
  ]
  return written.length === 0 ? undefined : joinQueries('any', written)
}

/** Few passages are written as they are; many, by the words that they have in common. */
const FEW = 4

function writeRest(parts: readonly WordQuery[], writing: Writing): string[] {
  const passages = parts.filter((part) => part.kind === 'phrase' && part.words.length > 1)
  const isMany = passages.length > FEW && new Set(passages.map(placeOf)).size === 1
  const alone = isMany ? parts.filter((part) => !passages.includes(part)) : parts
  const written = alone.map((part) => writeWithConcepts(part, writing))
  if (!isMany) return written
  const suffix = placeOf(passages[0]) === 'title' ? ':A' : writing.suffix
  return [...written, ...guarded(passages, { ...writing, suffix })]
}

function placeOf(part: WordQuery | undefined): string | undefined {
  return part?.kind === 'phrase' ? part.only : undefined
}

/**
 * Passages, in the fewest words; many of them begin with one word of a list ('funda de', 'cargador de'), and a title
 * that holds no such word need not be held against each.
 */
function guarded(passages: readonly WordQuery[], { suffix, tokens }: Writing): string[] {
  const guards = new Map<string, string[][]>()
  for (const passage of passages) {
    if (passage.kind !== 'phrase') continue
    const guard = suffix === ':A' ? guardOf(passage.words, tokens) : undefined
    guards.set(guard ?? '', [...(guards.get(guard ?? '') ?? []), [...passage.words]])
  }
  return [...guards].map(([guard, words]) => {
    const written = writeFactored(words, { suffix, stem: stemOf })
    return guard === '' ? written : `'${guard}':A & (${written})`
  })
}

/** The concept that a title carries if it holds these words, by the first of them. */
function guardOf(words: readonly string[], tokens: ReadonlySet<string>): string | undefined {
  for (let length = 1; length < words.length; length++) {
    const start = writeQuery(
      { kind: 'phrase', words: words.slice(0, length), weight: 1, only: 'title' },
      { suffix: '', stem: stemOf },
    )
    const guard = IN_TITLES.get(start)?.find((token) => tokens.has(token))
    if (guard) return guard
  }
  return undefined
}

/** The largest concepts whose names are all among the alternatives, and the alternatives beside them. */
function cover(alternatives: readonly WordQuery[], { suffix, tokens }: Writing) {
  const asked = alternatives.map((query) => ({ query, written: write(query) }))
  const known = new Set(asked.map(({ written }) => written))
  const candidates = new Set(asked.flatMap(({ written }) => [...(BY_NAME.get(written) ?? [])]))
  const fitting = [...candidates]
    .flatMap((token) => (tokens.has(token) ? (CONCEPTS.get(token) ?? []) : []))
    .filter(({ names }) =>
      names.every((name) => known.has(name.written) || known.has(name.anywhere)),
    )
    .toSorted((a, b) => b.names.length - a.names.length)
  const covered = new Set<string>()
  const covering = fitting.flatMap(({ token, names }) => {
    // Of a word that is asked for anywhere, a title is only a part; in a title the two are the same.
    const all = names.flatMap(({ written, anywhere }) =>
      suffix === ':A' ? [written, anywhere] : [written],
    )
    const here = all.filter((written) => known.has(written))
    if (here.every((written) => covered.has(written))) return []
    for (const written of here) covered.add(written)
    return token
  })
  return {
    covering,
    others: asked.flatMap(({ query, written }) => (covered.has(written) ? [] : query)),
  }
}
