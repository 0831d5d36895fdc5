import { createFileRoute, notFound, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ListingMissing } from '../features/listing-detail/listing-missing.tsx'
import { ListingPage } from '../features/listing-detail/listing-page.tsx'
import { isWhole, type ShownListing } from '../features/listing-detail/shown-listing.ts'
import { readFailure } from '../lib/errors.ts'
import { headWithoutData, pageHead } from '../lib/head/head.ts'
import { readId } from '../lib/read-id.ts'
import type { RouterContext } from '../lib/router-context.ts'
import { soon } from '../lib/soon.ts'
import type { QueryUtils } from '../lib/trpc.ts'
import { trpc } from '../lib/trpc.ts'

// Of no use to the first load of other pages: fetched beside the ad.
const words = () => import('../features/listing-detail/listing-head.ts')

/** How long an ad counts as of now, in ms. */
const freshness = 10_000

export const Route = createFileRoute('/listing/$id')({
  codeSplitGroupings: [['component'], ['notFoundComponent']],
  loader: async ({ context, params }): Promise<ShownListing> => {
    const id = readId(params.id)
    void words().catch(() => {})
    const coming = requireListing(context.trpc, id)
    if (!import.meta.env.SSR) {
      return id === undefined ? coming : Promise.race([coming, knownCard(context, id, coming)])
    }
    const listing = await coming
    // The seller's rating, score and other ads stand with the ad, which waits for them on the server alone.
    const seller = { id: listing.userId }
    await Promise.all([
      soon(context.trpc.users.get.ensureData(seller)),
      soon(context.trpc.trust.score.ensureData(seller)),
      soon(context.trpc.listings.ofSeller.ensureData({ id: listing.id })),
    ])
    return listing
  },
  head: async ({ loaderData, match }) => {
    if (!loaderData || match.status === 'notFound' || match.status === 'error')
      return headWithoutData(match.status, 'Anuncio no encontrado')
    const { listingHead } = await words()
    const { site, trpc: queries } = match.context
    const seller =
      import.meta.env.SSR && isWhole(loaderData)
        ? queries.users.get.getData({ id: loaderData.userId })
        : undefined
    return pageHead(listingHead(loaderData, site, seller))
  },
  component: ListingRoute,
  notFoundComponent: MissingRoute,
})

function ListingRoute() {
  const loaded = Route.useLoaderData()
  const router = useRouter()
  // An ad that was looked at before, or stands in a tab that was left, may have been changed or sold since.
  const { data: listing = loaded, isLoadingError } = trpc.listings.get.useQuery(
    { id: loaded.id },
    {
      staleTime: freshness,
      refetchOnWindowFocus: true,
      ...(isWhole(loaded) && { initialData: loaded }),
    },
  )
  // The loader asks once more, and says what is wrong.
  useEffect(() => {
    if (isLoadingError) void router.invalidate()
  }, [isLoadingError, router])
  return <ListingPage key={listing.id} listing={listing} />
}

function MissingRoute() {
  const { id } = Route.useParams()
  return <ListingMissing id={readId(id)} />
}

/** What a list of this visit says of the ad; the ad itself where none does. */
async function knownCard(
  { queryClient }: RouterContext,
  id: number,
  coming: Promise<ShownListing>,
) {
  const late = await import('../blocks/listing-card/find-card.ts').catch(() => undefined)
  return late?.findCard(queryClient, id) ?? coming
}

async function requireListing(utils: QueryUtils, id: number | undefined) {
  if (id === undefined) throw notFound()
  try {
    return await utils.listings.get.ensureData({ id })
  } catch (error) {
    if (readFailure(error).code === 'listing_not_found') throw notFound()
    throw error
  }
}
