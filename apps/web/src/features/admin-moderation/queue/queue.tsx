import { LoadFailure } from '../../../blocks/kept/load-failure.tsx'
import { MorePages } from '../../../blocks/search/more-pages.tsx'
import { useFocusOnMore } from '../../../blocks/search/use-focus-on-more.ts'
import { Drawing } from '../../../illustrations/drawing.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CaseList } from './case-list.tsx'
import type { QueueState, useQueue } from './use-queue.ts'

interface QueueProps {
  queue: ReturnType<typeof useQueue>
  state: QueueState
  openId: string | undefined
  onOpen: (id: string) => void
}

/** The cases, with what stands there while there are none. */
export function Queue({ queue: { query, cases }, state, openId, onOpen }: QueueProps) {
  const { list, noteAsked } = useFocusOnMore<HTMLUListElement>(cases?.length ?? 0)
  if (!cases) {
    return query.error ? (
      <LoadFailure
        error={query.error}
        title="No pudimos cargar los casos"
        onRetry={() => void query.refetch()}
      />
    ) : (
      <div aria-busy="true" className="grid gap-2">
        <Skeleton className="h-24 rounded-card" />
        <Skeleton className="h-24 rounded-card" />
        <Skeleton className="h-24 rounded-card" />
      </div>
    )
  }
  return (
    <>
      {cases.length === 0 ? (
        <EmptyState
          className="py-6!"
          picture={<Drawing name="no-notifications" />}
          title={state === 'pending' ? 'Nada espera' : 'Todavía no se ha decidido nada'}
          text={state === 'pending' ? 'Los reportes y mensajes nuevos aparecen aquí.' : undefined}
        />
      ) : (
        <CaseList cases={cases} openId={openId} onOpen={onOpen} list={list} />
      )}
      <MorePages query={query} onAsk={noteAsked} />
    </>
  )
}
