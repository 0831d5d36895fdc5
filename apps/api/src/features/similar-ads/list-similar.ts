// What follows an ad on its page: ads like it.
import { readAllAsked } from '@wepa/domain/attributes/asked'
import { isAlike, rankAlike, sharedFacets } from '@wepa/domain/attributes/likeness'
import { cardOf, type ListingCard } from '@wepa/domain/listings/card'
import { isPublic } from '@wepa/domain/listings/listing'
import type { Listing } from '@wepa/domain/listings/listing-schema'
import { SearchQuery } from '@wepa/domain/search/query'
import type { ReadContext } from '../../context.ts'
import type { ListingFilters } from '../../db/sql/listing-filters.ts'
import { rememberedBy } from '../../remembered-by.ts'
import { getListing } from '../listings/get-listing.ts'
import { hydrateListings } from '../listings/hydrate-listings.ts'
import { withoutWithdrawn } from '../listings/listed/without-withdrawn.ts'
import { drawCircle } from '../search/circle.ts'
import { findAds } from '../search/find-ads.ts'
import { usableConcepts } from '../search/usable-concepts.ts'
import { comparedOf } from './compared-of.ts'
import { listCandidates } from './similar-ads.repo.ts'

/** So many are answered: a screen shows four, and some may be ones that a person does not want to see. */
const MOST = 8
/** So many are remembered: more than are answered, for those that go meanwhile. */
const KEPT = 16
/** Around the ad, in km. */
const AROUND = 25
/** Prices that are about the same, as parts of the ad's. */
const CHEAPER = 0.6
const DEARER = 1.6

/** @throws DomainError listing_not_found */
export async function listSimilar(
  ctx: ReadContext,
  { id }: { id: number },
): Promise<{ alike: ListingCard[] }> {
  const alike = await listAlike(ctx, await getListing(ctx, { id }))
  return { alike: alike.map(cardOf) }
}

/** Those that are alike; what there is in the category where too few are, unless it says it is another thing. */
async function listAlike(ctx: ReadContext, listing: Listing): Promise<Listing[]> {
  const ids = await findAlike(ctx, listing)
  const alike = await firstPublic(ctx, ids)
  if (alike.length >= MOST / 2) return alike
  const { ids: newest } = await findAds(
    ctx,
    SearchQuery.parse({ category: listing.category.slug, limit: MOST + 1 }),
  )
  const known = new Set([listing.id, ...alike.map((each) => each.id)])
  const others = await publicOnes(
    ctx,
    newest.filter((each) => !known.has(each)),
  )
  const fitting =
    alike.length === 0
      ? others
      : others.filter((each) => isAlike(comparedOf(listing), comparedOf(each)))
  return [...alike, ...fitting].slice(0, MOST)
}

/** What went since is made up for by what comes after it. */
async function firstPublic(ctx: ReadContext, ids: readonly number[]): Promise<Listing[]> {
  const first = await publicOnes(ctx, ids.slice(0, MOST))
  if (first.length === MOST || ids.length <= MOST) return first
  const rest = await publicOnes(ctx, ids.slice(MOST))
  return [...first, ...rest].slice(0, MOST)
}

async function publicOnes(ctx: ReadContext, ids: readonly number[]): Promise<Listing[]> {
  return withoutWithdrawn(ctx, (await hydrateListings(ctx, ids)).filter(isPublic))
}

/** How many ads' answers are kept, and for how long. */
export const keptAlike = { most: 5000, milliseconds: 120_000 } as const

/**
 * Up to two minutes old: it costs as much as the rest of an ad's page. A new ad, or one whose owner has just paid, may join
 * a little later; one that went is missing at once, for each is read anew.
 */
const findAlike: (ctx: ReadContext, listing: Listing) => Promise<number[]> = rememberedBy(
  { ...keptAlike, key: ({ id, updatedAt }: Listing) => `${id} ${updatedAt}` },
  async (ctx: ReadContext, listing: Listing) => {
    const candidates = await listCandidates(ctx.db, searchesFor(listing, ctx.clock.now()), {
      without: listing.id,
      write: await usableConcepts(ctx),
    })
    return rankAlike(comparedOf(listing), candidates, ctx.clock.now()).slice(0, KEPT)
  },
)

/** The same model, the same make, and, of things of its kind, those near it and those of its price. */
function searchesFor(listing: Listing, now: Date): ListingFilters[] {
  const ad = comparedOf(listing)
  const shared = sharedFacets(ad).map((texts) => ({
    now,
    categoryId: listing.categoryId,
    attributes: readAllAsked(texts),
  }))
  const widest = shared.at(-1)
  if (!widest) return []
  const { price, latitude, longitude } = ad
  return [
    ...shared,
    ...(latitude === null || longitude === null
      ? []
      : [{ ...widest, circle: drawCircle(latitude, longitude, AROUND) }]),
    ...(price ? [{ ...widest, minPrice: price * CHEAPER, maxPrice: price * DEARER }] : []),
  ]
}
