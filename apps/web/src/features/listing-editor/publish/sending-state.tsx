import { QueuedState } from '../../../blocks/kept/queued-state.tsx'
import type { Queued } from '../../../offline/browser-db/task.ts'

/** How far a queued ad has come, and why it waits. */
export function SendingState({ item: { state, reason } }: { item: Queued }) {
  return (
    <div className="grid justify-items-start gap-1">
      <QueuedState state={state} />
      {reason && state !== 'sending' && <p className="text-small text-muted">{reason}</p>}
    </div>
  )
}
