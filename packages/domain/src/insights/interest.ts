// What a day brought the ads with a Premium or Spotlight place, in numbers and kinds: never who, when or where.
import type { FeaturedPlanId } from '../payments/featured-plan.ts'

/** The places whose owners are told of interest. */
export const PLACES_WITH_INTEREST = [
  'premium',
  'spotlight',
] as const satisfies readonly FeaturedPlanId[]

/** Fewer people than these are 'alguien': a number so small could point at one of them. */
export const INTEREST_MINIMUM = 3

/** One ad's day: people who looked at it again on another day, and people who saved it. */
export type AdInterest = { title: string; returned: number; saved: number }

/** Ads that a notification names. */
const named = 3

/** A notification about the ads of one person that anything happened to, those with the most first; null without any. */
export function interestWords(
  ads: readonly AdInterest[],
): { title: string; message: string } | null {
  const [first] = ads
  if (!first) return null
  const others = ads.length - named
  const lines = ads.slice(0, named).map((ad) => `«${ad.title}»: ${adWords(ad)}.`)
  const rest = others === 1 ? ['Y otro anuncio más.'] : [`Y otros ${others} anuncios más.`]
  return {
    title:
      ads.length === 1
        ? 'Hay interés en tu anuncio destacado'
        : `Hay interés en ${ads.length} de tus anuncios destacados`,
    message: [...lines, ...(others > 0 ? rest : [])].join(' '),
  }
}

function adWords({ returned, saved }: AdInterest): string {
  const kinds = [
    ...(returned > 0 ? [people(returned, 'volvió a mirarlo', 'volvieron a mirarlo')] : []),
    ...(saved > 0 ? [people(saved, 'lo guardó', 'lo guardaron')] : []),
  ]
  return kinds.join(' y ')
}

function people(count: number, one: string, many: string): string {
  return count < INTEREST_MINIMUM ? `alguien ${one}` : `${count} personas ${many}`
}
