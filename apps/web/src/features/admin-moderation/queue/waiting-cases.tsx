import type { ModerationCase } from '@wepa/domain/moderation/moderation'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { BatchBar } from './batch-bar.tsx'
import { Queue } from './queue.tsx'
import { QueueFilters } from './queue-filters.tsx'
import { everythingWaiting, type QueueQuestion, type useQueue } from './use-queue.ts'
import { useSelection } from './use-selection.ts'

/** Whether several cases are being picked, and which; kept while something is looked for. */
export function usePicking() {
  const [isPicking, setIsPicking] = useState(false)
  const selection = useSelection()
  const end = () => {
    selection.clear()
    setIsPicking(false)
  }
  return { isPicking, begin: () => setIsPicking(true), end, selection }
}

type Picking = ReturnType<typeof usePicking>

interface WaitingCasesProps {
  asked: QueueQuestion
  setAsked: (asked: QueueQuestion) => void
  queue: ReturnType<typeof useQueue>
  picking: Picking
  openId: string | undefined
  onOpen: (id: string) => void
}

/** The queue with what chooses among it, and the way to decide several at once. */
export function WaitingCases({
  asked,
  setAsked,
  queue,
  picking,
  openId,
  onOpen,
}: WaitingCasesProps) {
  return (
    <>
      <QueueFilters asked={asked} onAsk={(changed) => setAsked({ ...asked, ...changed })} />
      {asked.show !== 'resolved' && <PickingBar picking={picking} shown={queue.cases ?? []} />}
      <Queue
        key={`${asked.kind}-${asked.show}-${asked.person?.id}`}
        {...{ queue, openId, onOpen }}
        show={asked.show}
        selection={picking.isPicking ? picking.selection : undefined}
        onPerson={asked.person ? undefined : (person) => setAsked({ ...everythingWaiting, person })}
      />
    </>
  )
}

function PickingBar({ picking, shown }: { picking: Picking; shown: readonly ModerationCase[] }) {
  const { isPicking, begin, end, selection } = picking
  if (isPicking) return <BatchBar {...{ selection, shown }} onEnd={end} />
  return (
    <Button tone="quiet" size="small" onClick={begin}>
      Escoger varios
    </Button>
  )
}
