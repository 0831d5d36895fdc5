import { Plus } from 'lucide-react'
import { useState } from 'react'
import { SentToSignIn } from '../../blocks/account/sent-to-sign-in.tsx'
import { KeptStamp } from '../../blocks/kept/kept-stamp.tsx'
import { LoadFailure } from '../../blocks/kept/load-failure.tsx'
import { PushOffer } from '../../blocks/push/push-offer.tsx'
import { useSavedSearches } from '../../blocks/search/keeping/saved-searches.ts'
import { Drawing } from '../../illustrations/drawing.tsx'
import { useKnownSession } from '../../lib/session/use-known-session.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { NewSearchDialog } from './new-search-dialog.tsx'
import { SavedSearchList } from './saved-search-list.tsx'

/** Saved searches. */
export function SavedSearchesPage() {
  const { status, user } = useKnownSession()
  return (
    <div className="page max-w-4xl py-6 md:py-10">
      {status === 'member' ? (
        <OwnSearches key={user.id} userId={user.id} />
      ) : (
        <>
          <Title />
          {status === 'visitor' ? (
            <SentToSignIn redirect="/saved-searches" title="Inicia sesión para ver tus búsquedas" />
          ) : (
            <SavedSearchesSkeleton />
          )}
        </>
      )}
    </div>
  )
}

function OwnSearches({ userId }: { userId: number }) {
  const query = useSavedSearches({ isFresh: true })
  const { data: searches, error, refetch } = query
  const [isMaking, setIsMaking] = useState(false)
  const make = () => setIsMaking(true)
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <Title />
        {searches !== undefined && searches.length > 0 && (
          <Button aria-haspopup="dialog" onClick={make}>
            <Plus aria-hidden="true" size={20} strokeWidth={1.75} />
            Crear búsqueda
          </Button>
        )}
      </div>
      {searches === undefined ? (
        error ? (
          <LoadFailure
            error={error}
            title="No pudimos cargar tus búsquedas"
            onRetry={() => void refetch()}
          />
        ) : (
          <SavedSearchesSkeleton />
        )
      ) : searches.length === 0 ? (
        <NoSearches onMake={make} />
      ) : (
        <div className="grid grid-cols-1 gap-5">
          <div>
            <KeptStamp query={query} />
            <SavedSearchList searches={searches} />
          </div>
          {searches.some(({ isActive }) => isActive) && (
            <PushOffer text="Te avisamos aquí cuando aparezca un anuncio para tus búsquedas." />
          )}
        </div>
      )}
      {isMaking && <NewSearchDialog userId={userId} onClose={() => setIsMaking(false)} />}
    </>
  )
}

function Title() {
  return (
    <h1 tabIndex={-1} className="text-h2 md:text-h1">
      Búsquedas guardadas
    </h1>
  )
}

function NoSearches({ onMake }: { onMake: () => void }) {
  return (
    <EmptyState
      className="py-4!"
      picture={<Drawing name="search-empty" />}
      title="Aún no tienes búsquedas guardadas"
      text="Guarda lo que buscas y te avisamos cuando alguien lo publique."
      action={
        <>
          <Button aria-haspopup="dialog" onClick={onMake}>
            Crear búsqueda
          </Button>
          <LinkButton tone="quiet" to="/search">
            Explorar anuncios
          </LinkButton>
        </>
      }
    />
  )
}

/** The list before its searches are here, in the same sizes. */
export function SavedSearchesSkeleton() {
  return (
    <ul aria-hidden="true" className="mt-5 grid grid-cols-1 gap-4 md:grid-cols-2">
      {[1, 2].map((index) => (
        <li key={index}>
          <Skeleton className="h-64 rounded-card" />
        </li>
      ))}
    </ul>
  )
}
