import { LEAST_SEARCHERS } from '@wepa/domain/insights/business-analytics'
import type {
  SearchAppearances,
  SearchesPart,
} from '@wepa/domain/insights/business-analytics-schema'
import { findCategory } from '@wepa/domain/listings/category'
import type { Deps } from '../../context.ts'
import { type CountedAppearances, listNamed, sumAppearances } from './appearances.repo.ts'

type Window = { userId: number; from: string; to: string }

/**
 * In which searches the ads of a person appeared, and at which place. Words that fewer than three people looked for
 * are named to nobody and stand together. Whoever calls must have asked whether they may see it.
 */
export async function listAppearances(
  ctx: Pick<Deps, 'db'>,
  window: Window,
  limit: number,
): Promise<SearchesPart> {
  const asked = { ...window, floor: LEAST_SEARCHERS }
  const [searches, { all, others }] = await Promise.all([
    listNamed(ctx.db, asked, limit),
    sumAppearances(ctx.db, asked),
  ])
  return {
    from: window.from,
    to: window.to,
    appearances: all,
    searches: searches.map((search) => ({ ...nameOf(search), ...placesOf(search) })),
    others: others.appearances === 0 ? null : placesOf(others),
  }
}

/** How often the ads of a person appeared in searches. */
export async function countAppearances(ctx: Pick<Deps, 'db'>, window: Window): Promise<number> {
  return (await sumAppearances(ctx.db, { ...window, floor: LEAST_SEARCHERS })).all
}

function nameOf({
  words,
  category,
}: CountedAppearances): Pick<SearchAppearances, 'words' | 'category'> {
  if (words !== '') return { words, category: null }
  return { words: null, category: findCategory(category)?.name ?? category }
}

function placesOf({
  appearances,
  placeSum,
  bestPlace,
}: Omit<CountedAppearances, 'words' | 'category'>) {
  return { appearances, averagePlace: (placeSum / appearances).toFixed(1), bestPlace }
}
