import { Clock, Send, TriangleAlert } from 'lucide-react'
import type { Queued } from '../../offline/browser-db/task.ts'
import { classNames } from '../../ui/class-names.ts'

const looks = {
  queued: { words: 'En cola', icon: Clock, tone: 'bg-sand-deep text-ink' },
  sending: { words: 'Enviando…', icon: Send, tone: 'bg-caribe-soft text-caribe-strong' },
  attention: { words: 'Necesita tu atención', icon: TriangleAlert, tone: 'bg-sol-soft text-ink' },
}

/** How something in the outbox stands, with icon and words (look.md). */
export function QueuedState({ state }: { state: Queued['state'] }) {
  const { words, icon: Icon, tone } = looks[lookOf(state)]
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-small font-semibold',
        tone,
      )}
    >
      <Icon aria-hidden="true" size={16} strokeWidth={2} className="flex-none" />
      {words}
    </span>
  )
}

function lookOf(state: Queued['state']): keyof typeof looks {
  return state === 'queued' || state === 'sending' ? state : 'attention'
}
