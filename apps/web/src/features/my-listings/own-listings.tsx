import { KeptStamp } from '../../blocks/kept/kept-stamp.tsx'
import { LoadFailure } from '../../blocks/kept/load-failure.tsx'
import { MorePages } from '../../blocks/search/more-pages.tsx'
import { useFocusOnMore } from '../../blocks/search/use-focus-on-more.ts'
import { Drawing } from '../../illustrations/drawing.tsx'
import { trpc } from '../../lib/trpc.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { latePart } from '../../ui/late-part.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { OwnListingCard } from './own-listing-card.tsx'

const PlacesOfDeleted = latePart(
  async () => (await import('./remaining-place/remaining-place.tsx')).PlacesOfDeleted,
)

export type ListingsTab = 'all' | 'active' | 'inactive'

interface OwnListingsProps {
  userId: number
  tab: ListingsTab
  /** True where the person has no ad at all. */
  isNewSeller: boolean
}

/** The own ads of one tab with all their moods: waiting, broken, empty, some, more. */
export function OwnListings({ userId, tab, isNewSeller }: OwnListingsProps) {
  const query = useOwnListings(userId, tab)
  const listings = query.data?.pages.flatMap((page) => page.items)
  const place = useKeptFocus<HTMLElement>(listings?.length)
  const { list, noteAsked } = useFocusOnMore<HTMLUListElement>(listings?.length ?? 0)
  if (listings === undefined) {
    return query.error ? (
      <LoadFailure
        error={query.error}
        title="No pudimos cargar tus anuncios"
        onRetry={() => void query.refetch()}
      />
    ) : (
      <OwnListingsSkeleton />
    )
  }
  return (
    <section ref={place} tabIndex={-1} aria-label="Mis anuncios" className="outline-none">
      <KeptStamp query={query} />
      {tab !== 'active' && <PlacesOfDeleted userId={userId} />}
      {listings.length === 0 ? (
        <NothingHere tab={isNewSeller ? 'all' : tab} />
      ) : (
        <ul ref={list} className={columns}>
          {listings.map((listing, index) => (
            <li key={listing.id}>
              <OwnListingCard listing={listing} position={index} />
            </li>
          ))}
        </ul>
      )}
      <MorePages query={query} onAsk={noteAsked} />
    </section>
  )
}

const columns = 'grid grid-cols-1 gap-3 sm:gap-4 md:grid-cols-2 xl:grid-cols-3'

function useOwnListings(userId: number, tab: ListingsTab) {
  return trpc.users.listings.useInfiniteQuery(
    { id: userId, limit: 24, ...(tab === 'all' ? {} : { status: tab }) },
    // Views and messages of others come in meanwhile: what is kept shows at once, and is asked for anew.
    { getNextPageParam: (page) => page.nextCursor ?? undefined, staleTime: 0 },
  )
}

/** The list before its ads are here, in the same sizes. */
export function OwnListingsSkeleton() {
  return (
    <ul aria-hidden="true" className={columns}>
      {[1, 2, 3].map((index) => (
        <li key={index} className="rounded-card border border-line bg-card shadow-soft">
          <div className="flex gap-3 p-3">
            <Skeleton className="aspect-4/3 w-28 sm:w-36" />
            <div className="grid flex-1 content-start gap-2">
              <Skeleton className="h-6 w-16 rounded-full" />
              <Skeleton className="h-5 w-2/5" />
              <Skeleton className="h-4 w-full" />
            </div>
          </div>
          <div className="grid gap-1.5 px-3 pb-3">
            <Skeleton className="h-4.5 w-3/5" />
            <Skeleton className="h-4.5 w-2/5" />
          </div>
          <div className="border-t border-line p-2 pl-3">
            <Skeleton className="h-11" />
          </div>
        </li>
      ))}
    </ul>
  )
}

function NothingHere({ tab }: { tab: ListingsTab }) {
  if (tab === 'all') {
    return (
      <EmptyState
        className="py-4!"
        picture={<Drawing name="no-listings" />}
        title="Aún no tienes anuncios"
        text="Lo que ya no usas, otro lo está buscando. Publicar es gratis."
        action={
          <LinkButton tone="call" to="/post-ad">
            Publicar Primer Anuncio
          </LinkButton>
        }
      />
    )
  }
  return (
    <EmptyState
      className="py-4!"
      picture={<Drawing name="no-listings" />}
      title={tab === 'active' ? 'No tienes anuncios activos' : 'No tienes anuncios inactivos'}
      text={
        tab === 'active'
          ? 'Reactiva uno de los tuyos o publica otro.'
          : 'Aquí quedan los vendidos, los de venta pendiente y los apagados.'
      }
      action={
        tab === 'active' && (
          <LinkButton tone="call" to="/post-ad">
            Publicar anuncio
          </LinkButton>
        )
      }
    />
  )
}
