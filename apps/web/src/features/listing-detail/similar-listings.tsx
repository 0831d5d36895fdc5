import type { ListingCard } from '@wepa/domain/listings/card'
import type { Listing } from '@wepa/domain/listings/listing-schema'
import { ListingGrid, ListingGridSkeleton } from '../../blocks/listing-card/listing-grid.tsx'
import { trpc } from '../../lib/trpc.ts'

const shown = 4

/** Ads like this one, and what else its seller has. Fetched after the ad itself, in the room the first will take. */
export function SimilarListings({ listing }: { listing: Listing }) {
  const { data, isPending } = trpc.listings.similar.useQuery({ id: listing.id })
  return (
    <>
      <Others title="Anuncios parecidos" listings={isPending ? undefined : (data?.alike ?? [])} />
      <Others title="Más de este vendedor" listings={data?.ofSeller ?? []} />
    </>
  )
}

/** `listings`: undefined while they are on their way. */
function Others({ title, listings }: { title: string; listings: ListingCard[] | undefined }) {
  if (listings?.length === 0) return null
  return (
    <section aria-label={title} className="similar mt-12">
      <h2 className="mb-4 text-h2">{title}</h2>
      {listings ? (
        <ListingGrid listings={listings.slice(0, shown)} isFirstOnScreen={false} />
      ) : (
        <ListingGridSkeleton count={shown} />
      )}
    </section>
  )
}
