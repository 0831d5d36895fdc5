import type { ListingCard } from '@wepa/domain/listings/card'
import type { Listing } from '@wepa/domain/listings/listing-schema'
import type { ReactNode } from 'react'
import { ListingGrid, ListingGridSkeleton } from '../../blocks/listing-card/listing-grid.tsx'
import { trpc } from '../../lib/trpc.ts'
import { LinkButton } from '../../ui/link-button.tsx'

const shown = 4

/**
 * Ads like this one, fetched after it, in the room they will take, and what else its seller has, which comes with the
 * page. None stands in both.
 */
export function SimilarListings({ listing }: { listing: Listing }) {
  const { id } = listing
  const { data: ofSeller = [] } = trpc.listings.ofSeller.useQuery({ id })
  const { data, isPending } = trpc.listings.similar.useQuery({ id })
  const known = new Set(ofSeller.map((each) => each.id))
  const alike = (data?.alike ?? []).filter((each) => !known.has(each.id)).slice(0, shown)
  return (
    <>
      <Others title="Anuncios parecidos" listings={isPending ? undefined : alike} />
      <Others
        title="Más de este vendedor"
        listings={ofSeller}
        more={
          <LinkButton tone="bare" to="/seller/$id" params={{ id: listing.userId }}>
            Ver todos
          </LinkButton>
        }
      />
    </>
  )
}

interface OthersProps {
  title: string
  /** Undefined while they are on their way. */
  listings: ListingCard[] | undefined
  more?: ReactNode
}

function Others({ title, listings, more }: OthersProps) {
  if (listings?.length === 0) return null
  return (
    <section aria-label={title} className="similar mt-12">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-h2">{title}</h2>
        {more}
      </div>
      {listings ? (
        <ListingGrid listings={listings} isFirstOnScreen={false} />
      ) : (
        <ListingGridSkeleton count={shown} />
      )}
    </section>
  )
}
