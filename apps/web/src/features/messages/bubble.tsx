import { clockTime } from '@wepa/domain/text/date'
import { Check, CheckCheck, CircleAlert, Clock } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { Placed } from './group-entries.ts'
import { MessageText } from './message-text.tsx'
import type { Entry } from './thread-entries.ts'

interface BubbleProps extends Placed {
  /** Who wrote it, for people who do not see on which side it stands. */
  author: string
  /** Stands in place of the text: an offer. */
  card?: ReactNode
  onRetry: (queuedId: string) => void
  onDiscard: (queuedId: string) => void
}

/** One message: one's own on the right, with what became of it in words. */
export const Bubble = memo(function MessageBubble(props: BubbleProps) {
  const { entry, isFirst, isLast, author, card, onRetry, onDiscard } = props
  const { isOwn, state, queuedId } = entry
  const isStored = state === 'sent' || state === 'read'
  return (
    <div className={classNames('bubble-row', isOwn && 'bubble-row-own', isFirst && 'mt-2')}>
      <div
        className={classNames(
          'bubble',
          isOwn ? 'bubble-own' : 'bubble-other',
          isLast && 'bubble-last',
          state === 'failed' && 'bubble-failed',
          entry.isRemoved && 'bubble-removed',
        )}
      >
        <span className="sr-only">{author}: </span>
        {entry.isAuto && <p className="text-small font-semibold">Respuesta automática</p>}
        {card || <Words entry={entry} />}
      </div>
      {(isLast || !isStored) && <Meta entry={entry} />}
      {state === 'failed' && queuedId !== null && (
        <div className="flex flex-wrap justify-end gap-2 pt-1">
          <Button tone="bare" size="small" onClick={() => onRetry(queuedId)}>
            Reintentar
          </Button>
          <Button tone="bare" size="small" onClick={() => onDiscard(queuedId)}>
            Descartar
          </Button>
        </div>
      )}
    </div>
  )
})

function Words({ entry: { isRemoved, content, isOwn } }: { entry: Entry }) {
  return isRemoved ? <p>{content}</p> : <MessageText text={content} isOwn={isOwn} />
}

const states = {
  sent: { icon: Check, words: 'Enviado' },
  read: { icon: CheckCheck, words: 'Leído' },
  sending: { icon: Clock, words: 'Enviando…' },
  waiting: { icon: Clock, words: 'En cola' },
  failed: { icon: CircleAlert, words: 'No se pudo enviar el mensaje.' },
} as const

/** When it was said and, of one's own, how far it has come. */
function Meta({ entry }: { entry: Entry }) {
  const { isOwn, state, createdAt, reason } = entry
  const { icon: Icon, words } = states[state]
  const isFailed = state === 'failed'
  return (
    <p
      className={classNames(
        'flex max-w-full flex-wrap items-center gap-x-1.5 px-1 pt-0.5 text-small',
        isOwn && 'justify-end text-right',
        isFailed ? 'font-medium text-danger' : 'text-muted',
      )}
    >
      {!isFailed && <time dateTime={createdAt}>{clockTime(createdAt)}</time>}
      {isOwn && (
        <span>
          <Icon
            aria-hidden="true"
            size={16}
            strokeWidth={2}
            className={classNames('mr-1 inline align-[-3px]', state === 'read' && 'text-caribe')}
          />
          {isFailed ? `${words} ${reason ?? 'Inténtalo de nuevo.'}` : words}
        </span>
      )}
      {state === 'waiting' && reason && <span className="basis-full">{reason}</span>}
    </p>
  )
}
