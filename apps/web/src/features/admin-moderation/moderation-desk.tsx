import type { ModerationCase } from '@wepa/domain/moderation/moderation'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { CaseView } from './case/case-view.tsx'
import { useDecisionDrafts } from './decision/decision-drafts.ts'
import { FailedWork } from './failed-work.tsx'
import { BatchBar } from './queue/batch-bar.tsx'
import { Queue } from './queue/queue.tsx'
import { QueueFilters } from './queue/queue-filters.tsx'
import { type QueueQuestion, useQueue } from './queue/use-queue.ts'
import { type CaseSelection, useSelection } from './queue/use-selection.ts'
import { ShortcutSwitch } from './shortcuts/shortcut-switch.tsx'
import { Stepper } from './shortcuts/stepper.tsx'

interface ModerationDeskProps {
  /** The case of the address, as 'report-12'. */
  caseId: string | undefined
  onOpen: (id: string | undefined) => void
}

/** The queue with the case beside it; on a phone the case takes the queue's place. */
export function ModerationDesk({ caseId, onOpen }: ModerationDeskProps) {
  const [asked, setAsked] = useState(everythingWaiting)
  const [isPicking, setIsPicking] = useState(false)
  const selection = useSelection()
  const list = useReturnToList(caseId)
  const drafts = useDecisionDrafts()
  const queue = useQueue(asked)
  const { before, after, waiting } = neighbors(queue.cases ?? [], caseId)
  const next = asked.show === 'resolved' ? undefined : waiting
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(15rem,2fr)_3fr] xl:grid-cols-[17rem_minmax(0,1fr)]">
        <section
          ref={list}
          aria-label="Casos"
          className={classNames('grid grid-cols-1 content-start gap-4', caseId && 'max-lg:hidden')}
        >
          <QueueFilters asked={asked} onAsk={(changed) => setAsked({ ...asked, ...changed })} />
          <Stepper {...{ before, after, onOpen }} />
          {asked.show !== 'resolved' && (
            <Picking {...{ isPicking, setIsPicking, selection }} shown={queue.cases ?? []} />
          )}
          <Queue
            key={`${asked.kind}-${asked.show}-${asked.person?.id}`}
            {...{ queue, onOpen }}
            show={asked.show}
            openId={caseId}
            selection={isPicking ? selection : undefined}
            onPerson={
              asked.person ? undefined : (person) => setAsked({ ...everythingWaiting, person })
            }
          />
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

const everythingWaiting: QueueQuestion = { kind: undefined, show: 'pending', person: undefined }

interface PickingProps {
  isPicking: boolean
  setIsPicking: (isPicking: boolean) => void
  selection: CaseSelection
  shown: readonly ModerationCase[]
}

/** The way to decide several at once. */
function Picking({ isPicking, setIsPicking, selection, shown }: PickingProps) {
  if (!isPicking) {
    return (
      <Button tone="quiet" size="small" onClick={() => setIsPicking(true)}>
        Escoger varios
      </Button>
    )
  }
  const end = () => {
    selection.clear()
    setIsPicking(false)
  }
  return <BatchBar {...{ selection, shown }} onEnd={end} />
}

/**
 * The cases before and after the open one in the list, which begins with the first where none of it is open, and
 * which one to go on with once the open one is decided: the one after it that nobody else looks at, or else the first.
 */
function neighbors(cases: readonly ModerationCase[], openId: string | undefined) {
  const at = cases.findIndex(({ id }) => id === openId)
  const inTurn = [...cases.slice(at + 1), ...cases.slice(0, Math.max(at, 0))]
  return {
    before: at > 0 ? cases[at - 1]?.id : undefined,
    after: cases[at + 1]?.id,
    waiting: (inTurn.find(({ viewer }) => !viewer) ?? inTurn[0])?.id,
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
