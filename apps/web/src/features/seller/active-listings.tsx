import { LoadFailure } from '../../blocks/kept/load-failure.tsx'
import { ListingGrid, ListingGridSkeleton } from '../../blocks/listing-card/listing-grid.tsx'
import { MorePages } from '../../blocks/search/more-pages.tsx'
import { useFocusOnMore } from '../../blocks/search/use-focus-on-more.ts'
import { Drawing } from '../../illustrations/drawing.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { useSellerListings } from './seller-listings.ts'

interface ActiveListingsProps {
  sellerId: number
  isOwn: boolean
}

/** What a person has for sale, newest first, with all its moods. */
export function ActiveListings({ sellerId, isOwn }: ActiveListingsProps) {
  return (
    <section aria-labelledby="seller-listings">
      <h2 id="seller-listings" className="mb-4 text-h3 font-bold">
        Anuncios activos
      </h2>
      <Listings {...{ sellerId, isOwn }} />
    </section>
  )
}

function Listings({ sellerId, isOwn }: ActiveListingsProps) {
  const query = useSellerListings(sellerId)
  const listings = query.data?.pages.flatMap((page) => page.items)
  const { list, noteAsked } = useFocusOnMore<HTMLDivElement>(listings?.length ?? 0)
  if (!listings) {
    if (!query.error) return <ListingGridSkeleton count={4} />
    return (
      <LoadFailure
        error={query.error}
        title="No pudimos cargar los anuncios"
        onRetry={() => void query.refetch()}
      />
    )
  }
  if (listings.length === 0) return <NoListings isOwn={isOwn} />
  return (
    <>
      <div ref={list}>
        <ListingGrid listings={listings} />
      </div>
      <MorePages query={query} onAsk={noteAsked} />
    </>
  )
}

function NoListings({ isOwn }: { isOwn: boolean }) {
  return (
    <EmptyState
      className="py-4!"
      picture={<Drawing name="no-listings" />}
      title={isOwn ? 'No tienes anuncios activos' : 'No tiene anuncios activos'}
      text={isOwn ? 'Aquí los verán los demás.' : 'Quizás publique algo pronto.'}
      action={
        isOwn ? (
          <LinkButton tone="call" to="/post-ad">
            Publicar anuncio
          </LinkButton>
        ) : (
          <LinkButton to="/search">Explorar Anuncios</LinkButton>
        )
      }
    />
  )
}
