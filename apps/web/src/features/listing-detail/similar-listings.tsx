import type { Listing } from '@wepa/domain/listings/listing-schema'
import { ListingGrid, ListingGridSkeleton } from '../../blocks/listing-card/listing-grid.tsx'
import { trpc } from '../../lib/trpc.ts'

const shown = 4

/** More of the same category. Fetched after the ad itself, in the room it will take. */
export function SimilarListings({ listing }: { listing: Listing }) {
  const { data, isPending } = trpc.listings.browse.useQuery({
    category: listing.category.slug,
    limit: shown + 1,
  })
  const others = data?.items.filter(({ id }) => id !== listing.id).slice(0, shown) ?? []
  if (!isPending && others.length === 0) return null
  return (
    <section aria-labelledby="listing-similar" className="mt-12">
      <h2 id="listing-similar" className="mb-4 text-h2">
        Anuncios parecidos
      </h2>
      {isPending ? (
        <ListingGridSkeleton count={shown} />
      ) : (
        <ListingGrid listings={others} isFirstOnScreen={false} />
      )}
    </section>
  )
}
