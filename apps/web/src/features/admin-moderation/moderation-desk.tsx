import type { DeskFindings } from '@wepa/domain/moderation/desk-search'
import type { ModerationCase } from '@wepa/domain/moderation/moderation'
import { useEffect, useRef, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { CaseView } from './case/case-view.tsx'
import { useDecisionDrafts } from './decision/decision-drafts.ts'
import { FailedWork } from './failed-work.tsx'
import { OpenedTypes } from './opened-types.tsx'
import { everythingWaiting, useQueue } from './queue/use-queue.ts'
import { usePicking, WaitingCases } from './queue/waiting-cases.tsx'
import { Findings } from './search/findings.tsx'
import { moveByArrows, SearchField } from './search/search-field.tsx'
import { idsFound, useDeskSearch } from './search/use-desk-search.ts'
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
  const picking = usePicking()
  const list = useReturnToList(caseId)
  const drafts = useDecisionDrafts()
  const queue = useQueue(asked)
  const search = useDeskSearch()
  const { waiting, ...queued } = neighbors(queue.cases ?? [], caseId)
  // What was found is gone through in the place of the queue.
  const { before, after } = search.found ? neighbors(asRows(search.found), caseId) : queued
  const next = asked.show === 'resolved' ? undefined : waiting
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(15rem,2fr)_3fr] xl:grid-cols-[17rem_minmax(0,1fr)]">
        <section
          ref={list}
          aria-label="Casos"
          onKeyDown={moveByArrows}
          className={classNames('grid grid-cols-1 content-start gap-4', caseId && 'max-lg:hidden')}
        >
          <SearchField search={search} />
          <Stepper {...{ before, after, onOpen }} />
          {search.isOn ? (
            <Findings {...{ search }} openId={caseId} />
          ) : (
            <WaitingCases {...{ asked, setAsked, queue, picking, onOpen }} openId={caseId} />
          )}
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
      <OpenedTypes />
      <FailedWork />
    </div>
  )
}

/**
 * The cases before and after the open one in the list, which begins with the first where none of it is open, and
 * which one to go on with once the open one is decided: the one after it that nobody else looks at, or else the first.
 */
function neighbors(
  cases: readonly Pick<ModerationCase, 'id' | 'viewer'>[],
  openId: string | undefined,
) {
  const at = cases.findIndex(({ id }) => id === openId)
  const inTurn = [...cases.slice(at + 1), ...cases.slice(0, Math.max(at, 0))]
  return {
    before: at > 0 ? cases[at - 1]?.id : undefined,
    after: cases[at + 1]?.id,
    waiting: (inTurn.find(({ viewer }) => !viewer) ?? inTurn[0])?.id,
  }
}

function asRows(found: DeskFindings) {
  return idsFound(found).map((id) => ({ id, viewer: null }))
}

/** Back in the list, the focus is on the case one came from; where that is decided, on the next one to see. */
function useReturnToList(caseId: string | undefined) {
  const last = useRef<string>(undefined)
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    if (caseId) last.current = caseId
    else if (last.current) {
      const left = list.current?.querySelector<HTMLElement>(`[data-case="${last.current}"]`)
      ;(left ?? list.current?.querySelector<HTMLElement>('li button, li a, select'))?.focus()
    }
  }, [caseId])
  return list
}
