// Which words of a query are misspelt, judged by the words of the ads.
import { distance, nearestTerm } from '@wepa/domain/search/vocabulary'
import type { ReadContext } from '../../context.ts'
import { countWords, listLikeWords } from './spelling.repo.ts'

/** A word in so many ads is a word. */
const KNOWN = 3
/** More words than this are no slips. */
const MOST = 3

type Asker = Pick<ReadContext, 'db' | 'clock'>

/**
 * For words (folded) that hardly any ad holds, the nearest one that more ads do; words without such
 * a neighbor are left out.
 */
export async function correctSpelling(
  ctx: Asker,
  words: readonly string[],
): Promise<Map<string, string>> {
  const corrections = new Map<string, string>()
  for (const typed of [...new Set(words)].slice(0, MOST * 2)) {
    const better = corrections.size < MOST ? await nearestWord(ctx, typed) : undefined
    if (better) corrections.set(typed, better)
  }
  return corrections
}

async function nearestWord({ db, clock }: Asker, typed: string): Promise<string | undefined> {
  const like = await listLikeWords(db, typed)
  const near = like
    .map(({ word, isHomophone }) => ({ word, slips: distance(word, typed), isHomophone }))
    .filter(({ slips, isHomophone }) => isHomophone || slips <= slipsAllowed(typed))
    .toSorted((a, b) => a.slips - b.slips)
    .slice(0, 5)
  if (near.length === 0) return knownWord({ db, clock }, typed)
  const ads = await countWords(db, [typed, ...near.map(({ word }) => word)], {
    most: 30,
    now: clock.now(),
  })
  const own = ads.get(typed) ?? 0
  if (own >= KNOWN) return undefined
  // A word that even one ad uses is rather meant than a slip, unless its neighbor is far more usual.
  const used = near.filter(({ word }) => (ads.get(word) ?? 0) > own * 10)
  const fewest = used[0]?.slips
  const usual = used
    .filter(({ slips }) => slips === fewest)
    .toSorted((a, b) => (ads.get(b.word) ?? 0) - (ads.get(a.word) ?? 0))[0]?.word
  return usual ?? (own === 0 ? nearestTerm(typed, slipsAllowed(typed) - 1) : undefined)
}

/** The word of the vocabulary that was meant, where no ad says either. */
async function knownWord({ db, clock }: Asker, typed: string): Promise<string | undefined> {
  const meant = nearestTerm(typed, Math.max(1, slipsAllowed(typed) - 1))
  if (!meant) return undefined
  const ads = await countWords(db, [typed], { most: KNOWN, now: clock.now() })
  return (ads.get(typed) ?? 0) === 0 ? meant : undefined
}

/** One slip in a short word, two in a usual one, three in a long one. */
function slipsAllowed(word: string): number {
  if (word.length < 6) return 1
  return word.length < 10 ? 2 : 3
}
