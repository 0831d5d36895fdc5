import { createFileRoute, notFound } from '@tanstack/react-router'
import { listingHead } from '../features/listing-detail/listing-head.ts'
import { ListingMissing } from '../features/listing-detail/listing-missing.tsx'
import { ListingPage } from '../features/listing-detail/listing-page.tsx'
import { readFailure } from '../lib/errors.ts'
import { headWithoutData, pageHead } from '../lib/head/head.ts'
import { readId } from '../lib/read-id.ts'
import { soon } from '../lib/soon.ts'
import type { QueryUtils } from '../lib/trpc.ts'
import { trpc } from '../lib/trpc.ts'

export const Route = createFileRoute('/listing/$id')({
  loader: async ({ context, params }) => {
    const listing = await requireListing(context.trpc, readId(params.id))
    // The seller's rating and score stand beside the ad, which waits for them on the server alone.
    const seller = { id: listing.userId }
    const coming = Promise.all([
      soon(context.trpc.users.get.ensureData(seller)),
      soon(context.trpc.trust.score.ensureData(seller)),
    ])
    if (import.meta.env.SSR) await coming
    return listing
  },
  head: ({ loaderData, match }) =>
    loaderData
      ? pageHead(
          listingHead(
            loaderData,
            match.context.site,
            import.meta.env.SSR
              ? match.context.trpc.users.get.getData({ id: loaderData.userId })
              : undefined,
          ),
        )
      : headWithoutData(match.status, 'Anuncio no encontrado'),
  component: ListingRoute,
  notFoundComponent: MissingRoute,
})

function ListingRoute() {
  const loaded = Route.useLoaderData()
  // An ad that was looked at before may have been changed or sold since.
  const { data } = trpc.listings.get.useQuery(
    { id: loaded.id },
    { initialData: loaded, staleTime: 60_000 },
  )
  return <ListingPage key={data.id} listing={data} />
}

function MissingRoute() {
  const { id } = Route.useParams()
  return <ListingMissing id={readId(id)} />
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
