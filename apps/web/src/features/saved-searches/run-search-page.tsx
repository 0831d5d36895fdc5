import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { SentToSignIn } from '../../blocks/account/sent-to-sign-in.tsx'
import { LoadFailure } from '../../blocks/kept/load-failure.tsx'
import { addressOfSearch, useSavedSearches } from '../../blocks/search/keeping/saved-searches.ts'
import { Drawing } from '../../illustrations/drawing.tsx'
import { useKnownSession } from '../../lib/session/use-known-session.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Where an alert leads: to the results of its search, the newest first. */
export function RunSearchPage({ id }: { id: number }) {
  const { status } = useKnownSession()
  const navigate = useNavigate()
  const { data: searches, error, isFetching, refetch } = useSavedSearches({ isFresh: true })
  const search = searches?.find((each) => each.id === id)
  useEffect(() => {
    if (!search) return
    const address = { ...addressOfSearch(search), sort: 'newest' } as const
    void navigate({ to: '/search', search: address, replace: true })
  }, [search, navigate])

  if (status === 'visitor') {
    return (
      <div className="page py-6 md:py-10">
        <SentToSignIn
          redirect={`/saved-searches?run=${id}`}
          title="Inicia sesión para ver tus búsquedas"
        />
      </div>
    )
  }
  if (error && !searches) {
    return (
      <div className="page py-6 md:py-10">
        <LoadFailure
          error={error}
          title="No pudimos abrir tu búsqueda"
          onRetry={() => void refetch()}
        />
      </div>
    )
  }
  if (searches && !search && !isFetching) return <Gone />
  return (
    <div aria-busy="true" className="page py-5 md:py-8">
      <h1 tabIndex={-1} className="mb-4 text-h2 md:text-h1">
        Abriendo tu búsqueda…
      </h1>
      <Skeleton className="h-64 rounded-card" />
    </div>
  )
}

function Gone() {
  return (
    <div className="page py-6 md:py-10">
      <EmptyState
        level={1}
        picture={<Drawing name="search-empty" />}
        title="Esta búsqueda ya no existe"
        text="La eliminaste, o es de otra cuenta."
        action={<LinkButton to="/saved-searches">Ver mis búsquedas</LinkButton>}
      />
    </div>
  )
}
