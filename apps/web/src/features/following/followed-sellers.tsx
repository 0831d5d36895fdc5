import { Clock } from 'lucide-react'
import { KeptStamp } from '../../blocks/kept/kept-stamp.tsx'
import { LoadFailure } from '../../blocks/kept/load-failure.tsx'
import { MorePages } from '../../blocks/search/more-pages.tsx'
import { useFocusOnMore } from '../../blocks/search/use-focus-on-more.ts'
import { Drawing } from '../../illustrations/drawing.tsx'
import { useWaitingFollows } from '../../lib/device/waiting/waiting-follows.ts'
import { useQueued } from '../../offline/outbox/outbox.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { FollowedRow } from './followed-row.tsx'
import { SellersSkeleton } from './sellers-skeleton.tsx'
import { useFollowed } from './use-followed.ts'

/** Whom one follows with all their moods: waiting, broken, none, some, more. */
export function FollowedSellers({ userId }: { userId: number }) {
  const query = useFollowed()
  const taps = useWaitingFollows()
  const entries = query.data?.pages
    .flatMap((page) => page.items)
    // Left before, and not yet told to the server.
    .filter(({ seller }) => taps[seller.id] !== false)
  const known = new Set(entries?.map(({ seller }) => seller.id))
  const waiting = useWaitingSellers(userId, known)
  const place = useKeptFocus<HTMLElement>(entries?.length)
  const { list, noteAsked } = useFocusOnMore<HTMLUListElement>(entries?.length ?? 0)
  if (!entries) {
    if (!query.error) return <SellersSkeleton />
    return (
      <LoadFailure
        error={query.error}
        title="No pudimos cargar a quienes sigues"
        onRetry={() => void query.refetch()}
      />
    )
  }
  return (
    <section ref={place} tabIndex={-1} aria-label="Vendedores" className="outline-none">
      <Waiting names={waiting} />
      <KeptStamp query={query} />
      {entries.length === 0 && !query.hasNextPage ? (
        waiting.length === 0 && <NobodyYet />
      ) : (
        <ul ref={list} className="grid gap-3 md:grid-cols-2">
          {entries.map((entry) => (
            <li key={entry.seller.id}>
              <FollowedRow follow={entry} />
            </li>
          ))}
        </ul>
      )}
      <MorePages query={query} onAsk={noteAsked} />
    </section>
  )
}

/** Followed without a network so far; what is on its way is in the list in a moment. */
function useWaitingSellers(userId: number, known: ReadonlySet<number>): string[] {
  return useQueued(userId).flatMap(({ task, state, reason }) => {
    const isWaiting = reason !== null && state !== 'rejected'
    return isWaiting && task.kind === 'follow' && task.isWanted && !known.has(task.sellerId)
      ? [task.name]
      : []
  })
}

function Waiting({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <p className="mb-5 flex items-start gap-2 rounded-card border border-line bg-card px-4 py-3 text-small text-muted">
      <Clock aria-hidden="true" size={16} strokeWidth={1.75} className="mt-0.5 flex-none" />
      <span className="wrap-anywhere">En cola, hasta que haya conexión: {names.join(', ')}.</span>
    </p>
  )
}

function NobodyYet() {
  return (
    <EmptyState
      picture={<Drawing name="no-favorites" />}
      title="Aún no sigues a nadie"
      text="Toca «Seguir» en la página de un vendedor o de un negocio, y te avisamos de sus anuncios nuevos."
      action={<LinkButton to="/search">Explorar Anuncios</LinkButton>}
    />
  )
}
