import { Clock, Send, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Queued } from '../offline/browser-db/task.ts'
import { useQueued } from '../offline/outbox/outbox.ts'
import { classNames } from '../ui/class-names.ts'
import { PlaceLink } from './place-link.tsx'

/** What leaves sooner is not worth a word, in ms. */
const patience = 2_000

/** How many things wait and how they stand; leads to them. */
export function PendingChip({ userId }: { userId: number }) {
  const items = useSlow(useQueued(userId))
  const [first] = items
  if (!first) return <p role="status" className="sr-only" />
  const stuck = items.filter(({ state }) => state === 'rejected' || state === 'paused').length
  const isSending = items.some(({ state }) => state === 'sending')
  const Icon = stuck > 0 ? TriangleAlert : isSending ? Send : Clock
  const words = stuck > 0 ? 'Necesita tu atención' : isSending ? 'Enviando…' : 'En cola'
  return (
    <div role="status" className="pending-chip">
      <PlaceLink
        to="/pendientes"
        title={words}
        className={classNames(
          'inline-flex h-[44px] items-center gap-[6px] rounded-full px-[10px] text-[min(0.875rem,4.2vw)] font-semibold transition-colors',
          stuck > 0 ? 'bg-sol-soft text-ink' : 'text-ink hover:bg-sand-deep',
        )}
      >
        <Icon aria-hidden="true" size={20} strokeWidth={1.75} className="flex-none" />
        {stuck > 0 ? stuck : items.length}
        <span className="max-lg:sr-only"> {words}</span>
      </PlaceLink>
    </div>
  )
}

/** Without those that were just queued and have not failed. */
function useSlow(items: readonly Queued[]): readonly Queued[] {
  const [now, setNow] = useState(Date.now)
  const fresh = items.filter(
    ({ code, createdAt }) => code === null && now - Date.parse(createdAt) < patience,
  )
  const [next] = fresh
  const due = next && Date.parse(next.createdAt) + patience
  useEffect(() => {
    if (due === undefined) return
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, due - Date.now()) + 10)
    return () => clearTimeout(timer)
  }, [due])
  return items.filter((item) => !fresh.includes(item))
}
