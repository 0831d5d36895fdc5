import { Link } from '@tanstack/react-router'
import { Clock } from 'lucide-react'
import { useQueued } from '../../offline/outbox/outbox.ts'

/** Ads whose heart was turned on and could not be sent so far; what is on its way is in the list in a moment. */
export function useWaitingFavorites(userId: number, known: ReadonlySet<number>) {
  return useQueued(userId).flatMap(({ task, state, reason }) => {
    const isWaiting = reason !== null && state !== 'rejected'
    const isWanted = task.kind === 'favourite' && task.isWanted
    return isWaiting && isWanted && !known.has(task.listingId) ? [task] : []
  })
}

/** What one has put a heart on without a network: it is not lost, and can be read already where it was seen. */
export function WaitingFavorites({ waiting }: { waiting: ReturnType<typeof useWaitingFavorites> }) {
  if (waiting.length === 0) return null
  return (
    <section
      aria-label="Favoritos en cola"
      className="mb-5 rounded-card border border-line bg-card px-4 py-3"
    >
      <p className="flex items-center gap-2 text-small text-muted">
        <Clock aria-hidden="true" size={16} strokeWidth={1.75} className="flex-none" />
        En cola: se guardan en cuanto se pueda.
      </p>
      <ul>
        {waiting.map(({ listingId, title }) => (
          <li key={listingId}>
            <Link
              to="/listing/$id"
              params={{ id: String(listingId) }}
              className="inline-flex min-h-[44px] items-center text-body font-semibold wrap-anywhere text-caribe underline-offset-4 hover:underline"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
