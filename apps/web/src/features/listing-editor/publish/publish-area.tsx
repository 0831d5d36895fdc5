import type { SelfUser } from '@wepa/domain/people/user'
import { useState } from 'react'
import type { Queued } from '../../../offline/browser-db/task.ts'
import { DraftList } from '../drafts/draft-list.tsx'
import { openDraft, type Wanted } from '../drafts/open-draft.ts'
import { ResumedNotice } from '../drafts/resumed-notice.tsx'
import { useOpened } from '../drafts/use-opened.ts'
import { FormSkeleton } from '../form-skeleton.tsx'
import { PlanFullNotice } from './plan-full-notice.tsx'
import { PublishForm } from './publish-form.tsx'
import { QueuedPanel } from './queued-panel.tsx'

interface PublishAreaProps {
  user: SelfUser
  hasEnded: boolean
  /** The draft that the address names. */
  draftId: string | undefined
}

/** The publish form with the draft it goes on with, and the others beside it; or how far an ad in the queue is. */
export function PublishArea({ user, hasEnded, draftId }: PublishAreaProps) {
  const [wanted, setWanted] = useState<Wanted>(draftId ? { id: draftId, isToEdit: false } : 'last')
  /** Each form is a new one, also when the same is wanted again. */
  const [turn, setTurn] = useState(0)
  const [queued, setQueued] = useState<Queued | null>(null)
  const begin = (next: Wanted) => {
    setQueued(null)
    setWanted(next)
    setTurn(turn + 1)
  }
  if (queued) return <Waiting item={queued} onBegin={begin} />
  return (
    <DraftForm
      key={turn}
      user={user}
      hasEnded={hasEnded}
      wanted={wanted}
      onBegin={begin}
      onQueued={setQueued}
    />
  )
}

interface DraftFormProps extends Omit<PublishAreaProps, 'draftId'> {
  wanted: Wanted
  onBegin: (wanted: Wanted) => void
  onQueued: (item: Queued) => void
}

function DraftForm({ user, hasEnded, wanted, onBegin, onQueued }: DraftFormProps) {
  const open = useOpened('', () => openDraft(user.id, wanted))
  if (!open) return <FormSkeleton />
  if (open.waiting) return <Waiting item={open.waiting} onBegin={onBegin} />
  return (
    <div className="grid grid-cols-1 gap-5">
      <PlanFullNotice user={user} />
      <ResumedNotice open={open} onStartAnew={() => onBegin('new')} />
      <DraftList
        userId={user.id}
        openId={open.id}
        onOpen={(id) => onBegin({ id, isToEdit: true })}
      />
      <PublishForm user={user} hasEnded={hasEnded} open={open} onQueued={onQueued} />
    </div>
  )
}

function Waiting({ item, onBegin }: { item: Queued; onBegin: (wanted: Wanted) => void }) {
  if (item.task.kind !== 'publish') return null
  const { draftId, title } = item.task
  return (
    <QueuedPanel
      item={item}
      title={title}
      onEdit={() => onBegin({ id: draftId, isToEdit: true })}
      onAnother={() => onBegin('new')}
    />
  )
}
