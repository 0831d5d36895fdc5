import type { CaseKind } from '@wepa/domain/moderation/moderation'
import { useEffect, useRef, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { CaseView } from './case/case-view.tsx'
import { useDecisionDrafts } from './decision/decision-drafts.ts'
import { FailedWork } from './failed-work.tsx'
import { Queue } from './queue/queue.tsx'
import { QueueFilters } from './queue/queue-filters.tsx'
import { type QueueState, useQueue } from './queue/use-queue.ts'
import { ShortcutSwitch } from './shortcuts/shortcut-switch.tsx'
import { Stepper } from './shortcuts/stepper.tsx'

interface ModerationDeskProps {
  /** The case of the address, as 'report-12'. */
  caseId: string | undefined
  onOpen: (id: string | undefined) => void
}

/** The queue with the case beside it; on a phone the case takes the queue's place. */
export function ModerationDesk({ caseId, onOpen }: ModerationDeskProps) {
  const [kind, setKind] = useState<CaseKind>()
  const [state, setState] = useState<QueueState>('pending')
  const list = useReturnToList(caseId)
  const drafts = useDecisionDrafts()
  const queue = useQueue(kind, state)
  const { before, after, waiting } = neighbors(queue.cases ?? [], caseId)
  const next = state === 'pending' ? waiting : undefined
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(15rem,2fr)_3fr] xl:grid-cols-[17rem_minmax(0,1fr)]">
        <section
          ref={list}
          aria-label="Casos"
          className={classNames('grid grid-cols-1 content-start gap-4', caseId && 'max-lg:hidden')}
        >
          <QueueFilters kind={kind} state={state} onKind={setKind} onState={setState} />
          <Stepper {...{ before, after, onOpen }} />
          <Queue key={`${kind}-${state}`} {...{ queue, state, onOpen }} openId={caseId} />
          <ShortcutSwitch />
        </section>
        <section aria-label="El caso" className={caseId ? undefined : 'max-lg:hidden'}>
          {caseId ? (
            <CaseView
              key={caseId}
              {...{ caseId, drafts }}
              onClose={() => onOpen(undefined)}
              onNext={next === undefined ? undefined : () => onOpen(next)}
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

/**
 * The cases before and after the open one in the list, which begins with the first where none of it is open, and
 * which one to go on with once the open one is decided: the one after it, or else the first.
 */
function neighbors(cases: readonly { id: string }[], openId: string | undefined) {
  const at = cases.findIndex(({ id }) => id === openId)
  const after = cases[at + 1]?.id
  return {
    before: at > 0 ? cases[at - 1]?.id : undefined,
    after,
    waiting: after ?? cases.find(({ id }) => id !== openId)?.id,
  }
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
