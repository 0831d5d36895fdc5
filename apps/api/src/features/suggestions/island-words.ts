// What suggestions are made of: kept in the memory of each process, and renewed behind the backs of those who ask.
import { indexWords } from '@wepa/domain/search/suggestions/complete-words'
import { listKnownWords } from '@wepa/domain/search/suggestions/known-words'
import { isSuggestible } from '@wepa/domain/search/suggestions/suggestible'
import type { AnsweredSuggestion } from '@wepa/domain/search/suggestions/suggestion-schema'
import { isSmallWord, keyOf } from '@wepa/domain/search/tokens'
import { stemOf } from '@wepa/domain/search/words/stem'
import { LRUCache } from 'lru-cache'
import type { ReadDeps } from '../../context.ts'
import { listCategories } from '../categories/list-categories.ts'
import { firstPopularDay, floorOfPeople } from './popularity.ts'
import { listPopular, listStemsOfTitles } from './suggestions.repo.ts'

/** How old what is known may become, in ms. */
const minute = 60_000
/** More ads say nothing new of which words have any. */
const newestAds = 20_000
const mostPopular = 300
const mostAnswers = 2000

const known = listKnownWords()
const stemsOf = (word: string) =>
  keyOf(word)
    .split(' ')
    .filter((each) => !isSmallWord(each))
    .map(stemOf)
const stems = [...new Set(known.words.flatMap(stemsOf))]

/** The same for all databases: the language alone. */
export const wordIndex = indexWords(known)

export type IslandWords = {
  hasAds: (word: string) => boolean
  /** Public ads by the slug of their category. */
  counts: ReadonlyMap<string, number>
  popular: readonly string[]
  /** Answers made of this, by what was typed. */
  answers: LRUCache<string, AnsweredSuggestion[]>
}

type Kept = { words: Promise<IslandWords>; until: number; isRenewing: boolean }
const keptOf = new WeakMap<ReadDeps['db'], Kept>()

/** What is known now; the first who ask wait for it, later ones get what is there while it is renewed. */
export function readIslandWords(ctx: ReadDeps): Promise<IslandWords> {
  const now = ctx.clock.now().getTime()
  const kept = keptOf.get(ctx.db)
  if (!kept) return keep(ctx, now)
  if (now >= kept.until && !kept.isRenewing) {
    kept.isRenewing = true
    void renew(ctx, kept, now)
  }
  return kept.words
}

function keep(ctx: ReadDeps, now: number): Promise<IslandWords> {
  const words = gather(ctx)
  keptOf.set(ctx.db, { words, until: now + minute, isRenewing: false })
  words.catch(() => keptOf.delete(ctx.db))
  return words
}

async function renew(ctx: ReadDeps, kept: Kept, now: number): Promise<void> {
  try {
    const words = await gather(ctx)
    keptOf.set(ctx.db, { words: Promise.resolve(words), until: now + minute, isRenewing: false })
  } catch (err) {
    // What is there serves on; the next minute tries again.
    ctx.log.warn({ err }, 'suggestions were not renewed')
    keptOf.set(ctx.db, { ...kept, until: now + minute, isRenewing: false })
  }
}

async function gather(ctx: ReadDeps): Promise<IslandWords> {
  const from = firstPopularDay(ctx.clock.now())
  const [categories, popular, found] = await Promise.all([
    listCategories(ctx),
    listPopular(ctx.db, { from, floor: floorOfPeople, most: mostPopular }),
    listStemsOfTitles(ctx.db, stems, newestAds),
  ])
  const inTitles = new Set(found)
  return {
    hasAds: (word) => stemsOf(word).every((stem) => inTitles.has(stem)),
    counts: new Map(categories.map(({ slug, listingCount }) => [slug, listingCount])),
    // The list of what nobody is to be offered may have grown since.
    popular: popular.filter(isSuggestible),
    answers: new LRUCache({ max: mostAnswers }),
  }
}
