import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ListingGridSkeleton } from '../../blocks/listing-card/listing-grid.tsx'
import { useKnownSession } from '../../lib/session/use-known-session.ts'
import { ViewedList } from './viewed-list.tsx'

/** Recently viewed. */
export function RecentlyViewedPage() {
  const { status, user } = useKnownSession()
  return (
    <div className="page py-6 md:py-10">
      <h1 tabIndex={-1} className="text-h2 md:text-h1">
        Vistos recientemente
      </h1>
      <p className="mt-1 mb-5 text-body text-muted">Los últimos 20 anuncios que abriste.</p>
      {status === 'visitor' && <ToSignIn />}
      {status === 'member' ? (
        <ViewedList key={user.id} userId={user.id} />
      ) : (
        <ListingGridSkeleton count={8} />
      )}
    </div>
  )
}

function ToSignIn() {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate({ to: '/auth', search: { redirect: '/recently-viewed' }, replace: true })
  }, [navigate])
  return null
}
