import { KeptStamp } from '../../blocks/kept/kept-stamp.tsx'
import { LoadFailure } from '../../blocks/kept/load-failure.tsx'
import { CardColumns, ListingGridSkeleton } from '../../blocks/listing-card/listing-grid.tsx'
import { Drawing } from '../../illustrations/drawing.tsx'
import { trpc } from '../../lib/trpc.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { ViewedCard } from './viewed-card.tsx'

/** What one looked at last, with all its moods. */
export function ViewedList({ userId }: { userId: number }) {
  const query = trpc.users.recentlyViewed.useQuery({ id: userId }, { staleTime: 0 })
  const { data, error, refetch } = query
  if (data === undefined) {
    return error ? (
      <LoadFailure
        error={error}
        title="No pudimos cargar lo que viste"
        onRetry={() => void refetch()}
      />
    ) : (
      <ListingGridSkeleton count={8} />
    )
  }
  if (data.length === 0) {
    return (
      <EmptyState
        picture={<Drawing name="search-empty" />}
        title="Aún no has abierto anuncios"
        text="Los que abras se guardan aquí, para que los vuelvas a encontrar."
        action={<LinkButton to="/search">Explorar Anuncios</LinkButton>}
      />
    )
  }
  return (
    <>
      <KeptStamp query={query} />
      <CardColumns view="grid">
        {data.map((entry, index) => (
          <li key={entry.id}>
            <ViewedCard entry={entry} position={index} />
          </li>
        ))}
      </CardColumns>
    </>
  )
}
