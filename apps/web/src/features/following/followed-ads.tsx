import { Link } from '@tanstack/react-router'
import { KeptStamp } from '../../blocks/kept/kept-stamp.tsx'
import { LoadFailure } from '../../blocks/kept/load-failure.tsx'
import { ListingCard } from '../../blocks/listing-card/listing-card.tsx'
import { CardColumns, ListingGridSkeleton } from '../../blocks/listing-card/listing-grid.tsx'
import { MorePages } from '../../blocks/search/more-pages.tsx'
import { useFocusOnMore } from '../../blocks/search/use-focus-on-more.ts'
import { Drawing } from '../../illustrations/drawing.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { useFollowedAds } from './use-followed.ts'

/** What those one follows have published lately, each with its seller. */
export function FollowedAds() {
  const query = useFollowedAds()
  const entries = query.data?.pages.flatMap((page) => page.items)
  const { list, noteAsked } = useFocusOnMore<HTMLDivElement>(entries?.length ?? 0)
  if (!entries) {
    if (!query.error) return <ListingGridSkeleton count={8} />
    return (
      <LoadFailure
        error={query.error}
        title="No pudimos cargar los anuncios nuevos"
        onRetry={() => void query.refetch()}
      />
    )
  }
  return (
    <section aria-label="Anuncios nuevos">
      <KeptStamp query={query} />
      {entries.length === 0 && !query.hasNextPage ? (
        <NothingNew />
      ) : (
        <div ref={list}>
          <CardColumns view="grid">
            {entries.map(({ listing, seller }, index) => (
              <li key={listing.id} className="flex flex-col">
                <Link
                  to="/seller/$id"
                  params={{ id: seller.id }}
                  className="flex min-h-11 items-center text-small font-medium text-caribe underline-offset-4 hover:underline"
                >
                  <span className="truncate">{seller.name}</span>
                </Link>
                <ListingCard listing={listing} position={index} level={2} />
              </li>
            ))}
          </CardColumns>
        </div>
      )}
      <MorePages query={query} onAsk={noteAsked} />
    </section>
  )
}

function NothingNew() {
  return (
    <EmptyState
      picture={<Drawing name="no-listings" />}
      title="Nada nuevo por ahora"
      text="Aquí sale lo que publiquen los vendedores que sigues, desde que los sigues y por 30 días."
      action={<LinkButton to="/search">Explorar Anuncios</LinkButton>}
    />
  )
}
