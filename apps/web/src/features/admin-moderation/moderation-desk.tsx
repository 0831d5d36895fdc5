import type { CaseKind } from '@wepa/domain/moderation/moderation'
import { useEffect, useRef, useState } from 'react'
import { LoadFailure } from '../../blocks/kept/load-failure.tsx'
import { MorePages } from '../../blocks/search/more-pages.tsx'
import { useFocusOnMore } from '../../blocks/search/use-focus-on-more.ts'
import { Drawing } from '../../illustrations/drawing.tsx'
import { useConnection } from '../../lib/device/connection.ts'
import { trpc } from '../../lib/trpc.ts'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Chip } from '../../ui/forms/chip.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CaseList } from './case-list.tsx'
import { CaseView } from './case-view.tsx'
import { kindFilters } from './case-words.ts'
import { FailedWork } from './failed-work.tsx'

interface ModerationDeskProps {
  /** The case of the address, as 'report-12'. */
  caseId: string | undefined
  onOpen: (id: string | undefined) => void
}

type State = 'pending' | 'resolved'

/** How often the queue and its numbers are asked for anew, in ms. */
const pace = 30_000

/** The queue with the case beside it; on a phone the case takes the queue's place. */
export function ModerationDesk({ caseId, onOpen }: ModerationDeskProps) {
  const [kind, setKind] = useState<CaseKind>()
  const [state, setState] = useState<State>('pending')
  const list = useReturnToList(caseId)
  const queue = useQueue(kind, state)
  const [next] = queue.cases?.filter(({ id }) => id !== caseId && state === 'pending') ?? []
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(18rem,2fr)_3fr]">
        <section
          ref={list}
          aria-label="Casos"
          className={classNames('grid grid-cols-1 content-start gap-4', caseId && 'max-lg:hidden')}
        >
          <Filters kind={kind} state={state} onKind={setKind} onState={setState} />
          <Queue key={`${kind}-${state}`} {...{ queue, state, onOpen }} openId={caseId} />
        </section>
        <section aria-label="El caso" className={caseId ? undefined : 'max-lg:hidden'}>
          {caseId ? (
            <CaseView
              key={caseId}
              caseId={caseId}
              onClose={() => onOpen(undefined)}
              onNext={next && (() => onOpen(next.id))}
            />
          ) : (
            <p className="grid min-h-60 place-content-center rounded-card border border-dashed border-edge p-6 text-center text-body text-muted">
              Escoge un caso para verlo aquí.
            </p>
          )}
        </section>
      </div>
      <FailedWork />
    </div>
  )
}

/** Back in the list, the focus is on the case one came from; where that is decided, on the next one to see. */
function useReturnToList(caseId: string | undefined) {
  const last = useRef<string>(undefined)
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    if (caseId) last.current = caseId
    else if (last.current) {
      const left = document.getElementById(`case-${last.current}`)
      ;(left ?? list.current?.querySelector<HTMLElement>('li button, select'))?.focus()
    }
  }, [caseId])
  return list
}

/** Nobody is asked without network, nor while nobody looks: who comes back gets news at once. */
function usePace(isMoving: boolean) {
  const { isOnline } = useConnection()
  return {
    staleTime: 0,
    refetchInterval: isMoving && isOnline && pace,
    refetchOnWindowFocus: isMoving,
  }
}

interface FiltersProps {
  kind: CaseKind | undefined
  state: State
  onKind: (kind: CaseKind | undefined) => void
  onState: (state: State) => void
}

function Filters({ kind, state, onKind, onState }: FiltersProps) {
  const { data } = trpc.moderation.counts.useQuery(undefined, usePace(true))
  const all = data && Object.values(data).reduce((sum, count) => sum + count, 0)
  return (
    <div className="grid grid-cols-1 gap-3">
      <SelectField
        label="Qué ver"
        value={kind ?? ''}
        onChange={({ target }) =>
          onKind(kindFilters.find(({ value }) => value === target.value)?.value)
        }
      >
        <option value="">Todo{countWords(all)}</option>
        {kindFilters.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
            {countWords(data?.[value])}
          </option>
        ))}
      </SelectField>
      <div className="flex flex-wrap gap-2">
        <Chip isSelected={state === 'pending'} onClick={() => onState('pending')}>
          En espera
        </Chip>
        <Chip isSelected={state === 'resolved'} onClick={() => onState('resolved')}>
          Decididos
        </Chip>
      </div>
    </div>
  )
}

function countWords(count: number | undefined): string {
  return count ? ` (${count})` : ''
}

function useQueue(kind: CaseKind | undefined, state: State) {
  const query = trpc.moderation.list.useInfiniteQuery(
    { state, limit: 20, ...(kind && { kind }) },
    {
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      ...usePace(state === 'pending'),
    },
  )
  return { query, cases: query.data?.pages.flatMap(({ items }) => items) }
}

interface QueueProps {
  queue: ReturnType<typeof useQueue>
  state: State
  openId: string | undefined
  onOpen: (id: string) => void
}

function Queue({ queue: { query, cases }, state, openId, onOpen }: QueueProps) {
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
