import { LoadFailure } from '../../../blocks/kept/load-failure.tsx'
import { MorePages } from '../../../blocks/search/more-pages.tsx'
import { useFocusOnMore } from '../../../blocks/search/use-focus-on-more.ts'
import { Drawing } from '../../../illustrations/drawing.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CaseList, type CaseListProps } from './case-list.tsx'
import type { QueueQuestion, useQueue } from './use-queue.ts'

interface QueueProps extends Omit<CaseListProps, 'cases' | 'list'> {
  queue: ReturnType<typeof useQueue>
  show: QueueQuestion['show']
}

/** The cases, with what stands there while there are none. */
export function Queue({ queue: { query, cases }, show, ...rest }: QueueProps) {
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
          {...emptyWords[show]}
        />
      ) : (
        <CaseList cases={cases} list={list} {...rest} />
      )}
      <MorePages query={query} onAsk={noteAsked} />
    </>
  )
}

const emptyWords = {
  pending: { title: 'Nada espera', text: 'Los reportes y mensajes nuevos aparecen aquí.' },
  urgent: { title: 'Nada urgente espera', text: 'Mira lo demás en «En espera».' },
  resolved: { title: 'Todavía no se ha decidido nada' },
}
