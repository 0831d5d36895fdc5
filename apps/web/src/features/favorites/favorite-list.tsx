import { Columns3 } from 'lucide-react'
import { useState } from 'react'
import { CompareBar } from '../../blocks/comparing/compare-bar.tsx'
import { KeptStamp } from '../../blocks/kept/kept-stamp.tsx'
import { LoadFailure } from '../../blocks/kept/load-failure.tsx'
import { CardColumns, ListingGridSkeleton } from '../../blocks/listing-card/listing-grid.tsx'
import { MorePages } from '../../blocks/search/more-pages.tsx'
import { useFocusOnMore } from '../../blocks/search/use-focus-on-more.ts'
import { Drawing } from '../../illustrations/drawing.tsx'
import { useWaitingHearts } from '../../lib/device/waiting/waiting-hearts.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { FavoriteCard } from './favorite-card.tsx'
import { useFavorites } from './use-favorites.ts'
import { useWaitingFavorites, WaitingFavorites } from './waiting-favorites.tsx'

/** One's favorites with all their moods: waiting, broken, empty, some, more. */
export function FavoriteList({ userId }: { userId: number }) {
  const query = useFavorites(userId)
  const [isChoosing, setIsChoosing] = useState(false)
  const hearts = useWaitingHearts()
  const entries = query.data?.pages
    .flatMap((page) => page.items)
    // Taken off before, and not yet told to the server.
    .filter(({ listing }) => hearts[listing.id] !== false)
  const known = new Set(entries?.map(({ listing }) => listing.id))
  const waiting = useWaitingFavorites(userId, known)
  const place = useKeptFocus<HTMLElement>(entries?.length)
  const { list, noteAsked } = useFocusOnMore<HTMLDivElement>(entries?.length ?? 0)
  if (entries === undefined) {
    return (
      <>
        <WaitingFavorites waiting={waiting} />
        {query.error ? (
          <LoadFailure
            error={query.error}
            title="No pudimos cargar tus favoritos"
            onRetry={() => void query.refetch()}
          />
        ) : (
          <ListingGridSkeleton count={8} />
        )}
      </>
    )
  }
  return (
    <section ref={place} tabIndex={-1} aria-label="Tus favoritos" className="outline-none">
      <WaitingFavorites waiting={waiting} />
      <KeptStamp query={query} />
      {entries.length === 0 && !query.hasNextPage ? (
        waiting.length === 0 && <NothingYet />
      ) : (
        <div ref={list}>
          <CompareSwitch isOn={isChoosing} onChange={setIsChoosing} />
          <CardColumns view="grid">
            {entries.map((entry, index) => (
              <li key={entry.listing.id}>
                <FavoriteCard
                  entry={entry}
                  userId={userId}
                  position={index}
                  isChoosing={isChoosing}
                />
              </li>
            ))}
          </CardColumns>
        </div>
      )}
      <MorePages query={query} onAsk={noteAsked} />
      <CompareBar />
    </section>
  )
}

/** Shows or hides the boxes by which favorites are chosen to stand side by side. */
function CompareSwitch({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p role="status" className="text-body text-muted">
        {isOn && 'Marca hasta cuatro y toca Comparar.'}
      </p>
      <Button tone={isOn ? 'main' : 'quiet'} aria-pressed={isOn} onClick={() => onChange(!isOn)}>
        <Columns3 aria-hidden="true" size={18} strokeWidth={1.75} />
        Elegir para comparar
      </Button>
    </div>
  )
}

function NothingYet() {
  return (
    <EmptyState
      picture={<Drawing name="no-favorites" />}
      title="Aún no tienes favoritos"
      text="Toca el corazón de un anuncio y lo encuentras aquí, también cuando cambie de precio o se venda."
      action={<LinkButton to="/search">Explorar Anuncios</LinkButton>}
    />
  )
}
