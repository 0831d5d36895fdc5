import { ArrowLeft } from 'lucide-react'
import { LoadFailure } from '../../../blocks/kept/load-failure.tsx'
import { MorePages } from '../../../blocks/search/more-pages.tsx'
import { trpc } from '../../../lib/trpc.ts'
import { archivedList } from '../../../live/message-caches.ts'
import { Button } from '../../../ui/button.tsx'
import { ConversationRow } from './conversation-row.tsx'
import { ListSkeleton } from './list-skeleton.tsx'

interface ArchivedListProps {
  userId: number
  now: string
  onBack: () => void
}

/** The conversations that were put away; each comes back by itself when somebody writes in it. */
export function ArchivedList({ userId, now, onBack }: ArchivedListProps) {
  const query = trpc.conversations.list.useInfiniteQuery(archivedList, {
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: 0,
  })
  const rows = query.data?.pages.flatMap((page) => page.items)
  return (
    <section aria-label="Archivadas">
      <p className="px-2">
        <Button tone="bare" size="small" autoFocus onClick={onBack}>
          <ArrowLeft aria-hidden="true" size={18} strokeWidth={2} />
          Todas las conversaciones
        </Button>
      </p>
      {rows?.length === 0 && (
        <p className="px-4 py-3 text-body text-muted">
          No tienes ninguna archivada. Se archivan en el menú de cada conversación.
        </p>
      )}
      {rows && (
        <ul className="divide-y divide-line">
          {rows.map((conversation) => (
            <li key={conversation.id}>
              <ConversationRow
                conversation={conversation}
                userId={userId}
                now={now}
                isOpen={false}
                pending={undefined}
              />
            </li>
          ))}
        </ul>
      )}
      {rows && <MorePages query={query} />}
      {!rows && !query.error && <ListSkeleton />}
      {!rows && query.error && (
        <LoadFailure
          error={query.error}
          title="No pudimos cargar tus archivadas"
          onRetry={() => void query.refetch()}
        />
      )}
    </section>
  )
}
