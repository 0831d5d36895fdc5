import { categoryById } from '@wepa/domain/listings/category'
import type { Condition } from '@wepa/domain/listings/condition'
import { readSearch, type SearchLanguage } from '@wepa/domain/search/language'
import { FOREIGN } from '@wepa/domain/search/reading/nudges'
import { isSmallWord, splitWords } from '@wepa/domain/search/tokens'
import type { WordQuery } from '@wepa/domain/search/words/word-query'
import { foldText } from '@wepa/domain/text/writing'
import type { Deps, Session } from '../../context.ts'
import { usableConcepts } from '../search/usable-concepts.ts'
import { findPrices, type PriceStanding, type Wanted } from './comparables.repo.ts'

const year = 365 * 24 * 60 * 60 * 1000
/** More words than name a thing. */
const MOST = 5
const HOMES = 'bienes-raices'

type Thing = {
  categoryId: number | undefined
  words: readonly string[]
  condition: Condition | null
}

/** Who asks: their own ads do not count. */
type Asker = Pick<Deps, 'db' | 'clock'> & { session: Pick<Session, 'userId'> }

type PriceStatistics = Pick<PriceStanding, 'count' | 'low' | 'median' | 'high'>

/**
 * What other people ask for a thing that these words name, as the search reads them, in dollars; undefined where fewer
 * than five ads tell, where no word can be looked for, and for a home that may be sold as well as rented.
 */
export async function findMarketPrices(
  ctx: Asker,
  thing: Thing,
): Promise<PriceStatistics | undefined> {
  const found = await findPriceStanding(ctx, { ...thing, amount: null })
  if (!found) return undefined
  const { count, low, median, high } = found
  return { count, low, median, high }
}

/** The same, with how many of these ads ask less and more than an amount in dollars. */
export async function findPriceStanding(
  ctx: Asker,
  { categoryId, words, condition, amount }: Thing & { amount: number | null },
): Promise<PriceStanding | undefined> {
  if (categoryId === undefined) return undefined
  const category = categoryById(categoryId)?.slug
  const named = words.slice(0, MOST)
  const alike = { categoryId, condition, amount }
  const find = (text: string) => pricesOf(ctx, readSearch(text, { category }), alike)
  if (category !== HOMES) return find(named.join(' '))
  // As a title says it, a sale is none of the wishes that the search knows.
  const home = named.filter((word) => !SALE.test(foldText(word))).join(' ')
  if (home === '') return undefined
  if (home !== named.join(' ')) return find(`comprar ${home}`)
  if (readSearch(home, { category }).deal) return find(home)
  // The words do not say whether it is sold or rented: only where all who say so do the same, that will be it.
  const [sold, rented] = await Promise.all([find(`comprar ${home}`), find(`${home} alquiler`)])
  return sold && rented ? undefined : (sold ?? rented)
}

const SALE = /^(venta|ventas|vende|vendo)$/

async function pricesOf(
  ctx: Asker,
  { clauses, nudges, deal }: SearchLanguage,
  alike: Pick<Wanted, 'categoryId' | 'condition' | 'amount'>,
): Promise<PriceStanding | undefined> {
  if (clauses.length === 0) return undefined
  const now = ctx.clock.now()
  const others = nudges.filter(({ query, worth }) => worth > FOREIGN || !isSaid(query, clauses))
  const wanted = {
    ...alike,
    clauses: clauses.slice(0, MOST),
    // Who sells the part of a thing is told of such parts, and of nothing that lacks one of the words.
    isPart: others.length < nudges.length,
    nudges: others,
    deal,
    userId: ctx.session.userId,
    soldSince: new Date(now.getTime() - year),
    now,
  }
  return findPrices(ctx.db, wanted, await usableConcepts(ctx))
}

/** True where one of the passages, of two words or more, is made of words that were asked for. */
function isSaid(query: WordQuery, clauses: readonly WordQuery[]): boolean {
  const asked = new Set(clauses.flatMap(wordsOf))
  return phrasesOf(query).some(
    ({ words }) => words.length > 1 && words.every((word) => asked.has(word)),
  )
}

type Phrase = Extract<WordQuery, { kind: 'phrase' }>

function phrasesOf(query: WordQuery): Phrase[] {
  if (query.kind === 'phrase') return [query]
  return query.kind === 'attribute' ? [] : query.of.flatMap(phrasesOf)
}

function wordsOf(clause: WordQuery): readonly string[] {
  return phrasesOf(clause).flatMap(({ words }) => (words.length === 1 ? words : []))
}

/** The words of a title that name its thing: the first four that say something. */
export function wordsOfTitle(title: string): string[] {
  return splitWords(title)
    .flatMap(({ key }) => (isSmallWord(key) ? [] : [key]))
    .slice(0, 4)
}
