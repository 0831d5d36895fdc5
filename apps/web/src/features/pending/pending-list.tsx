import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Drawing } from '../../illustrations/drawing.tsx'
import { useConnection } from '../../lib/device/connection.ts'
import { countLeftovers } from '../../offline/device-data.ts'
import { useQueue } from '../../offline/outbox/outbox.ts'
import { isOnlyForPage } from '../../offline/outbox/queue.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { PendingSkeleton } from './pending-skeleton.tsx'
import { QueuedCard } from './queued-card.tsx'
import { doneWords, subjectOf } from './queued-words.ts'
import { type Finished, useFinished } from './use-finished.ts'

/** What waits, in the order in which it leaves, and below what has left meanwhile. */
export function PendingList({ userId }: { userId: number }) {
  const items = useQueue(userId)
  const finished = useFinished(userId)
  const { isOnline } = useConnection()
  const place = useKeptFocus<HTMLElement>(items?.length ?? 0)
  const now = new Date()
  if (items === undefined) return <PendingSkeleton />
  return (
    <section ref={place} tabIndex={-1} aria-label="En cola" className="grid gap-4 outline-none">
      {items.some(({ state }) => state !== 'rejected') && (
        <p className="text-body text-muted">
          {isOnline
            ? 'Se envía solo. Puedes seguir usando Wepa.'
            : 'Sin conexión: se envía solo cuando vuelva, aunque cierres Wepa y la abras después.'}
        </p>
      )}
      {items.some(isOnlyForPage) && (
        <p className="rounded-card bg-sol-soft p-4 text-body">
          Este navegador no guarda datos: no cierres esta página hasta que se envíe.
        </p>
      )}
      {items.length > 0 && (
        <ul className="grid gap-3">
          {items.map((item) => (
            <li key={item.id}>
              <QueuedCard item={item} now={now} />
            </li>
          ))}
        </ul>
      )}
      {finished.length > 0 && <FinishedList items={finished} />}
      {items.length === 0 && finished.length === 0 && <NothingWaits />}
      <DraftsNote userId={userId} queued={items.length} />
    </section>
  )
}

/** Drafts are not sent by themselves: where they are. An ad that is taken out of the queue is one again. */
function DraftsNote({ userId, queued }: { userId: number; queued: number }) {
  const [count, setCount] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted anew with each thing that leaves
  useEffect(() => {
    let isOver = false
    void countLeftovers(userId).then(({ drafts }) => !isOver && setCount(drafts))
    return () => {
      isOver = true
    }
  }, [userId, queued])
  if (count === 0) return null
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-3 rounded-card border border-line bg-card py-1 pr-1 pl-4 text-body">
      <span className="py-2">
        {count === 1
          ? 'Tienes 1 borrador sin publicar.'
          : `Tienes ${count} borradores sin publicar.`}
      </span>
      <LinkButton tone="bare" to="/post-ad">
        Ver borradores
      </LinkButton>
    </p>
  )
}

function FinishedList({ items }: { items: readonly Finished[] }) {
  return (
    <ul aria-label="Listo" className="grid gap-2">
      {items.map(({ item: { id, task }, path }) => (
        <li key={id} className="flex items-center gap-2 rounded-card bg-palma-soft px-4 py-3">
          <Check
            aria-hidden="true"
            size={20}
            strokeWidth={2}
            className="flex-none text-on-palma-soft"
          />
          <span className="min-w-0 text-body wrap-anywhere">
            <strong className="font-semibold text-on-palma-soft">{doneWords(task)}</strong>:{' '}
            {path ? (
              <Link to={path} className="underline underline-offset-4">
                {subjectOf(task)}
              </Link>
            ) : (
              subjectOf(task)
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

function NothingWaits() {
  return (
    <EmptyState
      picture={<Drawing name="mail-sent" />}
      title="No tienes nada pendiente"
      text="Lo que haces sin conexión espera aquí y se envía solo cuando vuelve."
      action={<LinkButton to="/">Volver al inicio</LinkButton>}
    />
  )
}
